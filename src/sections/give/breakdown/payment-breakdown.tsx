import { memo } from 'react';
import { chakra } from '@chakra-ui/react';
import type { PageContents } from '../../../page-contents.ts';
import { linkWord, paths } from '../../../page-table.ts';
import {
  type Order,
  type Prices,
  endsInCode,
  isComplete,
  type Quote,
  shippingWeightKg,
} from '../../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { Button } from '../../../ui/button.tsx';
import { focusField } from '../../../ui/form/error-summary.tsx';
import { LiveText } from '../../../ui/live-text.tsx';
import { typeset } from '../../../ui/typeset.tsx';
import { words } from '../../../words/site.ts';
import { ByType } from './by-type.tsx';
import { amount, AmountText } from './amount-text.tsx';
import { controls } from '../form/form-fields.ts';

/* Parts that have only words are memoised, so that they do not render with every digit. */

const Aside = chakra('aside', {
  base: {
    gridArea: { lg: '1 / 2' },
    position: { lg: 'sticky' },
    top: '104px',
    minWidth: '0',
  },
});

const Breakdown = chakra('div', {
  base: {
    layerStyle: 'jadwal',
    padding: '6.5',
  },
});

const Heading = memo(chakra('h3', { base: { fontSize: '2xl', marginBottom: '3.5' } }));

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '4',
    paddingBlock: '2.5',
    borderBottom: '1px dotted {colors.border.strong}',
    lineHeight: '1.4',
  },
});

const Label = memo(chakra('dt', { base: { color: 'fg.muted' } }));

const Unit = memo(chakra('small', { base: { display: 'block', fontSize: 'caption' } }));

const Amount = memo(
  chakra('dd', {
    base: {
      textStyle: 'figures',
      fontWeight: '600',
      textAlign: 'right',
      '&[data-code]': { color: 'gold' },
    },
  }),
);

const Total = chakra('div', { base: { display: 'grid', gap: '0.5', paddingTop: '4', paddingBottom: '1' } });

/** `complete` is true if every part of the total is known. If not, the total is smaller. */
const TotalLabel = memo(
  chakra('dt', { base: { color: 'fg.muted' }, variants: { complete: { true: { fontWeight: '600' } } } }),
);

const TotalAmount = chakra('dd', {
  base: {
    textStyle: 'total',
    fontSize: 'interim',
    // An attribute marks an amount while its digits rise (rise-digits.ts). `:has()` would restyle the page.
    '&[data-rises]': { position: 'relative', '& [data-head]': { opacity: '0' } },
    '& > [data-rising]': { position: 'absolute', inset: '0', pointerEvents: 'none', whiteSpace: 'pre' },
    // The digits are generated content, so that screen readers skip them.
    '& [data-drawn]': { display: 'inline-block', fontStyle: 'normal', _before: { content: 'attr(data-drawn)' } },
    // Rp0, while no amount is chosen. Before React runs, only a donation has none.
    '&[data-empty], & > [data-for=donasi]': { color: 'fg.subtle' },
  },
  variants: { complete: { true: { fontSize: '5xl' } } },
});

const Note = memo(
  chakra('p', { base: { textStyle: 'aside', marginTop: '3.5', marginBottom: '5.5', color: 'fg.muted' } }),
);

/** Shows while the city is missing. Its padding gives a large target without a higher row. */
const CityLink = chakra('a', {
  base: {
    display: 'inline-block',
    margin: '-3',
    padding: '3',
    color: 'accent',
  },
});

const Missing = chakra('p', {
  base: { layerStyle: 'noted', textStyle: 'aside', marginTop: '3.5', marginBottom: '5.5' },
});

const StepNote = chakra('p', {
  base: {
    textStyle: 'aside',
    marginBottom: '4.5',
    color: 'fg.muted',
    '& a': { color: 'accent' },
  },
});

interface Props {
  copy: PageContents['donation']['breakdown'];
  order: Order;
  prices: Prices;
  /** Null until React has drawn a unique code. */
  figures: Quote | null;
  busy: boolean;
  /** The error of the amount. */
  error: string | undefined;
}

/** `2 × Rp150.000`. */
const countTimesPrice = (count: number, price: number) => words.form.mushaf(formatNumber(count), formatRupiah(price));

/** `4 kg × Rp40.000`. Null while no city is chosen. */
function weightTimesRate(order: Order, { cities, weightGrams }: Prices): string | null {
  const city = order.type !== 'donasi' && cities.find(({ name }) => name === order.city);
  if (!city) return null;
  const kg = formatNumber(shippingWeightKg(order.quantity, weightGrams));
  return words.form.weighed(kg, formatRupiah(city.ratePerKg));
}

