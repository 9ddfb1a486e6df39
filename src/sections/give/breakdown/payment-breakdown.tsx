import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { memo, useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { linkWord, paths } from '../../../page-table.ts';
import { endsInCode, isComplete, type Order, type Prices, type Quote } from '../../../transaction/order.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemText } from '../../../ui/form/problem-text.tsx';
import { LiveText } from '../../../ui/live-text.tsx';
import { words } from '../../../words/site.ts';
import { AmountText, renderAmount } from './amount-text.tsx';
import {
  Amount,
  breakdownId,
  BreakdownHeading,
  EntryRow,
  Frame,
  Label,
  Note,
  Total,
  TotalAmount,
  TotalLabel,
  Unit,
} from './breakdown-parts.tsx';
import { countTimesPrice, statusOf, weightTimesRate } from './breakdown-texts.ts';
import { ByType } from './by-type.tsx';

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

interface SubtotalProps extends Pick<Props, 'order' | 'quote'> {
  unitPrice: Prices['unitPrice'];
}

/** The donation, or the mushafs times their price. Without a quote the HTML has the price of one mushaf. */
function Subtotal({ order, unitPrice, quote }: SubtotalProps) {
  const ofOneMushaf = (render: (price: number) => ReactNode) => (
    <ByType of={unitPrice} render={render} data-prerendered="" />
  );
  const counted =
    order.type !== 'donasi' && quote
      ? countTimesPrice(order.quantity, unitPrice[order.type])
      : ofOneMushaf((price) => countTimesPrice(1, price));
  // A donation has a dash. For mushafs, styles show the prerendered price until React has a quote.
  const noAmount = (
    <>
      <span data-for="donasi">
        <Unknown />
      </span>
      {!quote && ofOneMushaf(renderAmount)}
    </>
  );
  return (
    <EntryRow>
      <Label>
        <span>{words.form.subtotal}</span>
        <span data-for="beli wakaf">
          <Unit htmlTranslate="no">{counted}</Unit>
        </span>
      </Label>
      <Amount>{quote?.subtotal ? renderAmount(quote.subtotal) : noAmount}</Amount>
    </EntryRow>
  );
}

/** Lets a new total rise into its place, with the easing “ink” (src/theme/tokens.ts). */
async function rise(total: HTMLElement): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { animate } = await import('framer-motion/dom/mini');
  animate(total, { transform: ['translateY(.2em)', 'none'] }, { duration: 0.18, ease: [0.2, 0.6, 0.2, 1] });
}

/** Says that nothing has been paid yet, then the terms of each type. Links to all terms. */
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

/** What the donor will pay, line by line. It shows the amounts of the quote and never adds numbers itself. */
export function PaymentBreakdown({ content, order, prices, quote, busy, problems }: Props) {
  const completeQuote = quote && isComplete(quote) ? quote : null;
  const totalRef = useRef<HTMLElement>(null);
  const total = completeQuote?.total;
  useEffect(() => {
    // The animation is loaded with the first total. If it does not arrive, the total changes at once.
    if (total && totalRef.current) rise(totalRef.current).catch(() => {});
  }, [total]);
  const prerendered = quote ? undefined : '';
  return (
    <Frame complete={completeQuote !== null} aria-labelledby={breakdownId} data-scripts="">
      <BreakdownHeading id={breakdownId}>{words.form.breakdown}</BreakdownHeading>
      <dl>
        <Subtotal order={order} unitPrice={prices.unitPrice} quote={quote} />
        <Entry
          data-for="beli wakaf"
          label={words.form.shipping}
          unit={
            weightTimesRate(order, prices) ?? (
              <ByType of={{ 'beli wakaf': words.form.shippingPurpose }} data-prerendered={prerendered} />
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
              <ByType of={words.form.missingFirst} data-prerendered={prerendered} />
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
