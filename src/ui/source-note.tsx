import { chakra } from './styled.ts';

/** Under a frame of another site: whose it is, as the privacy page promises. */
export const SourceNote = chakra('p', { base: { textStyle: 'aside', marginTop: '3', color: 'fg.muted' } });
