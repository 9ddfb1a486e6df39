import {
  chakra,
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
  VisuallyHidden,
} from '@chakra-ui/react';
import { memo, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { linkWord, paths } from '../../../page-table.ts';
import {
  endsInCode,
  isComplete,
  type Order,
  type Prices,
  type Quote,
  shippingWeightKg,
} from '../../../transaction/order.ts';
import { formatDecimal, formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemText } from '../../../ui/form/problem-text.tsx';
import { LiveText } from '../../../ui/live-text.tsx';
import { matchesMedia } from '../../../ui/matches-media.ts';
import { words } from '../../../words/site.ts';
import { AmountText, renderAmount } from './amount-text.tsx';
import { ByType } from './by-type.tsx';

const breakdownRecipe = defineSlotRecipe({
  slots: ['frame', 'heading', 'entry', 'label', 'unit', 'amount', 'total', 'totalLabel', 'totalAmount', 'note'],
  base: {
    frame: {
      layerStyle: 'jadwal',
      gridArea: { lg: '1 / 2 / span 2' },
      position: { lg: 'sticky' },
      top: { lg: '24' }, // 24 px below the header
      paddingInline: { base: '5.5', xl: '6.5' },
      paddingTop: { base: '3.5', xl: '6' },
      paddingBottom: { base: '5', xl: '5.5' },
    },
    heading: { fontSize: 'lg', marginBottom: { base: '1', xl: '1.5' } },
    entry: {
      // An amount that does not fit beside its label stands below it.
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      paddingBlock: { base: '7px', xl: '2.5' },
      borderBottom: '1px dotted {colors.border.strong}',
      lineHeight: '1.4',
    },
    label: { flex: '1 1 6em', color: 'fg.muted' },
    unit: { display: 'block', fontSize: 'caption' },
    amount: { textStyle: 'figures', marginLeft: 'auto', fontWeight: '600', textAlign: 'right' },
    total: { display: 'grid', gap: '0.5', paddingTop: '2.5', paddingBottom: '1', lineHeight: '1.4' },
    totalLabel: { color: 'fg.muted' },
    totalAmount: { textStyle: 'heading', fontSize: '2xl', lineHeight: '1.3', color: 'fg.muted' },
    note: { textStyle: 'hint', marginTop: '3', color: 'fg.muted', '& a': { color: 'accent', whiteSpace: 'nowrap' } },
  },
  variants: {
    complete: {
      true: {
        totalLabel: { color: 'fg', fontWeight: '600' },
        totalAmount: { textStyle: 'total', fontSize: 'total', lineHeight: '1.1', color: 'fg' },
      },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: breakdownRecipe });
const Frame = withProvider<HTMLElement, HTMLChakraProps<'aside', { complete: boolean }>>('aside', 'frame');
const BreakdownHeading = withContext<HTMLHeadingElement, HTMLChakraProps<'h2'>>('h2', 'heading');
const EntryRow = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'entry');
const Label = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label');
const Unit = withContext<HTMLElement, HTMLChakraProps<'small'>>('small', 'unit');
const Amount = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'amount');
const Total = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'total');
const TotalLabel = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'totalLabel');
const TotalAmount = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'totalAmount');
const Note = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'note');

interface Props {
  content: PageContents['donation']['breakdown'];
  order: Order;
  prices: Prices;
  /** Null until React has drawn a unique code. */
  quote: Quote | null;
  busy: boolean;
  /** What is missing or wrong in the form. */
  problems: ComponentProps<typeof ProblemText>['problems'];
}

/** `2 × Rp150.000`. */
const countTimesPrice = (count: number, price: number) =>
  words.form.countTimesPrice(formatNumber(count), formatRupiah(price));

/** `2,4 kg, dihitung 3 kg × Rp40.000`. Null while no city is chosen. */
function weightTimesRate(order: Order, { cities, weightGrams }: Prices): string | null {
  const city = order.type !== 'donasi' && cities.find(({ name }) => name === order.city);
  if (!city) return null;
  const kg = formatDecimal((order.quantity * weightGrams) / 1000);
  const rounded = formatNumber(shippingWeightKg(order.quantity, weightGrams));
  return words.form.weightTimesRate(kg, rounded, formatRupiah(city.ratePerKg));
}

/** The quote as a sentence for screen readers. Empty while nothing is chosen. */
function spoken(order: Order, { shipping, subtotal, uniqueCode, total }: Quote): string {
  const { mushafTo, provisionalSpoken, orderSpoken, totalSpoken } = words.form;
  const totalSentence = totalSpoken(formatRupiah(total));
  if (order.type === 'donasi') return subtotal > 0 ? totalSentence : '';
  const count = formatNumber(order.quantity);
  if (shipping === null) return provisionalSpoken(count, formatRupiah(subtotal));
  return `${orderSpoken(mushafTo(count, order.city), formatRupiah(shipping), formatRupiah(uniqueCode))} ${totalSentence}`;
}

const Unknown = () => (
  <chakra.span color="fg.subtle" fontWeight="400">
    <span aria-hidden="true">{'–'}</span>
    <VisuallyHidden as="span">{words.form.unknown}</VisuallyHidden>
  </chakra.span>
);

