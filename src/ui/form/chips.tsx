import { chakra } from '../styled.ts';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }, gap: '2.5' },
});

const Chip = chakra('label', {
  base: {
    layerStyle: 'choice',
    textStyle: 'figures',
    display: 'grid',
    placeItems: 'center',
    minHeight: 'control',
    paddingBlock: '2',
    paddingInline: '1.5',
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

/** Ready-made values as real radio buttons, none chosen. */
export function Chips({ name, label, options }: Props) {
  return (
    <Row role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Chip key={option.value}>
          <input type="radio" name={name} value={option.value} />
          <span>{option.label}</span>
        </Chip>
      ))}
    </Row>
  );
}
