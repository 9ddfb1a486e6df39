import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';

const control: SystemStyleObject = {
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

export const TextInput = chakra('input', { base: control });
export const TextArea = chakra('textarea', { base: { ...control, minHeight: '108px', resize: 'vertical' } });

export const SelectInput = chakra('select', { base: { ...control, cursor: 'pointer' } });
