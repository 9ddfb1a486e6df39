import { chakra, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { lineIcon } from '../icons.tsx';

const { withContext } = createRecipeContext({ key: 'input' });

type Props<Tag extends 'input' | 'textarea' | 'select'> = HTMLChakraProps<Tag, RecipeProps<'input'>>;

export const TextInput = withContext<HTMLInputElement, Props<'input'>>('input');
export const TextArea = withContext<HTMLTextAreaElement, Props<'textarea'>>('textarea');
const Select = withContext<HTMLSelectElement, Props<'select'>>('select');

const ChevronIcon = lineIcon('M5 9l7 7 7-7');

/** The browser's own list. If it is `required`, its first option, which has no value, is pale. */
export const SelectInput = (props: ComponentProps<typeof Select>) => (
  <chakra.span
    position="relative"
    display="block"
    css={{ '& svg': { position: 'absolute', right: '3.5', top: '15px', pointerEvents: 'none' } }}
  >
    <Select
      appearance="none"
      paddingRight="12"
      cursor="pointer"
      css={{ '&:invalid': { color: 'fg.subtle' }, '& option': { color: 'fg' } }}
      {...props}
    />
    <ChevronIcon />
  </chakra.span>
);
