import { memo } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { coerceQuantity, isQuantityAsTyped } from '../../../transaction/parse-rupiah.ts';
import type { Prices } from '../../../transaction/order.ts';
import { formatDecimal, formatNumber } from '../../../transaction/rupiah.ts';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { opener, OpenMark } from '../../../ui/opener.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { chakra } from '@chakra-ui/react';
import { words } from '../../../words/site.ts';
import type { Legality } from '../../legal-facts.tsx';
import { AmountText } from '../breakdown/amount-text.tsx';
import { controls } from './form-fields.ts';

interface Props {
  product: PageContents['donation']['form']['product'];
  prices: Prices;
  /** In rupiah. Null until React knows the order. */
  subtotal: number | null;
  quantity: number;
  /** The certificate of the printed mushaf. It shows while it is valid. */
  tashih: Legality['tashih'];
}

const Card = chakra('div', {
  base: {
    layerStyle: 'well',
    paddingInline: { base: '3.5', md: '5' },
    fontSize: 'ui',
    lineHeight: '1.4',
  },
});

/** The quantity stands below the price, from md on beside it. */
const Product = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '96px minmax(0, 1fr)', md: '96px minmax(0, 1fr) 158px' },
    gap: { base: '3.5', md: '5' },
    paddingBlock: '3.5',
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '5 / 6',
      objectFit: 'cover',
      border: '1px solid {colors.gold.line}',
    },
    '& h3': { fontSize: 'xl', lineHeight: '1.2' },
    '& p': { color: 'fg.muted' },
    '& b': { textStyle: 'fact', color: 'fg' },
  },
});

const More = chakra('details', {
  base: {
    borderTop: '1px solid {colors.rule}',
    '& summary': { ...opener, minHeight: 'control', fontSize: 'md' },
    '& img': { width: '100%', height: 'auto', border: '1px solid {colors.gold.line}' },
    '& p': { marginTop: '3.5', color: 'fg.muted' },
    '& dl': { marginBlock: '3.5', overflowWrap: 'anywhere' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: '1fr 2fr',
      gap: '3.5',
      paddingBlock: '1.5',
      borderTop: '1px dotted {colors.border.strong}',
    },
    '& dt, & small': { color: 'fg.muted' },
    '& small': { display: 'block', fontSize: 'caption' },
    '& dd': { fontWeight: '600' },
  },
});

/** The printed mushaf and how many of it. The open book and the facts about it are in a closed row. */
export const MushafFields = memo(function MushafFields({ product, prices, subtotal, quantity, tashih }: Props) {
  return (
    <Card data-for="beli wakaf">
      <Product>
        <Picture {...product} sizes="96px" />
        <div>
          <h3>{product.name}</h3>
          {(['beli', 'wakaf'] as const).map((type) => (
            <p key={type} data-for={type}>
              <b>
                <AmountText value={prices.unitPrice[type]} />
              </b>{' '}
              <span>{words.form.perMushaf}</span>
            </p>
          ))}
          <p>{words.form.weight(formatDecimal(prices.weightGrams / 1000))}</p>
          {subtotal !== null && quantity > 1 && (
            <p>
              <span>{words.form.subtotal}</span> <AmountText value={subtotal} />
            </p>
          )}
        </div>
        <Stepper
          id={controls.quantity}
          name={controls.quantity}
          label={words.form.quantity}
          value={quantity}
          coerce={(text) => coerceQuantity(text, prices.maxQuantity)}
          isAsTyped={(text) => isQuantityAsTyped(text, prices.maxQuantity)}
          max={formatNumber(prices.maxQuantity)}
        />
      </Product>
      <More>
        <summary>
          <span>{words.form.seeMushaf}</span>
          <OpenMark />
        </summary>
        <Picture {...product.inside} sizes="(min-width: 768px) 560px, 90vw" />
        <p>{product.description}</p>
        <dl>
          {product.facts?.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {tashih && (
            <div>
              <dt>{words.form.tashih}</dt>
              <dd>
                <span translate="no">{tashih.number}</span>
                {tashih.issuer && <small>{tashih.issuer}</small>}
              </dd>
            </div>
          )}
        </dl>
      </More>
    </Card>
  );
});
