import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { TextInput } from './text-field.tsx';

const Frame = chakra('div', {
  base: {
    layerStyle: 'well',
    display: 'flex',
    overflow: 'hidden',
    _hover: { borderColor: 'fg' },
    _focusWithin: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  },
  variants: { invalid: { true: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px {colors.danger}' } } },
});

const Prefix = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    paddingInline: '3.5',
    borderRight: '1px solid {colors.border.strong}',
    bg: 'surface.raised',
    color: 'fg.muted',
    fontWeight: '600',
  },
});

const prefix = 'Rp';

/** A text field with a number pad, never `type=number` (docs/what-the-site-does.md#amounts-as-people-type-them). */
export const MoneyInput = (props: ComponentProps<typeof TextInput>) => (
  <Frame invalid={Boolean(props['aria-invalid'])}>
    <Prefix aria-hidden="true">{prefix}</Prefix>
    <TextInput
      variant="bare"
      minHeight="calc({sizes.field} - 2px)"
      paddingInline="3.5"
      outline="none"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      {...props}
    />
  </Frame>
);
