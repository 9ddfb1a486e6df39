import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { star } from '../ornament/star.ts';
import { styled } from '../styled.ts';

/** A choice by a link, or before React runs: a checked radio that the HTML does not check. */
const chosenEarly = '&:not([data-open]):has(:checked:not([checked]))';
/** The same, while no card has keyboard focus. */
const chosenEarlyUnfocused = '&:not([data-open]):has(:checked:not([checked], :focus-visible))';

const Cards = styled('div', {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, 1fr)' },
  gap: { base: '2.5', md: '3' },
  position: 'relative',
  '& > button': {
    display: 'none',
    position: 'absolute',
    right: '2.5',
    top: '0',
    minHeight: 'control',
    paddingInline: '1.5',
    color: 'accent',
    fontWeight: '600',
    textDecoration: 'underline',
  },
  // On phones only the chosen card shows after a choice.
  '@media (max-width: 767.98px)': {
    '@supports selector(:has(*))': {
      [`&[data-open=false], ${chosenEarlyUnfocused}`]: {
        '& > label': {
          gridTemplateColumns: '26px 1fr',
          alignContent: 'center',
          alignItems: 'center',
          minHeight: 'control',
          paddingBlock: '1',
          paddingLeft: '3',
          paddingRight: '30',
        },
        '& > label:not(:has(:checked)), & small, & [data-radio]': { display: 'none' },
        '& > label > svg': { gridRow: 'auto', width: '6.5', height: '6.5' },
        '& > button': { display: 'block' },
      },
    },
  },
  // On wider screens the cards of a choice by a link are low, so that what is chosen begins in the first screen.
  md: {
    '@supports selector(:has(*))': {
      [chosenEarly]: {
        '& small, & > label > svg:not([data-radio])': { display: 'none' },
        '& > label': {
          minHeight: 'control',
          alignContent: 'center',
          paddingBlock: '1',
          paddingLeft: '3',
          paddingRight: '8',
        },
        '& b': { fontSize: 'ui' },
        '& [data-radio]': { top: '13px', right: '2', width: '4.5', height: '4.5' },
      },
    },
  },
});

const Card = styled('label', {
  layerStyle: 'choice',
  display: 'grid',
  gridTemplateColumns: { base: '36px 1fr 24px', md: '1fr' },
  rowGap: '1',
  columnGap: { base: '3', md: '1' },
  alignContent: 'start',
  paddingBlock: { base: '2.5', md: '4.5' },
  paddingInline: { base: '4', md: '4.5' },
  _hover: { borderColor: 'fg' },
  // The parts read variables, because a `:has()` for each would make browsers restyle the page at every DOM change.
  '--icon': '{colors.fg.muted}',
  '--text': '{colors.fg.muted}',
  '--star': '{colors.border.strong}',
  '--dot': '0',
  '& > svg:not([data-radio])': {
    alignSelf: 'center',
    color: 'var(--icon)',
    gridRow: { base: 'span 2', md: 'auto' },
    marginBottom: { md: '1.5' },
  },
  '&:has(:checked)': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
    bg: 'accent.subtle',
    '--icon': '{colors.accent}',
    '--text': '{colors.fg}',
    '--star': '{colors.accent}',
    '--dot': '1',
  },
});

const Title = styled('b', {
  textStyle: 'heading',
  fontSize: 'lg',
});

const Description = styled('small', {
  fontSize: 'note',
  lineHeight: '1.4',
  color: 'var(--text)',
});

const Radio = styled('svg', {
  position: { base: 'static', md: 'absolute' },
  right: '3.5',
  top: '6',
  gridColumn: '3',
  gridRow: { base: '1 / span 2', md: 'auto' },
  alignSelf: 'center',
  width: '5.5',
  height: '5.5',
  color: 'var(--star)',
  // The star turns by 90° when its card is chosen. With eight points it then looks the same as before.
  transform: 'rotate(calc(var(--dot) * 90deg))',
  transition: 'transform .2s {easings.ink}',
  '& circle': { opacity: 'var(--dot)' },
});

interface Props {
  name: string;
  choices: readonly { value: string; title: string; description: string; icon: ReactNode }[];
  defaultValue: string;
  /** The label of the button that shows all cards again. */
  changeLabel: string;
}

/** Native radios, each as large as its card. Put it in a fieldset that names the choice. */
export function ChoiceCards({ name, choices, defaultValue, changeLabel }: Props) {
  /** Whether all cards show. Null until the visitor has chosen. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const cards = useRef<HTMLDivElement>(null);
  // `detail` is 0 for a click by keyboard.
  const onClick = ({ target, detail }: MouseEvent) => {
    if (detail > 0 && target instanceof HTMLInputElement) setOpen(false);
  };
  const showAll = () => {
    setOpen(true);
    cards.current?.querySelector<HTMLElement>(':checked')?.focus();
  };
  return (
    <Cards ref={cards} data-open={isOpen ?? undefined} onClick={onClick}>
      {choices.map(({ value, title, description, icon }) => (
        <Card key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            aria-label={`${title}. ${description}`}
          />
          {icon}
          {/* Screen readers skip both texts, because the name of the radio has them. */}
          <Title aria-hidden="true">{title}</Title>
          <Description aria-hidden="true">{description}</Description>
          <Radio data-radio="" viewBox="-12 -12 24 24" aria-hidden="true">
            <path d={star(10.6)} fill="none" stroke="currentColor" strokeWidth="1.6" />
            <circle r="4" fill="currentColor" />
          </Radio>
        </Card>
      ))}
      {/* Keyboard users do not need this button, because all cards show while one has focus. */}
      <button type="button" tabIndex={-1} data-scripts="" onClick={showAll}>
        {changeLabel}
      </button>
    </Cards>
  );
}