/** The figures as a sentence for screen readers. */
function spoken(order: Order, { shipping, subtotal, uniqueCode, total }: Quote): string {
  const { mushafTo, provisionalSpoken, orderSpoken, totalSpoken } = words.form;
  const sum = totalSpoken(formatRupiah(total));
  if (order.type === 'donasi') return sum;
  const count = formatNumber(order.quantity);
  if (shipping === null) return provisionalSpoken(count, formatRupiah(subtotal));
  return `${orderSpoken(mushafTo(count, order.city), formatRupiah(shipping), formatRupiah(uniqueCode))} ${sum}`;
}

/** Loads the animation when a visitor types. Without it, the amount changes at once. */
function riseOnInput(total: HTMLElement | null): void {
  if (!total) return;
  const load = () => import('./rise-digits.ts').then(({ riseDigits }) => riseDigits(total));
  addEventListener('input', () => void load().catch(() => {}), { once: true });
}

/** The terms of each type, a link to all terms, and the sentence that nothing has been paid yet. */
const BeforePaying = memo(function BeforePaying({ terms, stepNote }: Pick<Props['copy'], 'terms' | 'stepNote'>) {
  return (
    <>
      <StepNote>
        <ByType of={terms} /> <a href={paths.terms}>{linkWord('terms')}</a>
      </StepNote>
      <StepNote>{stepNote}</StepNote>
    </>
  );
});

const Submit = memo(function Submit({ busy }: { busy: boolean }) {
  return (
    <Button type="submit" full aria-busy={busy} data-scripts="">
      <span data-idle="">{words.form.submit}</span>
      <span data-busy="">{words.form.submitting}</span>
    </Button>
  );
});

/** What the donor will pay, line by line. It shows the figures of `quote` and never adds numbers itself. */
export function PaymentBreakdown({ copy, order, prices, figures, busy, error }: Props) {
  const note = order.type === 'donasi' ? '\u00A0' : countTimesPrice(order.quantity, prices.unitPrice[order.type]);
  // Until React knows the order, the page shows the price of one mushaf.
  const prerenderedAmount = <ByType of={{ donasi: 0, ...prices.unitPrice }} render={amount} data-scripts="" />;
  const prerenderedNote = (
    <ByType of={prices.unitPrice} render={(price) => countTimesPrice(1, price)} data-scripts="" />
  );
  const complete = figures !== null && isComplete(figures);
  const isProvisional = figures?.shipping === null;
  const spokenFigures = figures ? spoken(order, figures) : '';
  const weight = weightTimesRate(order, prices);
  return (
    <Aside aria-label={copy.title}>
      <Breakdown>
        <Heading>{copy.title}</Heading>
        <dl>
          {/* While no amount is chosen, only the total shows. */}
          <Entry data-for={figures?.subtotal ? undefined : 'beli wakaf'}>
            <Label>
              <span>{words.form.subtotal}</span>
              {/* The line stays, so that the button does not move when figures arrive. */}
              <span data-for="beli wakaf">
                <Unit htmlTranslate="no">{figures ? note : prerenderedNote}</Unit>
              </span>
            </Label>
            <Amount>{figures ? <AmountText value={figures.subtotal} /> : prerenderedAmount}</Amount>
          </Entry>
          <Entry data-for="beli wakaf">
            <Label>
              <span>{words.form.shipping}</span>
              {order.type !== 'donasi' && order.city && <Unit htmlTranslate="no">{order.city}</Unit>}
              {weight && <Unit htmlTranslate="no">{weight}</Unit>}
            </Label>
            <Amount>
              {figures?.shipping == null ? (
                <CityLink href={`#${controls.city}`} onClick={focusField}>
                  {words.form.chooseCity}
                </CityLink>
              ) : (
                <AmountText value={figures.shipping} />
              )}
            </Amount>
          </Entry>
          <Entry hidden={!complete}>
            <Label>{words.form.uniqueCode}</Label>
            <Amount data-code="">{figures && <AmountText value={figures.uniqueCode} />}</Amount>
          </Entry>
          <Total>
            <TotalLabel complete={complete}>
              {figures ? (
                words.form[isProvisional ? 'provisional' : 'total']
              ) : (
                <ByType of={{ donasi: words.form.total, 'beli wakaf': words.form.provisional }} />
              )}
            </TotalLabel>
            <TotalAmount ref={riseOnInput} complete={complete} data-empty={figures?.subtotal === 0 ? '' : undefined}>
              {figures ? (
                <AmountText
                  value={isProvisional ? figures.subtotal : figures.total}
                  marked={complete && endsInCode(figures)}
                />
              ) : (
                prerenderedAmount
              )}
            </TotalAmount>
          </Total>
        </dl>
        <LiveText text={busy ? words.form.submitting : (error ?? spokenFigures)} />
        {complete ? (
          <Note>{copy.uniqueCodeNote}</Note>
        ) : (
          <Missing data-scripts="">
            {error ? typeset(error) : <ByType of={{ donasi: copy.emptyNote, 'beli wakaf': copy.provisionalNote }} />}
          </Missing>
        )}
        <BeforePaying terms={copy.terms} stepNote={copy.stepNote} />
        <Submit busy={busy} />
      </Breakdown>
    </Aside>
  );
}
