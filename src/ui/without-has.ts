import type { PlainStyle } from './plain-style.ts';

/** Where focus shows on a label or a frame when `:has()` is not known (docs/browser-floor.md): after a click too. */
export const focusWithoutHas = {
  '@supports not selector(:has(*))': {
    '&:focus-within': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
} satisfies PlainStyle;

/** A label over a native control: what is chosen is framed by the control itself, which is otherwise invisible. */
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
} satisfies PlainStyle;
