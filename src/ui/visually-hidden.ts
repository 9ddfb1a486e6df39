import { styled } from './styled.ts';

export const VisuallyHidden = styled('div', { layerStyle: 'visuallyHidden', whiteSpace: 'nowrap' });
