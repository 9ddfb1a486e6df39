import { useRef, useState } from 'react';
import { words } from '../../words/site.ts';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import { chakra } from '@chakra-ui/react';

const Box = chakra('div', {
  base: {
    display: 'inline-grid',
    gridTemplateColumns: '48px 60px 48px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    overflow: 'hidden',
    '& button': {
      display: 'grid',
      placeItems: 'center',
      height: '12',
      bg: 'surface.raised',
      cursor: 'pointer',
      _hover: { bg: 'border.strong', color: 'bg' },
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

const Limit = chakra('p', { base: { textStyle: 'hint', marginTop: '1', color: 'fg.muted' } });

interface Props {
  id: string;
  name: string;
  label: string;
  /** Turns any text into a quantity in range. */
  coerce: (text: string) => number;
  /** Whether `coerce` keeps the number in the text. */
  isAsTyped: (text: string) => boolean;
  max: string;
  value: number;
}

/** Cancels a submit before the next press or key: after a correction the donor must see the new total first. */
function holdSubmit(form: HTMLFormElement): void {
  const nextInputs = ['pointerdown', 'keydown'];
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    release();
  };
  const release = () => {
    form.removeEventListener('submit', hold, true);
    for (const name of nextInputs) removeEventListener(name, release, true);
  };
  form.addEventListener('submit', hold, true);
  for (const name of nextInputs) addEventListener(name, release, true);
  // Assistive technology may send neither of the two events.
  setTimeout(release, 1000);
}

/** Visitors type a quantity or use the buttons. The field is uncontrolled. Every change sends an input event. */
export function Stepper({ id, name, label, coerce, isAsTyped, max, value }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isCorrected, setCorrected] = useState(false);
  /** Reads the field rather than the state, because early clicks arrive before the first render. */
  const step = (by: number) => {
    const field = input.current;
    if (!field) return;
    field.value = String(coerce(String(coerce(field.value) + by)));
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const correct = () => {
    const field = input.current;
    if (!field) return;
    const wasKept = isAsTyped(field.value);
    if (String(coerce(field.value)) !== field.value) step(0); // shows the number that counts
    if (wasKept) return;
    setCorrected(true);
    if (field.form) holdSubmit(field.form);
  };
  return (
    <div>
      <Box role="group" aria-label={label}>
        {/* `disabled` would take the focus away after the last step down. */}
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
          enterKeyHint="done"
          aria-describedby={`${id}-batas`}
          onInput={() => setCorrected(false)}
          onKeyDown={({ key }) => key === 'Enter' && correct()}
          onBlur={correct}
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
      {/* Visible once ten times the value is over the limit. It describes the field even while hidden. */}
      <Limit id={`${id}-batas`} hidden={isAsTyped(String(value * 10))}>
        {words.quantity.limit(max)}
      </Limit>
      <Limit role="status">{isCorrected && words.quantity.adjusted(value)}</Limit>
    </div>
  );
}
