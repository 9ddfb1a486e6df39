import { chakra, defineRecipe } from '../styled.ts';

const control = defineRecipe({
  base: {
    layerStyle: 'well',
    width: '100%',
    minHeight: 'field',
    paddingBlock: '3',
    paddingInline: '3.5',
    fontSize: 'body',
    lineHeight: '1.4',
    _hover: { borderColor: 'fg' },
    _focus: { outline: '3px solid {colors.focus}', outlineOffset: '0' },
    _placeholder: { color: 'fg.subtle', opacity: '1' },
  },
});

export const TextInput = chakra('input', control);
export const TextArea = chakra('textarea', {
  ...control,
  base: { ...control.base, minHeight: '108px', resize: 'vertical' },
});
export const SelectInput = chakra('select', { ...control, base: { ...control.base, cursor: 'pointer' } });
