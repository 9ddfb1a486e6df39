import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import type { TransactionType } from '../transaction/order.ts';
import { endsInCode } from '../transaction/quote.ts';
import { formatNumber, formatRupiah } from '../transaction/rupiah.ts';
import type { TransactionDetails } from '../transaction/transaction-details.ts';
import { typeset } from '../ui/typeset.tsx';
import { AmountText } from './amount-text.tsx';

interface Props {
  copy: {
    detailsHeading: string;
    labels: Record<
      'type' | 'name' | 'quantity' | 'subtotal' | 'shipping' | 'uniqueCode' | 'total' | 'address' | 'status',
      string
    >;
    typeNames: Record<TransactionType, string>;
    quantityUnit: string;
    statusText: string;
    editLabel: string;
    wakafIntention: string | null;
  };
  details: TransactionDetails;
  /** What the form held, to go on from. */
  draft: unknown;
}

const Paper = chakra('section', {
  base: {
    padding: { base: '28px 18px 20px', md: '28px 28px 20px' },
    border: '1px solid {colors.border}',
    bg: 'surface',
    '& h2': { fontSize: '1.375rem', marginBottom: '8px' },
    '& dl > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(84px, auto) minmax(0, 1fr)',
      gap: '4px 20px',
      padding: '11px 0',
      lineHeight: '1.4',
      borderBottom: '1px dotted {colors.border.strong}',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': {
      textAlign: 'right',
      fontWeight: '600',
      overflowWrap: 'anywhere',
      '--figures': 'lining-nums tabular-nums',
    },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      marginTop: '8px',
      color: 'accent',
      textUnderlineOffset: '4px',
    },
  },
});

const Status = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    _before: { content: '""', width: '10px', height: '10px', rotate: '45deg', border: '2px solid {colors.gold}' },
  },
});

const Intention = chakra('p', {
  base: {
    margin: '12px 0',
    paddingLeft: '18px',
    borderLeft: '2px solid {colors.gold.line}',
    fontFamily: 'heading',
    fontSize: '1.1875rem',
    lineHeight: '1.5',
  },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What the transfer is for. Nothing here says that money has arrived. */
export function TransactionSummary({ copy, details, draft }: Props) {
  const { labels } = copy;
  const { type, name, quantity, address, subtotal, shippingCost, uniqueCode, total } = details;
  return (
    <Paper aria-labelledby="rincian">
      <h2 id="rincian">{copy.detailsHeading}</h2>
      <dl>
        <Fact label={labels.type}>{copy.typeNames[type]}</Fact>
        <Fact label={labels.name}>
          <bdi>{name}</bdi>
        </Fact>
        {quantity !== null && <Fact label={labels.quantity}>{`${formatNumber(quantity)} ${copy.quantityUnit}`}</Fact>}
        {quantity !== null && (
          <Fact label={labels.address}>
            <bdi>{address}</bdi>
          </Fact>
        )}
        <Fact label={labels.subtotal}>{formatRupiah(subtotal)}</Fact>
        {quantity !== null && <Fact label={labels.shipping}>{formatRupiah(shippingCost)}</Fact>}
        <Fact label={labels.uniqueCode}>{formatRupiah(uniqueCode)}</Fact>
        <Fact label={labels.total}>
          <AmountText value={total} marked={endsInCode(details)} />
        </Fact>
        <Fact label={labels.status}>
          <Status>{copy.statusText}</Status>
        </Fact>
      </dl>
      {type === 'wakaf' && copy.wakafIntention && <Intention>{typeset(copy.wakafIntention)}</Intention>}
      <Link to={paths.donation} state={{ draft }}>
        {copy.editLabel}
      </Link>
    </Paper>
  );
}
