import { chakra } from '@chakra-ui/react';
import { typeset } from '../typeset.tsx';

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } });

/** Two or four chips per row, of equal width. At large text sizes a long amount takes a whole row. */
const Chip = chakra('label', {
  base: {
    layerStyle: 'choice',
    textStyle: 'figures',
    display: 'grid',
    flex: { base: '1 0 40%', md: '1 0 20%' },
    placeItems: 'center',
    minHeight: 'control',
    padding: '2',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'fg' },
    '&:has(:checked)': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
  },
});

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export function Chips({ name, label, options }: Props) {
  return (
    <Row role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.value}>
          <input type="radio" name={name} value={option.value} />
          <span>{typeset(option.label)}</span>
        </Chip>
      ))}
    </Row>
  );
}
