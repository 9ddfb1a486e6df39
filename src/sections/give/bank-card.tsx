import type { ComponentProps } from 'react';
import { spaceAccount } from '../../transaction/account-number.ts';
import { inWords } from '../../transaction/in-words.ts';
import { endsInCode } from '../../transaction/quote.ts';
import type { TransactionType } from '../../transaction/order.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { words } from '../../words.ts';
import { AmountText } from './amount-text.tsx';
import { PaymentText, type Account } from './payment-values.tsx';
import {
  Card,
  Heading,
  Bank,
  Row,
  Sum,
  Who,
  Label,
  BankName,
  Code,
  Number,
  Total,
  Holder,
  Copy,
  Why,
  Note,
} from './bank-card-parts.ts';

interface Props {
  copy: {
    bankHeading: string;
    labels: { bank: string; code: string; number: string; holder: string; total: string; inWords: string };
    /** `{kode}` stands for the unique code. */
    uniqueCodeNote: string;
    /** What becomes of the code. */
    uniqueCodeOutcome: Record<TransactionType, string>;
    /** Joins the holder with the institute. */
    legality: { sentence: string };
  };
  bankAccount: Account;
  details: TransactionDetails;
}

/** Copies what the element with this id shows. */
const Copier = (props: Omit<ComponentProps<typeof CopyButton>, 'textId'> & { id: string }) => (
  <Copy data-copier="">
    <CopyButton {...props} textId={props.id} />
  </Copy>
);

/**
 * Where to pay and how much, in the order and format of banking apps. Bank and holder are compared rather than pasted,
 * so their buttons are quiet.
 */
export function BankCard({ copy, bankAccount: { bank, code, number, holder }, details }: Props) {
  const { type, total, uniqueCode } = details;
  const { bankHeading, labels, uniqueCodeNote, uniqueCodeOutcome, legality } = copy;
  return (
    <Card aria-labelledby="rekening-tujuan">
      <Heading id="rekening-tujuan">{bankHeading}</Heading>
      <dl>
        <Bank>
          <Label>{labels.bank}</Label>
          <BankName id="bank">{bank}</BankName>
          <Code>
            {labels.code} <b>{code}</b>
          </Code>
          <Copier id="bank" value={bank} what={words.copy.bank} quiet />
        </Bank>
        <Row>
          <Label>{labels.number}</Label>
          <Number id="rekening">{spaceAccount(number)}</Number>
          <Copier id="rekening" value={number} what={words.copy.number} />
        </Row>
        <Sum>
          <Label>{labels.total}</Label>
          <Total id="jumlah-transfer">
            <AmountText value={total} marked={endsInCode(details)} />
          </Total>
          <Copier id="jumlah-transfer" value={String(total)} what={words.copy.total} />
        </Sum>
        <Who>
          <Label>{labels.holder}</Label>
          <Holder id="pemilik">{holder}</Holder>
          <Copier id="pemilik" value={holder} what={words.copy.holder} quiet />
          <Why data-screen="">{legality.sentence}</Why>
        </Who>
      </dl>
      <Note data-keep-clear="">
        <PaymentText text={uniqueCodeNote} values={{ kode: String(uniqueCode) }} /> {uniqueCodeOutcome[type]}
      </Note>
      <Note data-keep-clear="">{`${labels.inWords}: ${inWords(total)}`}</Note>
    </Card>
  );
}
