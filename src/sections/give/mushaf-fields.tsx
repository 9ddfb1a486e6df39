import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { coerceQuantity, isQuantityAsTyped } from '../../transaction/parse-rupiah.ts';
import type { Prices } from '../../transaction/order.ts';
import { formatDecimal, formatNumber } from '../../transaction/rupiah.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { words } from '../../words.ts';
import type { Legality } from '../legal-facts.tsx';
import { AmountText } from './amount-text.tsx';
import { controls } from './form-fields.ts';
import { MushafPictures } from './mushaf-pictures.tsx';
import { styled } from '../../ui/styled.ts';

interface Props {
  copy: PageContents['donation']['form'];
  prices: Prices;
  /** In rupiah. Null until React knows the order. */
  subtotal: number | null;
  quantity: number;
  /** The certificate of the printed mushaf. It shows while it is valid. */
  tashih: Legality['tashih'];
}

const Card = styled('div', {
  layerStyle: 'well',
  overflow: 'hidden',
});

const About = styled('div', {
  paddingBlock: '3.5',
  paddingInline: { base: '4.5', md: '5' },
  '& h3': { fontSize: 'xl', lineHeight: '1.2' },
  '& p': { color: 'fg.muted', fontSize: 'ui', lineHeight: '1.45' },
  '& small': { display: 'block', fontSize: 'caption', fontWeight: '400', lineHeight: '1.3', color: 'fg.muted' },
});

/** Two per row. The first and the last take a whole row. */
const Facts = styled('dl', {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: '4.5',
  marginTop: '3.5',
  borderTop: '1px solid {colors.rule}',
  fontSize: 'ui',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  '& > div': { paddingBlock: '1.5', borderBottom: '1px dotted {colors.border.strong}' },
  '& > :not(* + *)': { gridColumn: '1 / -1' },
  '& > [data-last]': { gridColumn: '1 / -1', borderBottom: '0' },
  '& dt': { color: 'fg.muted' },
  '& dd': { fontWeight: '600' },
});

/** The quantity stands beside the price, from md on also beside the name. At large text sizes it wraps below. */
const Row = styled('div', {
  layerStyle: 'ends',
  // Room on phones for the subtotal, which shows from two mushaf on.
  minHeight: { base: '18', md: '0' },
  gap: '2',
  display: { md: 'grid' },
  gridTemplateColumns: '1fr 158px',
  rowGap: { md: '0' },
  '& > h3': { flex: '1 0 100%' },
  '& > div': { flex: '1 1 min-content' },
  '& > div + div': { flex: '0 158px', gridArea: { md: '1 / 2 / span 2' } },
  '& b': { textStyle: 'fact', color: 'fg', whiteSpace: 'nowrap' },
  '& b + span': { display: 'inline-block' },
});

export const MushafFields = memo(function MushafFields({ copy, prices, subtotal, quantity, tashih }: Props) {
  const { product, perUnitLabel } = copy;
  const weight = { label: copy.weightLabel, value: words.form.weight(formatDecimal(prices.weightGrams / 1000)) };
  return (
    <Card data-for="beli wakaf">
      <About>
        <Row>
          <h3>{product.name}</h3>
          <div>
            {(['beli', 'wakaf'] as const).map((type) => (
              <p key={type} data-for={type}>
                <b>
                  <AmountText value={prices.unitPrice[type]} />
                </b>{' '}
                <span>{perUnitLabel}</span>
              </p>
            ))}
            {subtotal !== null && quantity > 1 && (
              <small>
                <span>{words.form.subtotal}</span> <AmountText value={subtotal} />
              </small>
            )}
          </div>
          <Stepper
            id={controls.quantity}
            name={controls.quantity}
            label={copy.quantityLabel}
            value={quantity}
            coerce={(text) => coerceQuantity(text, prices.maxQuantity)}
            isAsTyped={(text) => isQuantityAsTyped(text, prices.maxQuantity)}
            max={formatNumber(prices.maxQuantity)}
          />
        </Row>
      </About>
      <MushafPictures cover={product} inside={product.inside} />
      <About>
        <p>{product.description}</p>
        <Facts>
          {[...(product.facts ?? []), weight].map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {tashih && (
            <div data-last="" data-from={tashih.from ?? undefined} data-until={tashih.until} hidden={!tashih.holds}>
              <dt>{words.form.tashih}</dt>
              <dd>
                <span translate="no">{tashih.number}</span>
                {tashih.issuer && <small>{tashih.issuer}</small>}
              </dd>
            </div>
          )}
        </Facts>
      </About>
    </Card>
  );
});
