import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { star } from './star.ts';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(3, 1fr)' },
    gap: { base: '10px', md: '12px' },
  },
});

const Card = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '36px 1fr 24px', md: '1fr' },
    gap: { base: '4px 16px', md: '4px' },
    alignContent: 'start',
    padding: { base: '14px 16px', md: '18px' },
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    cursor: 'pointer',
    _hover: { borderColor: 'fg' },
    '& input': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
    '& > svg:not([data-radio])': {
      color: 'fg.muted',
      gridRow: { base: 'span 2', md: 'auto' },
      marginBottom: { md: '6px' },
    },
    '& b': {
      gridColumn: { base: '2', md: 'auto' },
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: '1.25rem',
      lineHeight: '1.2',
    },
    '& small': { gridColumn: { base: '2', md: 'auto' }, fontSize: 'note', lineHeight: '1.4', color: 'fg.muted' },
    '& [data-radio]': {
      position: { base: 'static', md: 'absolute' },
      right: '14px',
      top: '14px',
      gridColumn: '3',
      gridRow: '1 / span 2',
      alignSelf: 'center',
      width: '22px',
      height: '22px',
      color: 'border.strong',
      '& circle': { opacity: '0' },
    },
    '&:has(:checked)': {
      borderColor: 'accent',
      boxShadow: 'inset 0 0 0 1px {colors.accent}',
      bg: 'accent.subtle',
      '& > svg, & [data-radio]': { color: 'accent' },
      '& [data-radio] circle': { opacity: '1' },
      '& small': { color: 'fg' },
    },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
  },
});

interface Props {
  name: string;
  choices: readonly { value: string; title: string; description: string; icon: ReactNode }[];
  defaultValue: string;
}

/** Native radios, each the size of its card. Stands in a fieldset that names the choice. */
export function ChoiceCards({ name, choices, defaultValue }: Props) {
  return (
    <Cards>
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
          <b>{title}</b>
          <small>{description}</small>
          <svg data-radio="" viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
            <path d={star(10.6)} fill="none" stroke="currentColor" strokeWidth="1.6" />
            <circle r="4" fill="currentColor" />
          </svg>
        </Card>
      ))}
    </Cards>
  );
}
