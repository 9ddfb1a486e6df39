import { chakra } from '@chakra-ui/react/styled-system';
import { FeatureIcon, type FeatureIconName } from '../ui/feature-icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { Tag } from '../ui/tag.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';
import { LiteralDiagram, type LiteralDiagramProps } from './literal-diagram.tsx';

export interface FeatureTableProps {
  mark: string;
  gloss: string;
  heading: string;
  items: { icon: FeatureIconName; title: string; description: string; pro: boolean }[];
  diagram: LiteralDiagramProps;
}

/** One ruled table, not floating cards (design.md section 8). */
const Table = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
    gap: '1px',
    marginTop: { base: '28px', lg: '44px' },
    marginInline: { base: '-20px', md: '0' },
    bg: 'border',
    border: '1px solid {colors.border}',
    borderInline: { base: '0', md: '1px solid {colors.border}' },
  },
});

const Cell = chakra('li', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '44px 1fr',
    flexDirection: 'column',
    alignContent: 'start',
    gap: { base: '4px 16px', md: '10px' },
    padding: { base: '24px 20px', md: '28px 26px 30px' },
    bg: 'bg',
    '& > svg': { gridRow: 'span 2', marginTop: { base: '2px', md: '0' }, marginBottom: { md: '10px' } },
    '& p': { color: 'fg.muted', fontSize: '1.03rem', lineHeight: '1.55' },
  },
  variants: {
    main: {
      true: {
        display: 'flex',
        gridColumn: { md: 'span 2' },
        gridRow: { lg: 'span 2' },
        gap: '10px',
        padding: { base: '28px 20px 30px', md: '36px 38px 34px' },
        bg: 'surface',
        '& h3': { fontSize: 'clamp(1.5rem, 1.35rem + .6vw, 1.875rem)' },
        '& > p': { maxWidth: '34em' },
        '& > div': { marginTop: 'auto', paddingTop: '26px' },
      },
    },
  },
});

export function FeatureTable({ mark, gloss, heading, items, diagram }: FeatureTableProps) {
  return (
    <SheetRow id="fitur" mark={mark} gloss={gloss} heading={heading}>
      <Table>
        {items.map(({ icon, title, description, pro }, index) => (
          <Cell key={title} main={index === 0}>
            <FeatureIcon name={icon} />
            <h3>
              {title}
              {pro && <Tag>{words.home.pro}</Tag>}
            </h3>
            <p>{typeset(description)}</p>
            {index === 0 && <LiteralDiagram {...diagram} />}
          </Cell>
        ))}
      </Table>
    </SheetRow>
  );
}
