import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** Shows focus on a label or frame in browsers without `:has()` (docs/browser-floor.md), even after a click. */
export const focusWithoutHas = {
  '@supports not selector(:has(*))': {
    '&:focus-within': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
} satisfies SystemStyleObject;

/** For a label over an invisible control. Without `:has()` the control becomes visible and frames the choice. */
export const choiceWithoutHas = {
  '@supports not selector(:has(*))': {
    ...focusWithoutHas['@supports not selector(:has(*))'],
    '& input:checked': {
      appearance: 'none',
      opacity: '1',
      border: '3px solid {colors.accent}',
      borderRadius: 'control',
    },
  },
} satisfies SystemStyleObject;
