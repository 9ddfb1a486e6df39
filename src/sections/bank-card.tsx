import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { spaceAccount } from '../transaction/account-number.ts';
import { inWords } from '../transaction/in-words.ts';
import { endsInCode } from '../transaction/quote.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import type { TransactionDetails } from '../transaction/transaction-details.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Jadwal } from '../ui/jadwal.tsx';
import { Khatim } from '../ui/khatim.tsx';
import { words } from '../words.ts';
import { AmountText } from './amount-text.tsx';

interface Props {
  copy: {
    bankHeading: string;
    labels: { bank: string; number: string; holder: string; total: string; inWords: string };
    /** `{kode}` stands for the unique code. */
    uniqueCodeNote: string;
    advice: string[];
  };
  bankAccount: { bank: string; number: string; holder: string };
  details: TransactionDetails;
}

const Card = chakra(Jadwal, {
  base: {
    padding: { base: '30px 18px 26px', md: '30px 28px 26px' },
    '& h2': { fontSize: '1.375rem', lineHeight: '1.2', paddingBottom: '12px', borderBottom: '1px solid {colors.rule}' },
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 14px',
    alignItems: 'center',
    padding: '14px 0',
    borderBottom: '1px solid {colors.border}',
    '& dt': { fontSize: 'note', lineHeight: '1.3', color: 'fg.muted' },
    '& dd': { gridColumn: '1', overflowWrap: 'anywhere' },
    '& dd:nth-of-type(1)': {
      fontWeight: '600',
      fontSize: '1.375rem',
      lineHeight: '1.25',
      letterSpacing: '.01em',
      '--figures': 'lining-nums tabular-nums',
    },
    '& dd:nth-of-type(2)': { gridColumn: '2', gridRow: '1 / span 2' },
    '& dd:nth-of-type(3)': {
      gridColumn: '1 / -1',
      marginTop: '6px',
      fontSize: 'note',
      lineHeight: '1.45',
      color: 'fg.muted',
    },
  },
});

const Advice = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8px',
    marginTop: '16px',
    fontSize: 'note',
    lineHeight: '1.5',
    color: 'fg.muted',
    '& li': { display: 'grid', gridTemplateColumns: '18px 1fr', gap: '10px' },
    '& svg': { color: 'gold', marginTop: '3px' },
  },
});

interface CopyRowProps {
  id: string;
  label: string;
  value: string;
  what: string;
  shown: ReactNode;
  note?: string;
}

function CopyRow({ id, label, value, what, shown, note }: CopyRowProps) {
  return (
    <Row>
      <dt>{label}</dt>
      <dd id={id}>{shown}</dd>
      <dd>
        <CopyButton value={value} what={what} textId={id} />
      </dd>
      {note && <dd>{note}</dd>}
    </Row>
  );
}

/** Where and how much, each value to be copied as the bank's form wants it. */
export function BankCard({ copy, bankAccount: { bank, number, holder }, details }: Props) {
  const { total, uniqueCode } = details;
  const { bankHeading, labels, uniqueCodeNote, advice } = copy;
  return (
    <Card>
      <h2>{bankHeading}</h2>
      <dl>
        <CopyRow id="bank" label={labels.bank} value={bank} what={words.copy.bank} shown={bank} />
        <CopyRow
          id="rekening"
          label={labels.number}
          value={number}
          what={words.copy.number}
          shown={spaceAccount(number)}
        />
        <CopyRow id="pemilik" label={labels.holder} value={holder} what={words.copy.holder} shown={holder} />
        <CopyRow
          id="jumlah-transfer"
          label={labels.total}
          value={String(total)}
          what={words.copy.total}
          shown={<AmountText value={total} marked={endsInCode(details)} />}
          note={`${labels.inWords}: ${inWords(total)}`}
        />
      </dl>
      <Advice>
        {[uniqueCodeNote.replace('{kode}', formatRupiah(uniqueCode)), ...advice].map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
          <li key={index}>
            <Khatim size={18} stroke={1.7} />
            <span>{line}</span>
          </li>
        ))}
      </Advice>
    </Card>
  );
}
