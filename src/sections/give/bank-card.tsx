import type { ComponentProps } from 'react';
import type { Style } from '../../ui/style.ts';
import { createSlotRecipeContext, defineSlotRecipe } from '../../ui/styled.ts';
import { spaceAccount } from '../../transaction/account-number.ts';
import { inWords } from '../../transaction/in-words.ts';
import { endsInCode, type TransactionType } from '../../transaction/order.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { words } from '../../words.ts';
import { AmountText } from './amount-text.tsx';
import { PaymentText, type Account } from './payment-values.tsx';

const narrow = '@media (max-width: 339.98px)';

/** A value, and its button at the other end; what does not fit goes under it. */
const apart = {
  layerStyle: 'ends',
  columnGap: '2',
  paddingTop: { base: '2', xl: '13px' },
  paddingBottom: { base: '9px', xl: '13px' },
} satisfies Style;

const recipe = defineSlotRecipe({
  slots: [
    'root',
    'heading',
    'bank',
    'row',
    'sum',
    'who',
    'label',
    'bankName',
    'code',
    'number',
    'total',
    'holder',
    'copy',
    'note',
  ],
  base: {
    root: {
      layerStyle: 'jadwal',
      paddingTop: { base: '17px', xl: '7' },
      paddingInline: { base: '4.5', xl: '7.5' },
      paddingBottom: { base: '13px', xl: '5.5' },
      bg: 'surface',
      [narrow]: { paddingInline: '3.5' },
    },
    heading: { layerStyle: 'visuallyHidden' },
    bank: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
      alignItems: 'center',
      columnGap: { base: '2', sm: '4' },
      paddingBottom: { base: '0.5', xl: '2' },
      '& dt': { layerStyle: 'visuallyHidden' },
    },
    row: {
      ...apart,
      borderTop: '1px solid {colors.rule}',
    },
    /** The only raised row of the page: a ground, no button. */
    sum: {
      position: 'relative',
      ...apart,
      rowGap: '7px',
      marginInline: { base: '-3', xl: '-6' },
      paddingTop: { base: '2.5', xl: '3.5' },
      paddingInline: { base: '3', xl: '6' },
      paddingBottom: { base: '2', xl: '4' },
      bg: 'surface.raised',
      borderBlock: '1px solid {colors.gold.line}',
      '& dt': { marginBottom: '-7px' },
      [narrow]: { marginInline: '-2', paddingInline: '2' },
    },
    /** Its quiet button stands beside both lines, which takes no height from the first screen. */
    who: {
      ...apart,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > *': { gridColumn: '1' },
      '& > [data-copier]': { gridRow: '1 / span 2', gridColumn: '2' },
    },
    label: { flex: '1 0 100%', fontSize: 'note', lineHeight: '1.3', color: 'fg.muted' },
    bankName: {
      textStyle: 'heading',
      fontSize: { base: 'lg', xl: '3xl' },
      lineHeight: '1.25',
      overflowWrap: 'anywhere',
    },
    code: {
      textStyle: 'figures',
      fontSize: 'note',
      color: 'fg.muted',
      lineHeight: '1.3',
      whiteSpace: 'nowrap',
      gridRow: { base: '2', sm: 'auto' },
      '& b': { color: 'fg', fontWeight: '600' },
    },
    number: {
      textStyle: 'figures',
      fontWeight: '600',
      fontSize: { base: '3xl', xl: '4xl' },
      lineHeight: '1.2',
      '@media print': { fontSize: '4xl' },
      overflowWrap: 'anywhere',
    },
    total: {
      textStyle: 'total',
      fontSize: { base: '5xl', xl: 'price' },
      lineHeight: { base: '1.16', xl: '1.12' },
      paddingBottom: { base: '7px', xl: '1.5' },
      [narrow]: { fontSize: 'sum' },
      '@media print': { fontSize: 'price' },
    },
    holder: {
      fontWeight: '600',
      fontSize: { base: 'md', xl: 'lg' },
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
    },
    copy: {
      marginLeft: 'auto',
      gridColumn: { base: '2', sm: 'auto' },
      gridRow: { base: '1 / span 2', sm: 'auto' },
      '@media print': { display: 'none' },
    },
    note: {
      fontSize: 'note',
      lineHeight: '1.4',
      color: 'fg.muted',
      paddingTop: '1',
      '& b': { color: 'fg', fontWeight: '600' },
      'dl + &': { paddingTop: '9px', borderTop: '1px dotted {colors.border.strong}' },
    },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
const Card = withProvider('section', 'root');
const Heading = withContext('h2', 'heading');
const Bank = withContext('div', 'bank');
const Row = withContext('div', 'row');
const Sum = withContext('div', 'sum');
const Who = withContext('div', 'who');
const Label = withContext('dt', 'label');
/** In the place of the label of another row. */
const Why = withContext('dd', 'label');
const BankName = withContext('dd', 'bankName');
const Code = withContext('dd', 'code');
const Number = withContext('dd', 'number');
const Total = withContext('dd', 'total');
const Holder = withContext('dd', 'holder');
const Copy = withContext('dd', 'copy');
const Note = withContext('p', 'note');

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
