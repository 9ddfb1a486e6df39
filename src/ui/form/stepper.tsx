import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { words } from '../../words/site.ts';
import { MinusIcon, PlusIcon } from '../icons.tsx';
import { TextInput } from './text-field.tsx';

const stepperRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'box', 'button', 'limit'],
  base: {
    root: {
      display: { base: 'flex', xl: 'block' },
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3',
    },
    label: { display: 'block', marginBottom: { xl: '5px' }, fontSize: { base: 'md', xl: 'xs' }, fontWeight: '600' },
    box: {
      display: 'inline-grid',
      gridTemplateColumns: '48px 60px 48px',
      border: '1px solid {colors.border.strong}',
      borderRadius: 'control',
      overflow: 'hidden',
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      height: '12',
      bg: 'surface.raised',
      cursor: 'pointer',
      _hover: { bg: 'accent.subtle' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-disabled=true]': { color: 'fg.subtle', cursor: 'not-allowed', bg: 'surface.raised' },
    },
    limit: { textStyle: 'hint', width: '100%', color: 'fg.muted' },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: stepperRecipe });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const Label = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'label');
const Control = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'box');
const StepButton = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'button');
const Limit = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'limit');

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

/**
 * Lets the donor see the total of a corrected quantity before it is sent. Example: the field has “2.5”, then the submit
 * button is pressed. The press first takes the focus, so the field becomes “1”, then submits, which is cancelled here.
 */
function cancelSubmitOfThisPress(form: HTMLFormElement): void {
  const thisPress = new AbortController();
  const end = () => thisPress.abort();
  const untilItEnds = { capture: true, once: true, signal: thisPress.signal };
  const cancel = (submit: Event) => {
    submit.preventDefault();
    submit.stopPropagation();
  };
  form.addEventListener('submit', cancel, untilItEnds);
  for (const nextPress of ['pointerdown', 'keydown']) addEventListener(nextPress, end, untilItEnds);
  // Assistive technology may send neither of the two.
  setTimeout(end, 1000);
}

/** Visitors type a quantity or use the buttons. The field is uncontrolled. Every change sends an input event. */
export function Stepper({ id, name, label, coerce, isAsTyped, max, value }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isCorrected, setCorrected] = useState(false);
  const isAtLimit = (by: number) => coerce(String(value + by)) === value;
  const write = (field: HTMLInputElement, quantity: number) => {
    field.value = String(quantity);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** Reads the field rather than the state, because early clicks arrive before the first render. */
  const step = (by: number) => {
    const field = input.current;
    if (field) write(field, coerce(String(coerce(field.value) + by)));
  };
  const correct = () => {
    const field = input.current;
    if (!field) return;
    const { value: typed, form } = field;
    const quantity = coerce(typed);
    if (String(quantity) !== typed) write(field, quantity);
    if (isAsTyped(typed)) return;
    setCorrected(true);
    if (form) cancelSubmitOfThisPress(form);
  };
  return (
    <Root>
      <Label htmlFor={id}>{label}</Label>
      <Control role="group" aria-label={label}>
        {/* `disabled` would take the focus away after the last step down. */}
        <StepButton
          type="button"
          aria-label={words.quantity.less}
          aria-disabled={isAtLimit(-1)}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </StepButton>
        <TextInput
          ref={input}
          variant="bare"
          borderInline="1px solid {colors.border.strong}"
          textAlign="center"
          fontWeight="600"
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          defaultValue="1"
          enterKeyHint="done"
          aria-describedby={`${id}-batas`}
          onInput={() => setCorrected(false)}
          onKeyDown={({ key }) => key === 'Enter' && correct()}
          onBlur={correct}
        />
        <StepButton type="button" aria-label={words.quantity.more} aria-disabled={isAtLimit(1)} onClick={() => step(1)}>
          <PlusIcon />
        </StepButton>
      </Control>
      {/* Visible when one more digit would be over the limit. It describes the field even while hidden. */}
      <Limit id={`${id}-batas`} hidden={isAsTyped(String(value * 10))}>
        {words.quantity.limit(max)}
      </Limit>
      <Limit role="status">{isCorrected && words.quantity.adjusted(value)}</Limit>
    </Root>
  );
}
