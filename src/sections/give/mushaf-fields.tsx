import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { coerceQuantity, isQuantityAsTyped } from '../../transaction/parse-rupiah.ts';
import type { Prices } from '../../transaction/order.ts';
import { formatDecimal, formatNumber } from '../../transaction/rupiah.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { words } from '../../words.ts';
import type { Legality } from '../legal-facts.tsx';
import { amount, AmountText } from './amount-text.tsx';
import { ByType } from './by-type.tsx';
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

const Card = styled('div', { layerStyle: 'well', overflow: 'hidden' });

const About = styled('div', {
  paddingTop: { base: '4.5', md: '5.5' },
  paddingInline: { base: '4.5', md: '5' },
  '& h3': { fontSize: 'xl', lineHeight: '1.2' },
  '& p': { marginTop: '1', color: 'fg.muted', fontSize: 'ui', lineHeight: '1.45' },
  '& [data-for]': { marginTop: '2' },
  '& p b': { textStyle: 'fact', color: 'fg' },
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
  '& small': { display: 'block', fontSize: 'caption', fontWeight: '400', color: 'fg.muted' },
});

const Row = styled('div', {
  layerStyle: 'ends',
  gap: '2',
  marginInline: { base: '4.5', md: '5' },
  paddingTop: '3.5',
  paddingBottom: { base: '3.5', md: '4.5' },
  borderTop: '1px solid {colors.border}',
  '& p': { textAlign: 'right' },
  '& small': { display: 'block', fontSize: 'caption', lineHeight: '1.3', color: 'fg.muted' },
  '& p b': { textStyle: 'figures', fontWeight: '600', fontSize: 'sm', lineHeight: '1.3' },
});

export const MushafFields = memo(function MushafFields({ copy, prices, subtotal, quantity, tashih }: Props) {
  const { product, perUnitLabel } = copy;
  const weight = { label: copy.weightLabel, value: words.form.weight(formatDecimal(prices.weightGrams / 1000)) };
  return (
    <Card data-for="beli wakaf">
      <MushafPictures cover={product} inside={product.inside} />
      <About>
        <h3>{product.name}</h3>
        <p>{product.description}</p>
        {(['beli', 'wakaf'] as const).map((type) => (
          <p key={type} data-for={type}>
            <b>
              <AmountText value={prices.unitPrice[type]} />
            </b>{' '}
            <span>{perUnitLabel}</span>
          </p>
        ))}
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
      <Row>
        <Stepper
          id={controls.quantity}
          name={controls.quantity}
          label={copy.quantityLabel}
          value={quantity}
          coerce={(text) => coerceQuantity(text, prices.maxQuantity)}
          isAsTyped={(text) => isQuantityAsTyped(text, prices.maxQuantity)}
          max={formatNumber(prices.maxQuantity)}
        />
        <p>
          <small>{words.form.subtotal}</small>
          <b>
            {subtotal === null ? (
              <ByType of={prices.unitPrice} render={amount} data-scripts="" />
            ) : (
              <AmountText value={subtotal} />
            )}
          </b>
        </p>
      </Row>
    </Card>
  );
});
