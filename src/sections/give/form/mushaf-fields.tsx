import { chakra, createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import { memo } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import type { Prices } from '../../../transaction/order.ts';
import { coerceQuantity, isQuantityAsTyped } from '../../../transaction/parse-rupiah.ts';
import { formatDecimal, formatNumber } from '../../../transaction/rupiah.ts';
import { Stepper } from '../../../ui/form/stepper.tsx';
import { OpenMark } from '../../../ui/opener.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { words } from '../../../words/site.ts';
import type { Legality } from '../../legal-facts.tsx';
import { renderAmount } from '../breakdown/amount-text.tsx';
import { ByType } from '../breakdown/by-type.tsx';
import { controls } from './form-fields.ts';

interface Props {
  product: PageContents['donation']['form']['product'];
  prices: Prices;
  quantity: number;
  /** The certificate of the printed mushaf. It shows while it is valid. */
  tashih: Legality['tashih'];
}

const line = '1px solid {colors.border}';

const mushafRecipe = defineSlotRecipe({
  slots: ['card', 'cover', 'about', 'name', 'price', 'weight', 'quantity', 'more', 'summary', 'inside', 'fact', 'term'],
  base: {
    card: {
      layerStyle: 'well',
      display: 'grid',
      gridTemplateColumns: { base: '96px minmax(0, 1fr)', xl: '96px minmax(0, 1fr) auto' },
      overflow: 'hidden',
    },
    cover: {
      borderRight: '1px solid {colors.gold.line}',
      '& img': { width: '100%', height: '100%', objectFit: 'cover' },
    },
    about: { paddingTop: '2.5', paddingBottom: '2.5', paddingInline: '3.5' },
    name: { fontSize: 'xl', lineHeight: '1.2' },
    price: { textStyle: 'heading', marginTop: '0.5', fontSize: '5xl' },
    weight: { fontSize: 'xs', lineHeight: '1.35', color: 'fg.muted' },
    quantity: {
      gridColumn: { base: '1 / -1', xl: 'auto' },
      alignSelf: 'center',
      paddingBlock: '2.5',
      paddingLeft: { base: '3.5', xl: '0' },
      paddingRight: { base: '3.5', xl: '4.5' },
      borderTop: { base: line, xl: '0' },
    },
    more: { gridColumn: '1 / -1', paddingInline: '3.5', borderTop: line },
    summary: {
      display: 'grid',
      gridTemplateColumns: '1fr 24px',
      alignItems: 'center',
      minHeight: 'touch',
      fontWeight: '500',
      color: 'fg.muted',
    },
    inside: { display: 'grid', gap: '2', paddingBottom: '3.5', '& img': { width: '100%', height: 'auto' } },
    fact: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 2fr', md: '160px 1fr' },
      gap: '3.5',
      paddingBlock: '1.5',
      borderTop: '1px dotted {colors.border.strong}',
      lineHeight: '1.4',
      overflowWrap: 'anywhere',
    },
    term: { color: 'fg.muted' },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: mushafRecipe });
const Card = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'card');
const Cover = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'cover');
const About = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'about');
const Name = withContext<HTMLHeadingElement, HTMLChakraProps<'h3'>>('h3', 'name');
const Price = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'price');
const Weight = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'weight');
const Quantity = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'quantity');
const More = withContext<HTMLDetailsElement, HTMLChakraProps<'details'>>('details', 'more');
const Summary = withContext<HTMLElement, HTMLChakraProps<'summary'>>('summary', 'summary');
const Inside = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'inside');
const FactRow = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'fact');
const Term = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'term');

const Fact = ({ label, value }: { label: string; value: string }) => (
  <FactRow>
    <Term>{label}</Term>
    <chakra.dd fontWeight="600">{value}</chakra.dd>
  </FactRow>
);

/** The printed mushaf and how many of it. The open book and the facts about it are in a closed row. */
export const MushafFields = memo(function MushafFields({ product, prices, quantity, tashih }: Props) {
  return (
    <Card data-for="beli wakaf">
      <Cover>
        <Picture picture={product.picture} light={product.light} sizes="96px" />
      </Cover>
      <About>
        <Name>{product.name}</Name>
        <Price>
          <ByType of={prices.unitPrice} render={renderAmount} />
        </Price>
        <Weight>
          {words.form.weight(formatDecimal(prices.weightGrams / 1000))}{' '}
          <span data-for="wakaf">{`${words.form.wakafPrice} `}</span>
          {words.form.noShipping}
        </Weight>
      </About>
      <Quantity>
        <Stepper
          id={controls.quantity}
          name={controls.quantity}
          label={words.form.quantity}
          value={quantity}
          coerce={(text) => coerceQuantity(text, prices.maxQuantity)}
          isAsTyped={(text) => isQuantityAsTyped(text, prices.maxQuantity)}
          max={formatNumber(prices.maxQuantity)}
        />
      </Quantity>
      <More>
        <Summary>
          <span>{words.form.seeMushaf}</span>
          <OpenMark />
        </Summary>
        <Inside>
          <Picture {...product.inside} sizes="(min-width: 768px) 560px, 90vw" />
          <dl>
            {product.facts?.map((fact) => (
              <Fact key={fact.label} {...fact} />
            ))}
            {tashih && <Fact label={words.form.tashih} value={tashih.number} />}
          </dl>
        </Inside>
      </More>
    </Card>
  );
});
