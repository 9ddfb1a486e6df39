import { chakra } from '@chakra-ui/react/styled-system';
import type { Order, Prices } from '../transaction/order.ts';
import { endsInCode, type Quote } from '../transaction/quote.ts';
import { formatNumber, formatRupiah } from '../transaction/rupiah.ts';
import { Button } from '../ui/button.tsx';
import { Jadwal } from '../ui/jadwal.tsx';
import { Khatim } from '../ui/khatim.tsx';
import { LiveText } from '../ui/live-text.tsx';
import { words } from '../words.ts';
import { AmountText } from './amount-text.tsx';

export interface PaymentBreakdownProps {
  copy: { title: string; uniqueCodeNote: string; stepNote: string };
  order: Order;
  prices: Prices;
  /** Null until the application has drawn a unique code. */
  figures: Quote | null;
  /** The way to the confirmation is being made. */
  busy: boolean;
}

const Aside = chakra('aside', { base: { position: { lg: 'sticky' }, top: '104px', minWidth: '0' } });

const Ledger = chakra(Jadwal, {
  base: {
    padding: '28px 26px 26px',
    '& h3': { fontSize: '1.375rem', marginBottom: '14px' },
    '& dl': { margin: '0' },
    '& dt': { color: 'fg.muted' },
    '& dt small': { display: 'block', fontSize: 'caption' },
    '& dd': { fontWeight: '600', textAlign: 'right', whiteSpace: 'nowrap', '--figures': 'lining-nums tabular-nums' },
  },
});

const Entry = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '16px',
    padding: '10px 0',
    borderBottom: '1px dotted {colors.border.strong}',
    lineHeight: '1.4',
  },
  variants: { gold: { true: { '& dd': { color: 'gold' } } } },
});

const Total = chakra('div', {
  base: {
    display: 'grid',
    gap: '2px',
    padding: '16px 0 4px',
    '& dt': { color: 'fg', fontWeight: '600' },
    '& dd': { textAlign: 'left', fontFamily: 'heading', fontWeight: '500', fontSize: '2.375rem', lineHeight: '1.1' },
    '& small': { fontSize: 'caption', color: 'fg.muted' },
  },
});

const Note = chakra('p', {
  base: {
    display: 'grid',
    gridTemplateColumns: '18px 1fr',
    gap: '10px',
    marginTop: '14px',
    marginBottom: '22px',
    fontSize: 'note',
    lineHeight: '1.5',
    color: 'fg.muted',
    '& svg': { color: 'gold', marginTop: '3px' },
  },
});

const StepNote = chakra('p', { base: { marginTop: '18px', fontSize: 'note', lineHeight: '1.5', color: 'fg.muted' } });

function unitNote(order: Order, prices: Prices): string | null {
  return order.type === 'donasi'
    ? null
    : words.form.mushaf(formatNumber(order.quantity), formatRupiah(prices.unitPrice[order.type]));
}

/** What is to be paid, as a ledger. Shows figures of the money rules and adds none itself. */
export function PaymentBreakdown({ copy, order, prices, figures, busy }: PaymentBreakdownProps) {
  const amount = (value: number | undefined) => (value === undefined ? words.form.unknown : formatRupiah(value));
  const note = unitNote(order, prices);
  const settled = figures !== null && figures.shipping !== null && endsInCode(figures);
  return (
    <Aside>
      <Ledger>
        <h3>{copy.title}</h3>
        <dl>
          <Entry>
            <dt>
              {words.form.subtotal}
              {/* Its line is kept free, so that the button below does not move when figures arrive. */}
              <span data-for="beli wakaf">
                <small>{note ?? '\u00A0'}</small>
              </span>
            </dt>
            <dd>{amount(figures?.subtotal)}</dd>
          </Entry>
          <Entry data-for="beli wakaf">
            <dt>{words.form.shipping}</dt>
            <dd>{figures?.shipping === null ? words.form.chooseCity : amount(figures?.shipping)}</dd>
          </Entry>
          <Entry gold>
            <dt>{words.form.uniqueCode}</dt>
            <dd>{amount(figures?.uniqueCode)}</dd>
          </Entry>
          <Total>
            <dt>{words.form.total}</dt>
            <dd>{figures ? <AmountText value={figures.total} marked={settled} /> : words.form.unknown}</dd>
          </Total>
        </dl>
        <LiveText text={figures ? words.form.totalSpoken(formatRupiah(figures.total)) : ''} />
        <Note>
          <Khatim size={18} stroke={1.7} />
          <span>{copy.uniqueCodeNote}</span>
        </Note>
        <Button type="submit" full aria-busy={busy} data-scripts="">
          {busy ? words.form.submitting : words.form.submit}
        </Button>
      </Ledger>
      <StepNote>{copy.stepNote}</StepNote>
    </Aside>
  );
}
