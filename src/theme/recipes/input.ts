import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  base: { width: '100%', color: 'fg', _placeholder: { color: 'fg.subtle', opacity: '1' } },
  variants: {
    variant: {
      outline: {
        layerStyle: 'well',
        minHeight: 'field',
        paddingBlock: '3',
        paddingInline: '3.5',
        lineHeight: '1.4',
        _hover: { borderColor: 'fg' },
        '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' },
      },
      /** In a frame with other parts, which shows focus and errors. */
      bare: { textStyle: 'figures', minWidth: '0', border: '0', borderRadius: '0', bg: 'transparent' },
    },
  },
  defaultVariants: { variant: 'outline' },
});
