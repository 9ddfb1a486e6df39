import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths, type PageContents } from '../../page-table.ts';
import { endsInCode } from '../../transaction/order.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { SheetRow } from '../../ui/sheet.tsx';
import { chakra } from '../../ui/styled.ts';
import { typeset } from '../../ui/typeset.tsx';
import { AmountText } from './amount-text.tsx';

interface Props {
  copy: PageContents['confirmation'];
  details: TransactionDetails;
  /** What the form held, to go on from. */
  draft: unknown;
}

const Paper = chakra('div', {
  base: {
    layerStyle: 'plate',
    paddingTop: '5',
    paddingInline: { base: '4.5', md: '7' },
    paddingBottom: '5',
    '& dl': { columnCount: { lg: '2' }, columnGap: '11' },
    '& dl > div': {
      // A value that does not fit beside its label stands under it, from the left.
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      rowGap: '1',
      columnGap: '5',
      breakInside: 'avoid',
      paddingBlock: '11px',
      lineHeight: '1.4',
      borderBottom: '1px dotted {colors.border.strong}',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { textStyle: 'figures', maxWidth: '100%', fontWeight: '600', overflowWrap: 'anywhere' },
    '& h3': { marginTop: '5' },
    '& a': { layerStyle: 'target', marginTop: '2', color: 'accent', textUnderlineOffset: '4px' },
  },
});

const Intention = chakra('p', {
  base: { textStyle: 'quote', marginBlock: '3', paddingLeft: '4.5', borderLeft: '2px solid {colors.gold.line}' },
});

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An amount stays in one piece, however large the letters. */
const Sum = ({ label, value }: { label: string; value: number }) => (
  <Fact label={label}>
    <span className="nowrap">{formatRupiah(value)}</span>
  </Fact>
);

/** What the transfer is for; on wide screens its sums stand beside the rest. Nothing here says that money has arrived. */
export function TransactionSummary({ copy, details, draft }: Props) {
  const { labels } = copy;
  const { type, name, quantity, city, address, subtotal, shippingCost, uniqueCode, total } = details;
  return (
    <SheetRow id="rincian" label={copy.detailsHeading} titled>
      <Paper>
        <dl>
          <Fact label={labels.type}>{copy.typeNames[type]}</Fact>
          {name && (
            <Fact label={labels.name}>
              <bdi>{name}</bdi>
            </Fact>
          )}
          {quantity !== null && <Fact label={labels.quantity}>{`${formatNumber(quantity)} ${copy.quantityUnit}`}</Fact>}
          {city !== null && <Fact label={labels.city}>{city}</Fact>}
          {quantity !== null && address && (
            <Fact label={type === 'beli' ? labels.address : labels.distribution}>
              <bdi>{address}</bdi>
            </Fact>
          )}
          <Sum label={labels.subtotal} value={subtotal} />
          {quantity !== null && <Sum label={labels.shipping} value={shippingCost} />}
          <Sum label={labels.uniqueCode} value={uniqueCode} />
          <Fact label={labels.total}>
            <AmountText value={total} marked={endsInCode(details)} />
          </Fact>
        </dl>
        {type === 'wakaf' && copy.wakafIntention && (
          <>
            {copy.wakafIntentionHeading && <h3>{copy.wakafIntentionHeading}</h3>}
            <Intention>{typeset(copy.wakafIntention.replaceAll('{jumlah}', formatNumber(quantity ?? 1)))}</Intention>
          </>
        )}
        <Link to={paths.donation} state={{ draft }}>
          {copy.editLabel}
        </Link>
      </Paper>
    </SheetRow>
  );
}
