import type { PageContents } from '../page-table.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '../ui/styled.ts';
import { fixedColors } from '../ui/tokens.ts';
import { PlanCard } from './plan-card.tsx';

/** Two facing pages share a spine; another number of plans stands apart. */
const Spread = chakra('div', {
  base: {
    display: 'grid',
    gap: '10',
    marginTop: { base: '10', md: '14' },
    '--spine': fixedColors.spine,
    _dark: { '--spine': fixedColors.shade },
  },
  variants: {
    count: {
      1: { maxWidth: '480px' },
      2: { md: { gridTemplateColumns: '1fr 1fr', gap: '0' } },
      3: { lg: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '7' } },
      4: { md: { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});

export function PlanCards({ mark, gloss, heading, popularLabel, items }: PageContents['pricing']['plans']) {
  return (
    <SheetRow id="paket" label={mark} aside={gloss} heading={heading}>
      <Spread count={String(items.length) as '1' | '2' | '3' | '4'}>
        {items.map((plan, index) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            popularLabel={popularLabel}
            facing={items.length !== 2 ? 'none' : index === 0 ? 'left' : 'right'}
          />
        ))}
      </Spread>
    </SheetRow>
  );
}
