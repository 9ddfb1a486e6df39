import { chakra, defineRecipe } from '@chakra-ui/react/styled-system';

const control = defineRecipe({
  base: {
    width: '100%',
    minHeight: '52px',
    padding: '12px 14px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    color: 'fg',
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
