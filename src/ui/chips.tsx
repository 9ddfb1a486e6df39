import { chakra } from '@chakra-ui/react/styled-system';

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' }, gap: '10px' },
});

const Chip = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '48px',
    padding: '8px 6px',
    border: '1px solid {colors.border.strong}',
    borderRadius: 'control',
    bg: 'surface',
    fontWeight: '600',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '--figures': 'lining-nums tabular-nums',
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
    '&:has(:checked)': { bg: 'accent', borderColor: 'accent', color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
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