interface EntryProps {
  'data-for'?: string;
  label: ReactNode;
  unit?: ReactNode;
  /** Null while it is not known. */
  value: ReactNode;
  color?: 'gold';
}

const Entry = ({ label, unit, value, color, ...attributes }: EntryProps) => (
  <EntryRow {...attributes}>
    <Label>
      <span>{label}</span>
      {unit && <Unit htmlTranslate="no">{unit}</Unit>}
    </Label>
    <Amount color={color}>{value ?? <Unknown />}</Amount>
  </EntryRow>
);

/** Lets a new total rise into its place, with the easing “ink” (src/theme/tokens.ts). */
async function rise(total: HTMLElement): Promise<void> {
  const { animate } = await import('framer-motion/dom/mini');
  animate(total, { transform: ['translateY(.2em)', 'none'] }, { duration: 0.18, ease: [0.2, 0.6, 0.2, 1] });
}

/** That nothing has been paid yet, the terms of each type, and a link to all terms. */
const BeforePaying = memo(function BeforePaying({ terms, stepNote }: Pick<Props['content'], 'terms' | 'stepNote'>) {
  const shown = Object.entries(terms).filter(([, term]) => term);
  return (
    <Note>
      <span>{stepNote}</span> <ByType of={Object.fromEntries(shown)} /> <a href={paths.terms}>{linkWord('terms')}</a>
    </Note>
  );
});

// src/islands/start.ts also sets `aria-busy`, when the button is pressed before React runs.
const IdleLabel = chakra('span', { base: { '[aria-busy=true] > &': { display: 'none' } } });
const BusyLabel = chakra('span', { base: { display: 'none', '[aria-busy=true] > &': { display: 'inline' } } });

const Submit = memo(function Submit({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" full marginTop="3.5" aria-busy={busy} data-scripts="">
      <IdleLabel>{words.form.submit}</IdleLabel>
      <BusyLabel>{words.form.submitting}</BusyLabel>
    </Button>
  );
});

function statusOf(busy: boolean, order: Order, quote: Quote | null): string {
  if (busy) return words.form.submitting;
  return quote ? spoken(order, quote) : '';
}

/** What the donor will pay, line by line. It shows the amounts of the quote and never adds numbers itself. */
export function PaymentBreakdown({ content, order, prices, quote, busy, problems }: Props) {
  const completeQuote = quote && isComplete(quote) ? quote : null;
  const totalRef = useRef<HTMLElement>(null);
  const total = completeQuote?.total;
  useEffect(() => {
    // The animation is loaded with the first total. Without it the total changes at once.
    if (total && totalRef.current && !matchesMedia('(prefers-reduced-motion: reduce)'))
      rise(totalRef.current).catch(() => {});
  }, [total]);
  const prerendered = quote ? {} : { 'data-prerendered': '' as const };
  // The prerendered page shows the price of one mushaf.
  const ofOneMushaf = (render: (price: number) => ReactNode) => (
    <ByType of={prices.unitPrice} render={render} data-prerendered="" />
  );
  const noSubtotal = (
    <>
      <span data-for="donasi">
        <Unknown />
      </span>
      {!quote && ofOneMushaf(renderAmount)}
    </>
  );
  return (
    <Frame complete={completeQuote !== null} aria-labelledby="rincian" data-scripts="">
      <BreakdownHeading id="rincian">{words.form.breakdown}</BreakdownHeading>
      <dl>
        <EntryRow>
          <Label>
            <span>{words.form.subtotal}</span>
            <span data-for="beli wakaf">
              <Unit htmlTranslate="no">
                {order.type !== 'donasi' && quote
                  ? countTimesPrice(order.quantity, prices.unitPrice[order.type])
                  : ofOneMushaf((price) => countTimesPrice(1, price))}
              </Unit>
            </span>
          </Label>
          <Amount>{quote?.subtotal ? renderAmount(quote.subtotal) : noSubtotal}</Amount>
        </EntryRow>
        <Entry
          data-for="beli wakaf"
          label={words.form.shipping}
          unit={
            weightTimesRate(order, prices) ?? (
              <ByType of={{ 'beli wakaf': words.form.shippingPurpose }} {...prerendered} />
            )
          }
          value={completeQuote && renderAmount(completeQuote.shipping)}
        />
        <Entry
          label={words.form.uniqueCode}
          unit={
            <>
              {words.form.uniqueCodeNote}
              {content.codeNote && <Unit data-for="beli wakaf">{content.codeNote}</Unit>}
            </>
          }
          value={completeQuote && renderAmount(completeQuote.uniqueCode)}
          color="gold"
        />
        <Total>
          <TotalLabel>{words.form.total}</TotalLabel>
          <TotalAmount ref={totalRef}>
            {completeQuote ? (
              <AmountText value={completeQuote.total} marked={endsInCode(completeQuote)} />
            ) : (
              <ByType of={words.form.missingFirst} {...prerendered} />
            )}
          </TotalAmount>
        </Total>
      </dl>
      <LiveText text={statusOf(busy, order, quote)} />
      {problems.length > 0 && <ProblemText problems={problems} />}
      <Submit busy={busy} />
      <BeforePaying terms={content.terms} stepNote={content.stepNote} />
    </Frame>
  );
}
