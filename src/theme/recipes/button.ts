import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: '600',
    lineHeight: '1.3',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    _print: { borderColor: 'fg' },
    // The hover state is an underline, because dark backgrounds differ too little to be seen.
    _hover: { textDecoration: 'underline' },
    '&[aria-busy=true]': { cursor: 'progress', opacity: '.75' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'solid',
        color: 'solid.fg',
        boxShadow: 'inset 0 0 0 3px {colors.solid}, inset 0 0 0 4px {colors.solid.rule}',
        _hover: { bg: 'solid.hover' },
      },
      line: { borderColor: 'border.strong', color: 'fg', _hover: { borderColor: 'gold', bg: 'surface' } },
      text: { paddingInline: '1', color: 'accent', textDecoration: 'underline' },
    },
    size: {
      md: { minHeight: 'control', paddingBlock: '11px', paddingInline: '5.5', fontSize: 'md' },
      // Whole pixels, so that links and buttons in one row have one baseline.
      sm: { minHeight: 'touch', paddingBlock: '2', paddingInline: '4', fontSize: 'sm', lineHeight: '1.25' },
    },
    full: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
