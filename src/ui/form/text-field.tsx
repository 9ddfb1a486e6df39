import type { Style } from '../style.ts';
import { styled } from '../styled.ts';

const control: Style = {
  layerStyle: 'well',
  width: '100%',
  minHeight: 'field',
  paddingBlock: '3',
  paddingInline: '3.5',
  lineHeight: '1.4',
  _hover: { borderColor: 'fg' },
  _focus: { outline: '3px solid {colors.focus}', outlineOffset: '0' },
  _placeholder: { color: 'fg.subtle', opacity: '1' },
};

export const TextInput = styled('input', control);
export const TextArea = styled('textarea', { ...control, minHeight: '108px', resize: 'vertical' });

export const SelectInput = styled('select', { ...control, cursor: 'pointer' });
