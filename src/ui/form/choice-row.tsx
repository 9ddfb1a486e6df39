import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';

/** Each choice is as wide as its words need. Choices that do not fit stand below. */
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

const Choice = chakra('label', {
  base: {
    layerStyle: 'choice',
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: 'field',
    paddingInline: '3',
    textStyle: 'heading',
    fontSize: { base: 'ui', md: 'lg' },
    color: 'fg.muted',
    _hover: { borderColor: 'fg' },
    '& svg': { display: { base: 'none', md: 'block' }, width: '6.5', height: '6.5' },
    '&:has(:checked)': {
      bg: 'accent.subtle',
      borderColor: 'accent',
      color: 'fg',
      boxShadow: 'inset 0 -3px 0 {colors.accent}',
    },
  },
});

interface Props {
  name: string;
  choices: readonly { value: string; title: string; description: string; icon: ReactNode }[];
  defaultValue: string;
}

/** Native radios in one row, each as large as its label. Put it in a fieldset that names the choice. */
export const ChoiceRow = ({ name, choices, defaultValue }: Props) => (
  <Row>
    {choices.map(({ value, title, description, icon }) => (
      <Choice key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === defaultValue}
          aria-label={`${title}. ${description}`}
        />
        {icon}
        {/* Screen readers skip the title, because the name of the radio has it. */}
        <span aria-hidden="true">{title}</span>
      </Choice>
    ))}
  </Row>
);
