import { styled } from './styled.ts';

export const Tag = styled('span', {
  display: 'inline-block',
  marginLeft: '2.5',
  paddingInline: '7px',
  border: '1px solid {colors.gold.line}',
  borderRadius: 'tag',
  color: 'gold',
  fontFamily: 'body',
  fontWeight: '600',
  fontSize: 'caption',
  lineHeight: '1.5',
  letterSpacing: '0',
  verticalAlign: '.18em',
});
