import type { ComponentProps } from 'react';
import { paths } from '../../../page-table.ts';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { spaceAccount } from '../../../transaction/space-account.ts';
import { inWords } from '../../../transaction/in-words.ts';
import { endsInCode } from '../../../transaction/order.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { paymentWords } from '../../../words/payment.ts';
import { words } from '../../../words/site.ts';
import { AmountText } from '../breakdown/amount-text.tsx';
import type { Payment } from './payment-values.tsx';

const narrow = '@media (max-width: 339.98px)';

const Card = chakra('section', {
  base: {
    layerStyle: 'jadwal',
    paddingTop: { base: '3', xl: '7' },
    paddingInline: { base: '4.5', xl: '7.5' },
    paddingBottom: { base: '4.5', xl: '5.5' },
    overflowWrap: 'anywhere',
    [narrow]: { paddingInline: '3.5' },
  },
});

const Heading = chakra('h2', { base: { layerStyle: 'visuallyHidden' } });

const Bank = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
    alignItems: 'center',
    columnGap: { base: '2', sm: '4' },
    paddingBottom: { base: '0.5', xl: '2' },
    '& dt': { layerStyle: 'visuallyHidden' },
  },
});

/** A label above its value, and a button that spans both lines, so that it adds no height to the first screen. */
const labelledRow = {
  layerStyle: 'ends',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '2',
  paddingBlock: { base: '1.5', xl: '13px' },
  '& > [data-copier]': { gridRow: '1 / span 2', gridColumn: '2' },
} satisfies SystemStyleObject;
// On paper the button is hidden. Without a column of its own the value would move into that of the button.
const HolderRow = chakra('div', { base: { ...labelledRow, '& > *': { gridColumn: '1' } } });

const NumberRow = chakra('div', {
  base: {
    ...labelledRow,
    borderTop: '1px solid {colors.rule}',
    display: { base: 'grid', md: 'flex' },
    [narrow]: { display: 'flex' },
  },
});

/** The only row with a raised background, because the total matters most. */
const TotalRow = chakra('div', {
  base: {
    layerStyle: 'ends',
    columnGap: '2',
    rowGap: '7px',
    marginInline: { base: '-3', xl: '-6' },
    paddingBlock: { base: '2', xl: '3.5' },
    paddingInline: { base: '3', xl: '6' },
    bg: 'surface.raised',
    borderBlock: '1px solid {colors.gold.line}',
    '& dt': { marginBottom: '-7px' },
    '& [data-lead]': { marginTop: { base: '-1', xl: '1' } },
    [narrow]: { marginInline: '-2', paddingInline: '2' },
  },
});

const labelStyle = {
  flex: '1 0 100%',
  fontSize: 'note',
  lineHeight: '1.3',
  color: 'fg.muted',
} satisfies SystemStyleObject;
const Label = chakra('dt', { base: labelStyle });
const SmallValue = chakra('dd', { base: labelStyle });
const Sentence = chakra('p', { base: { ...labelStyle, paddingTop: '0.5', '& a': { color: 'accent' } } });

const BankName = chakra('dd', {
  base: {
    textStyle: 'heading',
    fontSize: { base: 'lg', xl: '3xl' },
  },
});

const Code = chakra('dd', {
  base: {
    textStyle: 'figures',
    fontSize: 'note',
    color: 'fg.muted',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
    gridRow: { base: '2', sm: 'auto' },
    '& b': { color: 'fg', fontWeight: '600' },
  },
});

const AccountNumber = chakra('dd', {
  base: {
    textStyle: 'figures',
    userSelect: 'all',
    fontWeight: '600',
    fontSize: { base: '3xl', xl: '4xl' },
    lineHeight: '1.2',
    '@media print': { fontSize: '4xl' },
  },
});

const Total = chakra('dd', {
  base: {
    textStyle: 'total',
    userSelect: 'all',
    fontSize: { base: '5xl', xl: 'price' },
    lineHeight: { base: '1.16', xl: '1.12' },
    paddingBottom: '0.5',
    // Seven digits stay on one line with their button.
    '@media (max-width: 374.98px)': { fontSize: 'sum' },
    '@media print': { fontSize: 'price' },
  },
});

const Holder = chakra('dd', {
  base: {
    fontWeight: '600',
    fontSize: { base: 'md', xl: 'lg' },
    lineHeight: '1.3',
  },
});

const Copy = chakra('dd', {
  base: {
    marginLeft: 'auto',
    gridColumn: { base: '2', sm: 'auto' },
    gridRow: { base: '1 / span 2', sm: 'auto' },
    '@media print': { display: 'none' },
  },
});

const Copier = (props: Omit<ComponentProps<typeof CopyButton>, 'textId'> & { id: string }) => (
  <Copy data-copier="">
    <CopyButton {...props} textId={props.id} />
  </Copy>
);

/** Account and total, in the order of banking apps. The copy buttons of bank and holder are quiet: few paste these. */
export function BankCard({ copy, details }: Payment) {
  const { total } = details;
  const { bank, code, number, holder } = copy.bankAccount;
  const { labels } = paymentWords;
  return (
    <Card aria-labelledby="rekening-tujuan">
      <Heading id="rekening-tujuan">{paymentWords.account}</Heading>
      <dl>
        <Bank>
          <Label>{labels.bank}</Label>
          <BankName id="bank" htmlTranslate="no">
            {bank}
          </BankName>
          <Code>
            <span>{labels.code}</span> <b translate="no">{code}</b>
          </Code>
          <Copier id="bank" value={bank} what={words.copy.bank} quiet />
        </Bank>
        <NumberRow>
          <Label>{labels.number}</Label>
          <AccountNumber id="rekening" htmlTranslate="no">
            {spaceAccount(number)}
          </AccountNumber>
          <Copier id="rekening" value={number} what={words.copy.number} />
        </NumberRow>
        <TotalRow>
          <Label>{words.form.total}</Label>
          <Total id="jumlah-transfer">
            <AmountText value={total} marked={endsInCode(details)} />
          </Total>
          <Copier id="jumlah-transfer" value={String(total)} what={words.copy.total} />
          <SmallValue data-lead="">{copy.lead}</SmallValue>
        </TotalRow>
        <HolderRow>
          <Label>{labels.holder}</Label>
          <Holder id="pemilik" htmlTranslate="no">
            {holder}
          </Holder>
          <Copier id="pemilik" value={holder} what={words.copy.holder} quiet />
        </HolderRow>
      </dl>
      <Sentence data-screen="" htmlTranslate="no">
        <span>{copy.legality.sentence}</span> <a href={`${paths.contact}#saksi`}>{copy.witnessesLabel}</a>
      </Sentence>
    </Card>
  );
}

const Facts = chakra('ul', {
  base: {
    textStyle: 'hint',
    borderTop: '1px solid {colors.rule}',
    marginTop: { base: '3.5', xl: '6' },
    color: 'fg.muted',
    textWrap: 'pretty',
    '& li': { paddingBlock: { base: '1', md: '1.5' }, borderBottom: '1px solid {colors.rule}' },
    '& [data-print]': { display: 'none', '@media print': { display: 'list-item' } },
  },
});

/** What nobody may ask a donor for, and advice. On paper the total in words comes first. */
export function TransferFacts({ copy, details }: Payment) {
  return (
    <Facts>
      <li data-print="" translate="no">{`${paymentWords.labels.inWords}: ${inWords(details.total)}`}</li>
      <li>{copy.warning}</li>
      {copy.advice.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
        <li key={index}>{line}</li>
      ))}
    </Facts>
  );
}
