import { chakra } from './styled.ts';

/** A plate in the ruled frame of a mushaf. */
export const Jadwal = chakra('div', { base: { layerStyle: 'jadwal', bg: 'surface' } });
