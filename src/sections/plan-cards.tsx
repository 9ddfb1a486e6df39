import type { PageContents } from '../page-contents.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { cartouche } from '../ui/ornament/star.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { notAvailable } from '../ui/toast.ts';
import { fixedColors } from '../ui/tokens.ts';
import { typeset } from '../ui/typeset.tsx';

type Plan = PageContents['pricing']['plans']['items'][number];

const Page = styled('article', {
  position: 'relative',
  display: { base: 'flex', md: 'grid' },
  flexDirection: 'column',
  // Aligns name, price, features and button of plans that stand side by side.
  gridRow: { md: 'span 4' },
  gridTemplateRows: { md: 'subgrid' },
  gap: '4.5',
  paddingTop: { base: '10', md: '46px' },
  paddingInline: { base: '5.5', md: '9' },
  paddingBottom: { base: '6', md: '9' },
  border: '1px solid {colors.border.strong}',
  bg: 'surface',
  '& > button': { marginTop: 'auto' },
  variants: {
    // Two facing pages share one edge, the spine.
    facing: {
      left: { borderRight: { md: '0' }, boxShadow: { md: 'inset -34px 0 34px -34px var(--spine)' } },
      right: { boxShadow: { md: 'inset 34px 0 34px -34px var(--spine)' } },
    },
    popular: {
      true: {
        layerStyle: 'jadwal',
        order: { base: '-1', md: '0' },
        bg: 'surface.raised',
      },
    },
  },
});

const Badge = styled('p', {
  position: 'absolute',
  zIndex: '2',
  top: '0',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  width: 'min(12.25rem, 100%)',
  height: 'max(38px, 2.375rem)',
  color: 'plate.fg',
  fontWeight: '600',
  fontSize: 'ui',
  lineHeight: '1',
  '& svg': { position: 'absolute', inset: '0', fill: 'motif.ground', stroke: 'motif.line', strokeWidth: '1.2' },
  '& span': { position: 'relative' },
});

const Name = styled('h3', { fontSize: 'h2' });

const Price = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2',
  paddingBlock: '4',
  borderBlock: '1px solid {colors.border}',
  color: 'fg.muted',
  '& :is(b, h3)': { textStyle: 'price', color: 'fg' },
  variants: {
    /** The name of the plan is its price, such as “Gratis”. It is shown once, first. */
    named: { true: { order: '-1', paddingTop: '0', borderTop: '0' } },
  },
});

const Features = styled('ul', {
  '& li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: '3', paddingBlock: '9px', lineHeight: '1.5' },
  '& svg': { color: 'gold', marginTop: '0.5', width: '5', height: '5' },
});

function PopularBadge({ label }: { label: string }) {
  return (
    <Badge>
      <svg viewBox="0 0 196 38" aria-hidden="true">
        <path d={cartouche(194, 36, [98, 19])} />
        <path d={cartouche(184, 28, [98, 19])} strokeWidth=".6" />
      </svg>
      <span>{label}</span>
    </Badge>
  );
}

interface PlanCardProps extends Plan {
  popularLabel: string;
  facing: 'left' | 'right' | undefined;
}

function PlanCard({ name, price, priceText, popular, popularLabel, facing, ...plan }: PlanCardProps) {
  const amount = price === 0 ? priceText : formatRupiah(price);
  const isNamed = amount === name;
  return (
    <Page popular={popular} facing={facing}>
      {popular && <PopularBadge label={popularLabel} />}
      <div>
        {!isNamed && <Name>{name}</Name>}
        <p>{typeset(plan.description)}</p>
      </div>
      <Price named={isNamed}>
        {isNamed ? <h3>{amount}</h3> : <b>{amount}</b>} <span>{plan.period}</span>
      </Price>
      <Features>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon />
            <span>{typeset(feature)}</span>
          </li>
        ))}
      </Features>
      <Button type="button" variant={popular ? 'solid' : 'line'} full data-scripts="" onClick={notAvailable}>
        {plan.callToAction}
      </Button>
    </Page>
  );
}

/** Two plans are facing pages with a spine; with any other number they stand apart. */
const Spread = styled('div', {
  display: 'grid',
  gap: '10',
  marginTop: { base: '10', md: '14' },
  '--spine': fixedColors.spine,
  _dark: { '--spine': fixedColors.shade },
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
            {...plan}
            popularLabel={popularLabel}
            facing={items.length === 2 ? (index === 0 ? 'left' : 'right') : undefined}
          />
        ))}
      </Spread>
    </SheetRow>
  );
}
