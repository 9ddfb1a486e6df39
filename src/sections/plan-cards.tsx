import type { PageContents } from '../page-contents.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { cartouche } from '../ui/ornament/star.ts';
import { SheetRow } from '../ui/sheet.tsx';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

type Plan = PageContents['pricing']['plans']['items'][number];

// All cards share the rows of one grid: name, price, button, each feature. Older browsers use minimum heights.
const maxFeatures = 24;
/** A variant for each number of features, up to `maxFeatures`: the part spans one row for each and `others` more. */
const spanning = (others: number) =>
  Object.fromEntries(
    Array.from({ length: maxFeatures }, (_, index) => [
      String(index + 1),
      { md: { _subgrid: { gridRow: `span ${index + 1 + others}` } } } satisfies SystemStyleObject,
    ]),
  );
const subgridRows: SystemStyleObject = { md: { _subgrid: { display: 'grid', gridTemplateRows: 'subgrid' } } };

const Page = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingTop: { base: '7', md: '9' },
    paddingInline: { base: '5', md: '9' },
    paddingBottom: { base: '3', md: '5' },
    border: '1px solid {colors.border.strong}',
    ...subgridRows,
  },
  variants: {
    // Two facing pages share one edge, the spine.
    facing: {
      left: { borderRight: { md: '0' }, boxShadow: { md: 'inset -26px 0 26px -26px {colors.spine}' } },
      right: { boxShadow: { md: 'inset 26px 0 26px -26px {colors.spine}' } },
    },
    popular: {
      true: {
        layerStyle: 'jadwal',
        paddingTop: { base: '38px', md: '9' },
        bg: 'surface.raised',
      },
      false: { bg: 'surface' },
    },
    rows: spanning(3),
  },
});

const Badge = chakra('p', {
  base: {
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
  },
});

const Name = chakra('div', {
  base: {
    minHeight: { md: '14' },
    _subgrid: { minHeight: '0' },
    '& h3': { fontSize: 'xl', lineHeight: '1.25', color: 'gold' },
    '& p': { marginTop: '1', lineHeight: '1.5', color: 'fg.muted' },
  },
});

const Price = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2',
    paddingTop: { base: '3.5', md: '4' },
    paddingBottom: { base: '4', md: '5' },
    color: 'fg.muted',
    '& b': { textStyle: 'price', color: 'fg' },
  },
});

const Act = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    paddingBottom: { base: '5', md: '7' },
    borderBottom: '1px solid {colors.gold.line}',
    '& p': { textStyle: 'hint', marginBottom: '2.5' },
  },
});

const Features = chakra('ul', {
  base: {
    ...subgridRows,
    '& li': {
      display: 'grid',
      gridTemplateColumns: '22px minmax(0, 1fr)',
      gap: '3',
      minHeight: { md: '49px' },
      paddingTop: { base: '9px', md: '11px' },
      paddingBottom: { base: '2.5', md: '3' },
      lineHeight: '1.45',
    },
    '& svg': { color: 'gold', marginTop: '0.5', width: '5', height: '5' },
    '& li + li': { borderTop: '1px solid {colors.border}' },
    '& [data-later] svg': { color: 'border.strong' },
    '& em': { display: 'inline-block', fontStyle: 'normal', color: 'fg.muted' },
  },
  variants: { rows: spanning(0) },
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
  /** The number of features in the longest list. */
  rows: string;
}

/** Text in brackets says that a feature comes later, so it is muted: “Murattal (segera hadir)”. */
function Feature({ text }: { text: string }) {
  const [, feature = text, later] = /^(.+?)(?: (\(.+\)))?$/.exec(text) ?? [];
  return (
    <li data-later={later && ''}>
      <CheckIcon />
      <span>
        {typeset(feature)} {later && <em>{later}</em>}
      </span>
    </li>
  );
}

function PlanCard({ price, priceText, popular, popularLabel, facing, rows, ...plan }: PlanCardProps) {
  return (
    <Page popular={popular} facing={facing} rows={rows}>
      {popular && <PopularBadge label={popularLabel} />}
      <Name>
        <h3>{plan.cardTitle ?? plan.name}</h3>
        <p>{typeset(plan.description)}</p>
      </Name>
      <Price>
        <b>{price === 0 ? priceText : formatRupiah(price)}</b> <span>{plan.period}</span>
      </Price>
      <Act>
        {plan.note && <p>{typeset(plan.note)}</p>}
        <Button type="button" variant={price === 0 ? 'solid' : 'soon'} full data-scripts="" data-notice="">
          {plan.callToAction}
        </Button>
      </Act>
      <Features rows={rows}>
        {plan.features.map((feature) => (
          <Feature key={feature} text={feature} />
        ))}
      </Features>
    </Page>
  );
}

const apart = { '& > article': { marginBottom: '14' } } as const;

/** Two plans are facing pages with a spine. Any other number of plans stands apart. */
const Spread = chakra('div', {
  base: {
    display: 'grid',
    // The cards share the rows, so a gap would stand between the parts of a card.
    gap: { base: '14', md: '0' },
    marginTop: { base: '5', md: '6' },
  },
  variants: {
    count: {
      1: { maxWidth: '480px' },
      2: { md: { gridTemplateColumns: '1fr 1fr' } },
      3: { md: apart, lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: '7' } },
      4: { md: { ...apart, gridTemplateColumns: '1fr 1fr', columnGap: '7' } },
    },
  },
});

export function PlanCards({ gloss, heading, popularLabel, items }: PageContents['pricing']['plans']) {
  const rows = Math.min(maxFeatures, Math.max(...items.map(({ features }) => features.length)));
  const sides = items.length === 2 ? (['left', 'right'] as const) : [];
  return (
    <SheetRow id="paket" gloss={gloss} heading={heading}>
      <Spread count={items.length as 1 | 2 | 3 | 4}>
        {items.map((plan, index) => (
          <PlanCard key={plan.name} {...plan} popularLabel={popularLabel} facing={sides[index]} rows={String(rows)} />
        ))}
      </Spread>
    </SheetRow>
  );
}
