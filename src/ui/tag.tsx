import { chakra } from '@chakra-ui/react/styled-system';

/** A small frame after a heading: "Pro", "Segera hadir". */
export const Tag = chakra('span', {
  base: {
    display: 'inline-block',
    marginLeft: '10px',
    paddingInline: '7px',
    border: '1px solid {colors.gold.line}',
    borderRadius: '3px',
    color: 'gold',
    fontFamily: 'body',
    fontWeight: '600',
    fontSize: 'caption',
    lineHeight: '1.5',
    letterSpacing: '0',
    verticalAlign: '.18em',
  },
});
