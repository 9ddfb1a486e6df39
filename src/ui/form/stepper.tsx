import { useRef } from 'react';
import { words } from '../../words.ts';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import { chakra } from '../styled.ts';

const Box = chakra('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: '48px 60px 48px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      height: '12',
      bg: 'surface.raised',
      cursor: 'pointer',
      _hover: { bg: 'accent.subtle' },
      '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'surface.raised' },
    },
    '& input': {
      textStyle: 'figures',
      width: '100%',
      border: '0',
      borderInline: '1px solid {colors.border.strong}',
      borderRadius: '0',
      bg: 'transparent',
      textAlign: 'center',
      fontWeight: '600',
    },
    '& :focus-visible': { outlineOffset: '-3px' },
  },
});

interface Props {
  id: string;
  name: string;
  label: string;
  /** Makes any text a quantity in range (docs/what-the-site-does.md#quantity). */
  coerce: (text: string) => number;
  /** What the field holds, as the form reads it. */
  value: number;
}

/** A quantity: typed, or stepped by buttons. Uncontrolled; every change reaches the form as an input event. */
export function Stepper({ id, name, label, coerce, value }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** Starts from what is in the field now: several early clicks arrive before the first new render. */
  const step = (by: number) => {
    const field = input.current;
    if (!field) return;
    field.value = String(coerce(String(coerce(field.value) + by)));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Box role="group" aria-label={label}>
      {/* Not `disabled`: the last step down would throw the focus away. */}
      <button type="button" aria-label={words.quantity.less} aria-disabled={value <= 1} onClick={() => step(-1)}>
        <MinusIcon />
      </button>
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        defaultValue="1"
        onBlur={() => step(0)}
      />
      <button
        type="button"
        aria-label={words.quantity.more}
        aria-disabled={coerce(String(value + 1)) === value}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </Box>
  );
}
