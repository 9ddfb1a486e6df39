import { chakra } from '@chakra-ui/react/styled-system';
import { formatRupiah } from '../transaction/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { cartouche } from '../ui/star.ts';
import { notAvailable } from '../ui/toast.ts';
import { typeset } from '../ui/typeset.tsx';

interface Plan {
  name: string;
  /** Whole rupiah for one period; 0 is shown as `priceText`. */
  price: number;
  priceText: string | null;
  period: string;
  description: string;
  features: string[];
  callToAction: string;
  popular: boolean;
}

export interface PlanCardsProps {
  mark: string;
  gloss: string;
  heading: string;
  popularLabel: string;
  items: Plan[];
}

/** Two facing pages that share a spine. */
const Spread = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: { base: '40px', md: '0' },
    marginTop: { base: '40px', md: '56px' },
    '--spine': 'color-mix(in srgb, {colors.motif.ground} 34%, transparent)',
    _dark: { '--spine': '#0007' },
  },
});

const Page = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '18px',
    padding: { base: '40px 22px 24px', md: '46px 36px 36px' },
    border: '1px solid {colors.border.strong}',
    borderRight: { md: '0' },
    bg: 'surface',
    boxShadow: { md: 'inset -34px 0 34px -34px var(--spine)' },
    '& h3': { fontSize: 'h2' },
    '& > button': { marginTop: 'auto' },
  },
  variants: {
    popular: {
      true: {
        order: { base: '-1', md: '0' },
        bg: 'surface.raised',
        border: '1px solid {colors.gold.line}',
        boxShadow: { md: 'inset 34px 0 34px -34px var(--spine)' },
        _before: {
          content: '""',
          position: 'absolute',
          inset: '5px',
          border: '1px solid {colors.rule}',
          pointerEvents: 'none',
        },
        _after: {
          content: '""',
          position: 'absolute',
          inset: '-13px',
          zIndex: '1',
          pointerEvents: 'none',
          background:
            'var(--knot) 0 0/26px 26px no-repeat, var(--knot) 100% 0/26px 26px no-repeat, var(--knot) 0 100%/26px 26px no-repeat, var(--knot) 100% 100%/26px 26px no-repeat',
        },
      },
    },
  },
});

const Badge = chakra('p', {
  base: {
    position: 'absolute',
    zIndex: '2',
    top: '-19px',
    left: '50%',
    translate: '-50% 0',
    display: 'grid',
    placeItems: 'center',
    width: '196px',
    height: '38px',
    color: '#F3EAD6',
    fontWeight: '600',
    fontSize: 'ui',
    lineHeight: '1',
    '& svg': { position: 'absolute', inset: '0', fill: 'motif.ground', stroke: 'motif.line', strokeWidth: '1.2' },
    '& span': { position: 'relative' },
  },
});

const Price = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '8px',
    paddingBlock: '16px',
    borderBlock: '1px solid {colors.border}',
    color: 'fg.muted',
    '& b': {
      color: 'fg',
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: 'clamp(2.25rem, 1.9rem + 1.4vw, 3rem)',
      lineHeight: '1',
    },
  },
});

const Ticks = chakra('ul', {
  base: {
    '& li': { display: 'grid', gridTemplateColumns: '22px 1fr', gap: '12px', padding: '9px 0', lineHeight: '1.5' },
    '& svg': { color: 'gold', marginTop: '2px', width: '20px', height: '20px' },
  },
});

function PopularBadge({ label }: { label: string }) {
  return (
    <Badge>
      <svg viewBox="0 0 196 38" aria-hidden="true" focusable="false">
        <path d={cartouche(194, 36, [98, 19])} />
        <path d={cartouche(184, 28, [98, 19])} strokeWidth=".6" />
      </svg>
      <span>{label}</span>
    </Badge>
  );
}

export function PlanCards({ mark, gloss, heading, popularLabel, items }: PlanCardsProps) {
  return (
    <SheetRow id="paket" mark={mark} gloss={gloss} heading={heading}>
      <Spread>
        {items.map(({ name, price, priceText, period, description, features, callToAction, popular }) => (
          <Page key={name} popular={popular}>
            {popular && <PopularBadge label={popularLabel} />}
            <div>
              <h3>{name}</h3>
              <p>{typeset(description)}</p>
            </div>
            <Price>
              <b>{price === 0 ? priceText : formatRupiah(price)}</b> <span>{period}</span>
            </Price>
            <Ticks>
              {features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  <span>{typeset(feature)}</span>
                </li>
              ))}
            </Ticks>
            <Button type="button" variant={popular ? 'solid' : 'line'} full onClick={notAvailable}>
              {callToAction}
            </Button>
          </Page>
        ))}
      </Spread>
    </SheetRow>
  );
}
