import { styled } from './styled.ts';

export const Phone = styled('span', {
  display: 'block',
  padding: '5px',
  border: '1px solid {colors.gold.line}',
  borderRadius: 'phone',
  bg: 'surface',
  boxShadow: 'float',
  '& img': { width: '100%', height: 'auto', borderRadius: 'screen' },
});
