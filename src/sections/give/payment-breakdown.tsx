import type { Order, Prices } from '../../transaction/order.ts';
import { endsInCode, type Quote } from '../../transaction/quote.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { Khatim } from '../../ui/ornament/khatim.tsx';
import { LiveText } from '../../ui/live-text.tsx';
import { words } from '../../words.ts';
import { AmountText } from './amount-text.tsx';
import { chakra, createSlotRecipeContext, defineSlotRecipe } from '../../ui/styled.ts';

export interface PaymentBreakdownProps {
  copy: { title: string; uniqueCodeNote: string; stepNote: string };
  order: Order;
  prices: Prices;
  /** Null until the application has drawn a unique code. */
  figures: Quote | null;
  /** The way to the confirmation is being made. */
  busy: boolean;
}

const recipe = defineSlotRecipe({
  slots: ['root', 'plate', 'heading', 'entry', 'label', 'unit', 'amount', 'total', 'totalLabel', 'totalAmount', 'note'],
  base: {
    root: { position: { lg: 'sticky' }, top: '104px', minWidth: '0' },
    plate: {
      layerStyle: 'jadwal',
      paddingTop: '7',
      paddingInline: '6.5',
      paddingBottom: '6.5',
      bg: 'surface',
    },
    heading: { fontSize: '2xl', marginBottom: '3.5' },
    entry: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '4',
      paddingBlock: '2.5',
      borderBottom: '1px dotted {colors.border.strong}',
      lineHeight: '1.4',
    },
    label: { color: 'fg.muted' },
    unit: { display: 'block', fontSize: 'caption' },
    amount: {
      textStyle: 'figures',
      fontWeight: '600',
      textAlign: 'right',
      whiteSpace: 'nowrap',
      '&[data-code]': { color: 'gold' },
    },
    total: { display: 'grid', gap: '0.5', paddingTop: '4', paddingBottom: '1' },
    totalLabel: { fontWeight: '600' },
    totalAmount: { textStyle: 'total', whiteSpace: 'nowrap' },
    note: {
      textStyle: 'gloss',
      display: 'grid',
      gridTemplateColumns: '18px 1fr',
      gap: '2.5',
      marginTop: '3.5',
      marginBottom: '5.5',
      color: 'fg.muted',
      '& svg': { color: 'gold', marginTop: '3px' },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
const Aside = withProvider('aside', 'root');
const Ledger = withContext('div', 'plate');
const Heading = withContext('h3', 'heading');
const Entry = withContext('div', 'entry');
const Label = withContext('dt', 'label');
const Unit = withContext('small', 'unit');
const Amount = withContext('dd', 'amount');
const Total = withContext('div', 'total');
const TotalLabel = withContext('dt', 'totalLabel');
const TotalAmount = withContext('dd', 'totalAmount');
const Note = withContext('p', 'note');

const StepNote = chakra('p', { base: { textStyle: 'gloss', marginTop: '4.5', color: 'fg.muted' } });

function unitNote(order: Order, prices: Prices): string | null {
  return order.type === 'donasi'
    ? null
    : words.form.mushaf(formatNumber(order.quantity), formatRupiah(prices.unitPrice[order.type]));
}

/** What is to be paid, as a ledger. It shows the figures of the money rules and adds up nothing itself. */
export function PaymentBreakdown({ copy, order, prices, figures, busy }: PaymentBreakdownProps) {
  const amount = (value: number | undefined) => (value === undefined ? words.form.unknown : formatRupiah(value));
  const note = unitNote(order, prices);
  const settled = figures !== null && figures.shipping !== null && endsInCode(figures);
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
            <Amount>{figures?.shipping === null ? words.form.chooseCity : amount(figures?.shipping)}</Amount>
          </Entry>
          <Entry>
            <Label>{words.form.uniqueCode}</Label>
            <Amount data-code="">{amount(figures?.uniqueCode)}</Amount>
          </Entry>
          <Total>
            <TotalLabel>{words.form.total}</TotalLabel>
            <TotalAmount>
              {figures ? <AmountText value={figures.total} marked={settled} /> : words.form.unknown}
            </TotalAmount>
          </Total>
        </dl>
        <LiveText text={figures ? words.form.totalSpoken(formatRupiah(figures.total)) : ''} />
        <Note>
          <Khatim size={18} stroke={1.7} />
          <span>{copy.uniqueCodeNote}</span>
        </Note>
        <Button type="submit" full aria-busy={busy} data-scripts="">
          <span data-idle="">{words.form.submit}</span>
          <span data-busy="">{words.form.submitting}</span>
        </Button>
      </Ledger>
      <StepNote>{copy.stepNote}</StepNote>
    </Aside>
  );
}
