import { memo } from 'react';
import { coerceQuantity, isQuantityAsTyped } from '../../transaction/coerce-quantity.ts';
import type { Prices } from '../../transaction/order.ts';
import { formatDecimal, formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { Picture, type PictureData } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/form/stepper.tsx';
import { words } from '../../words.ts';
import { controls } from './form-fields.ts';
import { chakra } from '../../ui/styled.ts';

export interface MushafFieldsProps {
  copy: {
    product: { name: string; description: string; picture: PictureData; light: PictureData | null };
    perUnitLabel: string;
    weightLabel: string;
    quantityLabel: string;
  };
  prices: Prices;
  /** Null until the application knows the order. */
  subtotal: number | null;
  quantity: number;
  /** Of the printed mushaf, while it holds. */
  tashih: { number: string; from: string | null; until: string; holds: boolean } | null;
}

const Card = chakra('div', {
  base: {
    layerStyle: 'well',
    display: 'grid',
    gridTemplateColumns: { base: '104px 1fr', md: '132px 1fr' },
    gridTemplateRows: '1fr auto',
    overflow: 'hidden',
  },
});

const Cover = chakra('div', {
  base: {
    gridRow: { base: '1', md: '1 / span 2' },
    display: 'grid',
    placeItems: 'center',
    paddingBlock: { base: '3.5', md: '4.5' },
    paddingInline: { base: '2', md: '3.5' },
    bg: 'bg.sunken',
    '& img': { width: { base: '84px', md: '104px' }, height: 'auto' },
  },
});

const About = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    alignContent: 'start',
    paddingTop: { base: '4', md: '5' },
    paddingInline: { base: '4', md: '5.5' },
    paddingBottom: { base: '4', md: '3.5' },
    '& h3': { fontSize: 'xl', lineHeight: '1.2' },
    '& p': { color: 'fg.muted', fontSize: 'ui', lineHeight: '1.45' },
    '& p b': { color: 'fg', fontWeight: '600' },
  },
});

const Row = chakra('div', {
  base: {
    gridColumn: { base: '1 / -1', md: 'auto' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    rowGap: '3',
    columnGap: '5',
    marginInline: { base: '0', md: '5.5' },
    paddingTop: '3.5',
    paddingInline: { base: '4', md: '0' },
    paddingBottom: { base: '3.5', md: '4.5' },
    borderTop: '1px solid {colors.border}',
    '& p': { textAlign: 'right' },
    '& small': { display: 'block', fontSize: 'caption', lineHeight: '1.3', color: 'fg.muted' },
    '& p b': { textStyle: 'figures', fontWeight: '600', fontSize: 'sm', lineHeight: '1.3' },
  },
});

const Product = memo(function Product({ copy, prices, tashih }: Pick<MushafFieldsProps, 'copy' | 'prices' | 'tashih'>) {
  const { product, perUnitLabel, weightLabel } = copy;
  return (
    <>
      <Cover>
        <Picture picture={product.picture} light={product.light} sizes="104px" />
      </Cover>
      <About>
        <h3>{product.name}</h3>
        <p>{product.description}</p>
        <p data-for="beli">
          <b>{formatRupiah(prices.unitPrice.beli)}</b> {perUnitLabel}
        </p>
        <p data-for="wakaf">
          <b>{formatRupiah(prices.unitPrice.wakaf)}</b> {perUnitLabel}
        </p>
        <p>
          {weightLabel} {words.form.weight(formatDecimal(prices.weightGrams / 1000))}
        </p>
        {tashih && (
          <p data-from={tashih.from ?? undefined} data-until={tashih.until} hidden={!tashih.holds}>
            {words.legality.tashih(tashih.number)}
          </p>
        )}
      </About>
    </>
  );
});

/** Beli and wakaf: the mushaf, and how many. */
export const MushafFields = memo(function MushafFields({
  copy,
  prices,
  subtotal,
  quantity,
  tashih,
}: MushafFieldsProps) {
  return (
    <div data-for="beli wakaf">
      <Card>
        <Product copy={copy} prices={prices} tashih={tashih} />
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
            <b>{subtotal === null ? words.form.unknown : formatRupiah(subtotal)}</b>
          </p>
        </Row>
      </Card>
    </div>
  );
});
