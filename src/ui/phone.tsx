import { styled } from './styled.ts';

export const Phone = styled('span', {
  layerStyle: 'framed',
  display: 'block',
  padding: '5px',
  borderRadius: 'phone',
  boxShadow: 'float',
  '& img': { width: '100%', height: 'auto', borderRadius: 'screen' },
});
