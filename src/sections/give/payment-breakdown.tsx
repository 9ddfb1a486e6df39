import { memo } from 'react';
import { loadCode } from '../../client/load-code.ts';
import { paths } from '../../page-table.ts';
import type { Order, Prices } from '../../transaction/order.ts';
import { endsInCode, isComplete, type Quote } from '../../transaction/quote.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { toField } from '../../ui/form/error-summary.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { LiveText } from '../../ui/live-text.tsx';
import { words } from '../../words.ts';
import { AmountText } from './amount-text.tsx';
import { controls } from './form-fields.ts';
import {
  Amount,
  Aside,
  CityLink,
  Entry,
  Heading,
  Label,
  Ledger,
  Missing,
  Note,
  StepNote,
  Total,
  TotalAmount,
  TotalLabel,
  Unit,
} from './payment-breakdown-parts.ts';

export interface PaymentBreakdownProps {
  copy: { title: string; emptyNote: string; provisionalNote: string; uniqueCodeNote: string; stepNote: string };
  order: Order;
  prices: Prices;
  /** Null until the application has drawn a unique code. */
  figures: Quote | null;
  /** The way to the confirmation is being made. */
  busy: boolean;
}

function unitNote(order: Order, prices: Prices): string | null {
  return order.type === 'donasi'
    ? null
    : words.form.mushaf(formatNumber(order.quantity), formatRupiah(prices.unitPrice[order.type]));
}

const spoken = ({ shipping, subtotal, total }: Quote) =>
  shipping === null
    ? `${words.form.provisional} ${formatRupiah(subtotal)}`
    : words.form.totalSpoken(formatRupiah(total));

/** Decoration: without its code the amount just changes. */
const rising = (place: HTMLElement | null) => {
  if (place)
    loadCode('src/sections/give/rising-digits.ts', () => import('./rising-digits.ts')).then(
      ({ riseDigits }) => riseDigits(place),
      () => {},
    );
};

/** What holds before the button is pressed; `{syarat}` stands for the link to the terms. */
const BeforePaying = memo(function BeforePaying({ text }: { text: string }) {
  const [before, after] = text.split('{syarat}');
  return (
    <>
      {before}
      {after !== undefined && <PageLink to={paths.terms}>{words.nav.terms}</PageLink>}
      {after}
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

/** What is to be paid, as a ledger. It shows the figures of the money rules and adds up nothing itself. */
export function PaymentBreakdown({ copy, order, prices, figures, busy }: PaymentBreakdownProps) {
  const amount = (value: number | null | undefined) => (value == null ? words.form.unknown : formatRupiah(value));
  const note = unitNote(order, prices);
  const complete = figures !== null && isComplete(figures);
  const provisional = figures?.shipping === null;
  return (
    <Aside>
      <Ledger>
        <Heading>{copy.title}</Heading>
        <dl>
          <Entry>
            <Label>
              {words.form.subtotal}
              {/* Its line is kept free, so that the button below does not move when figures arrive. */}
              <span data-for="beli wakaf">
                <Unit>{note ?? '\u00A0'}</Unit>
              </span>
            </Label>
            <Amount>{amount(figures?.subtotal)}</Amount>
          </Entry>
          <Entry data-for="beli wakaf">
            <Label>{words.form.shipping}</Label>
            <Amount>
              {provisional ? (
                <CityLink href={`#${controls.city}`} onClick={toField}>
                  {words.form.chooseCity}
                </CityLink>
              ) : (
                amount(figures?.shipping)
              )}
            </Amount>
          </Entry>
          {/* Beside a sum that it is not in yet, a code would only puzzle. */}
          <Entry hidden={!complete}>
            <Label>{words.form.uniqueCode}</Label>
            <Amount data-code="">{amount(figures?.uniqueCode)}</Amount>
          </Entry>
          <Total>
            <TotalLabel complete={complete}>{provisional ? words.form.provisional : words.form.total}</TotalLabel>
            <TotalAmount ref={rising} complete={complete}>
              {figures ? (
                <AmountText
                  value={provisional ? figures.subtotal : figures.total}
                  marked={complete && endsInCode(figures)}
                />
              ) : (
                words.form.unknown
              )}
            </TotalAmount>
          </Total>
        </dl>
        <LiveText text={figures ? spoken(figures) : ''} />
        {complete ? (
          <Note>{copy.uniqueCodeNote}</Note>
        ) : (
          <Missing data-scripts="">
            <span data-for="donasi">{copy.emptyNote}</span>
            <span data-for="beli wakaf">{copy.provisionalNote}</span>
          </Missing>
        )}
        <StepNote>
          <BeforePaying text={copy.stepNote} />
        </StepNote>
        <Submit busy={busy} />
      </Ledger>
    </Aside>
  );
}
