import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { choiceWithoutHas } from '../../theme/without-has.ts';
import { typeset } from '../typeset.tsx';

const choicesRecipe = defineSlotRecipe({
  slots: ['row', 'choice', 'input'],
  base: {
    row: { display: 'flex', flexWrap: 'wrap' },
    choice: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      fontWeight: '600',
      lineHeight: '1.2',
      whiteSpace: 'nowrap',
      bg: 'surface',
      cursor: 'pointer',
      ...choiceWithoutHas,
      '@media (forced-colors: active)': {
        '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' },
      },
      '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
  },
  variants: {
    look: {
      /** One frame around all. Choices are as wide as their words, and those that do not fit stand below. */
      joined: {
        row: {
          gap: '1px',
          border: '1px solid {colors.border.strong}',
          borderRadius: 'control',
          overflow: 'hidden',
          bg: 'border',
        },
        choice: {
          flex: '1 1 auto',
          gap: '2.5',
          minHeight: 'field',
          paddingInline: { base: '1.5', md: '3.5' },
          color: 'fg.muted',
          '&:has(:checked)': { bg: 'accent.subtle', color: 'fg', boxShadow: 'inset 0 -3px 0 {colors.accent}' },
          '&:has(:checked) svg': { color: 'accent' },
        },
      },
      /** Frames of equal width. */
      chips: {
        row: { gap: '2.5' },
        choice: {
          textStyle: 'figures',
          flex: '1 1 0',
          minHeight: 'touch',
          paddingInline: '2',
          border: '1px solid {colors.border.strong}',
          borderRadius: 'control',
          fontSize: 'sm',
          _hover: { borderColor: 'fg' },
          '&:has(:checked)': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
        },
      },
    },
  },
});

interface Props {
  look: 'joined' | 'chips';
  name: string;
  label: string;
  /** Screen readers read `description` after the title. The page shows it elsewhere. */
  choices: readonly { value: string; title: string; description?: string; icon?: ReactNode }[];
  defaultValue?: string;
}

const { withProvider, withContext } = createSlotRecipeContext({ recipe: choicesRecipe });
const Row = withProvider<HTMLDivElement, HTMLChakraProps<'div', Pick<Props, 'look'>>>('div', 'row');
const Choice = withContext<HTMLLabelElement, HTMLChakraProps<'label'>>('label', 'choice');
const Input = withContext<HTMLInputElement, HTMLChakraProps<'input'>>('input', 'input');

/** Native radio buttons in one row, invisible and each as large as its label. */
export const Choices = ({ look, name, label, choices, defaultValue }: Props) => (
  <Row look={look} role="radiogroup" aria-label={label}>
    {choices.map(({ value, title, description, icon }) => (
      <Choice key={value}>
        <Input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === defaultValue}
          aria-label={description && `${title}. ${description}`}
        />
        {icon}
        {/* The label of the input may contain the title. */}
        <span aria-hidden={description ? true : undefined}>{typeset(title)}</span>
      </Choice>
    ))}
  </Row>
);
