import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatWeekday } from '../../../words/days.ts';
import { linkWord, paths } from '../../../page-table.ts';
import { paymentWords } from '../../../words/payment.ts';
import { addressLine } from '../../../transaction/one-line.ts';
import { endsInCode } from '../../../transaction/order.ts';
import { formatNumber } from '../../../transaction/rupiah.ts';
import { SheetRow } from '../../../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { words } from '../../../words/site.ts';
import { amount, AmountText } from '../breakdown/amount-text.tsx';
import { Ikrar } from './ikrar.tsx';
import { totalUntil } from './last-day.ts';
import type { Payment } from './payment-values.tsx';
import { ShareAndPrint } from './share-and-print.tsx';

const Paper = chakra('div', {
  base: {
    layerStyle: 'plate',
    paddingBlock: '5',
    paddingInline: { base: '4.5', md: '7' },
    '& dl > div': {
      layerStyle: 'wrapping',
      // A value that does not fit beside its label stands under it, from the left.
      justifyContent: 'space-between',
      rowGap: '1',
      columnGap: '5',
      paddingBlock: '11px',
      lineHeight: '1.4',
      borderBottom: '1px dotted {colors.border.strong}',
    },
    '& [data-mark=total]': { marginTop: '-1px', borderBlock: '1px solid {colors.gold.line}' },
    '& dt': { color: 'fg.muted' },
    '& dd': { textStyle: 'figures', maxWidth: '100%', fontWeight: '600', overflowWrap: 'anywhere' },
    '& dd + dd': { textStyle: 'hint', flex: '1 0 100%', fontWeight: '400', color: 'fg.muted' },
    '& > p': { textStyle: 'hint', marginTop: { base: '2', lg: '4' }, color: 'fg.muted' },
    '& a': { layerStyle: 'target', marginTop: '2', color: 'accent' },
  },
});

/** On wide screens the sums are beside the purpose and the link below the purpose. */
const Sides = chakra('div', {
  base: {
    display: { lg: 'grid' },
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr',
    columnGap: '11',
    alignItems: 'start',
    '& dl + dl': { gridRow: '1 / span 2', gridColumn: '2' },
    '& > a': { justifySelf: 'start' },
  },
});

interface Fact {
  label: string;
  value: ReactNode;
  note?: string;
  mark?: string;
}

const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl>
    {facts.map(
      ({ label, value, note, mark }) =>
        value && (
          <div key={label} data-mark={mark}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {note && <dd>{note}</dd>}
          </div>
        ),
    )}
  </dl>
);

/** The purpose and the sums of the transfer, side by side on wide screens. It never says that money has arrived. */
export function TransactionSummary(payment: Payment) {
  const { copy, details } = payment;
  const { state } = useLocation();
  const { labels } = paymentWords;
  const { type, name, quantity, city, address, subtotal, shippingCost, uniqueCode, total } = details;
  const hasMushaf = quantity !== null;
  const until = totalUntil(copy, details);
  // A fact without a value is left out.
  const purpose: Fact[] = [
    { label: labels.type, value: paymentWords.types[type] },
    { label: labels.name, value: name && <bdi translate="no">{name}</bdi> },
    { label: labels.quantity, value: hasMushaf && paymentWords.quantity(formatNumber(quantity)) },
    { label: labels.city, value: hasMushaf && <span translate="no">{city}</span> },
    {
      label: type === 'beli' ? labels.address : labels.distribution,
      value: hasMushaf && address && <bdi translate={type === 'beli' ? 'no' : undefined}>{addressLine(address)}</bdi>,
    },
  ];
  const sums: Fact[] = [
    { label: words.form.subtotal, value: amount(subtotal) },
    { label: words.form.shipping, value: hasMushaf && amount(shippingCost) },
    { label: words.form.uniqueCode, value: amount(uniqueCode), note: copy.uniqueCodeOutcome[type] },
    { label: words.form.total, value: <AmountText value={total} marked={endsInCode(details)} />, mark: 'total' },
    { label: labels.until, value: until && formatWeekday(until) },
  ];
  return (
    <SheetRow id="rincian" heading={paymentWords.details}>
      <Paper>
        <Sides>
          <Facts facts={purpose} />
          <Facts facts={sums} />
          <Link to={paths.donation} state={state}>
            {paymentWords.edit}
          </Link>
        </Sides>
        {type === 'wakaf' && <Ikrar copy={copy} quantity={quantity ?? 1} />}
        <p>{copy.privacyNote}</p>
        <a href={paths.privacy}>{linkWord('privacy')}</a>
      </Paper>
      <ShareAndPrint {...payment} />
    </SheetRow>
  );
}
