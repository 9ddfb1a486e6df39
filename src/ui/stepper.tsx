import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { words } from '../words.ts';
import { MinusIcon, PlusIcon } from './icons.tsx';

const Box = chakra('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: '48px 60px 48px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      height: '48px',
      bg: 'surface.raised',
      cursor: 'pointer',
      _hover: { bg: 'accent.subtle' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed', bg: 'surface.raised' },
    },
    '& input': {
      width: '100%',
      border: '0',
      borderInline: '1px solid {colors.border.strong}',
      borderRadius: '0',
      bg: 'transparent',
      textAlign: 'center',
      fontWeight: '600',
      '--figures': 'lining-nums tabular-nums',
    },
    '& :focus-visible': { outlineOffset: '-3px' },
  },
});

interface Props {
  id: string;
  name: string;
  label: string;
  /** Makes any text a quantity in range (specification section 5). */
  coerce: (text: string) => number;
}

/** A quantity: typed, or stepped by buttons. Uncontrolled; every change reaches the form as an input event. */
export function Stepper({ id, name, label, coerce }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(1);
  const set = (next: number) => {
    if (!input.current) return;
    input.current.value = String(coerce(String(next)));
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Box role="group" aria-label={label}>
      <button type="button" aria-label={words.quantity.less} disabled={value <= 1} onClick={() => set(value - 1)}>
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
        onInput={(event) => setValue(coerce(event.currentTarget.value))}
        onBlur={(event) => set(coerce(event.currentTarget.value))}
      />
      <button type="button" aria-label={words.quantity.more} onClick={() => set(value + 1)}>
        <PlusIcon />
      </button>
    </Box>
  );
}
