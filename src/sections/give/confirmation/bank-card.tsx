import {
  chakra,
  createSlotRecipeContext,
  defineSlotRecipe,
  Heading,
  type HTMLChakraProps,
  Text,
} from '@chakra-ui/react';
import { inWords } from '../../../transaction/in-words.ts';
import { endsInCode } from '../../../transaction/order.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { spaceAccount } from '../../../transaction/space-account.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { typeset } from '../../../ui/typeset.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import { formatNearDay } from '../../../words/days.ts';
import { words } from '../../../words/site.ts';
import { AmountText } from '../breakdown/amount-text.tsx';
import { totalUntil } from './last-day.ts';
import type { Payment } from './payment-values.tsx';

const Card = chakra('section', {
  base: {
    layerStyle: 'ruledFrame',
    alignSelf: 'start',
    lg: { gridArea: 'card' },
    paddingTop: { base: '2', xl: '4.5' },
    paddingInline: { base: '4.5', xl: '7.5' },
    paddingBottom: { base: '2.5', xl: '3.5' },
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    _narrow: { paddingInline: '3.5' },
  },
});

const recipe = defineSlotRecipe({
  slots: ['row', 'label', 'value', 'button'],
  base: {
    row: { display: 'flex', alignItems: 'center', columnGap: '2' },
    label: { flex: '1 0 100%', fontSize: 'xs', lineHeight: '1.3', color: 'fg.muted' },
    value: { lineHeight: '1.3' },
    button: { marginLeft: 'auto', _print: { display: 'none' } },
  },
  variants: {
    kind: {
      /** The only row on another ground, because the total matters most. It reaches the inner rule of the card. */
      total: {
        row: {
          flexWrap: 'wrap',
          marginTop: { base: '-0.5', xl: '-2.5' },
          marginInline: { base: '-3', xl: '-6' },
          paddingTop: { base: '2.5', xl: '3' },
          paddingInline: { base: '3', xl: '6' },
          paddingBottom: { base: '3', xl: '4' },
          bg: 'surface.raised',
          borderBottom: '1px solid {colors.gold.line}',
          _narrow: { marginInline: '-2', paddingInline: '2' },
        },
        // The last day stands at its right where both fit.
        label: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '2' },
        value: {
          textStyle: 'total',
          fontSize: { base: 'min(2.5rem, 10.2vw)', xl: '3.25rem' }, // the longest total fits the card
          lineHeight: { base: '1.16', xl: '1.12' },
          paddingBottom: { base: '7px', xl: '1.5' },
          userSelect: 'all',
        },
      },
      number: {
        row: { flexWrap: 'wrap', paddingBlock: { base: '2', xl: '11px' }, borderBlock: '1px solid {colors.rule}' },
        value: { textStyle: 'number', fontSize: { base: '5xl', xl: '6xl' }, lineHeight: '1.2', userSelect: 'all' },
      },
      name: {
        row: { flexWrap: 'wrap', paddingBlock: { base: '2', xl: '11px', _print: '2' } },
        label: { flex: { base: '0 0 4.7em', xl: '0 0 7.3em' } },
        value: { flex: '1 1 6em', fontSize: { base: 'md', xl: 'xl' }, fontWeight: '600' },
      },
    },
    /** With three next steps the column beside the card is longer. `xl` repeats `lg`, because some kinds set `xl`. */
    tall: { true: { row: { paddingBlock: { lg: '5.5', xl: '5.5' } } } },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
type RowProps = HTMLChakraProps<'div', { kind: 'total' | 'number' | 'name'; tall?: boolean }>;
const AccountRow = withProvider<HTMLDivElement, RowProps>('div', 'row');
const Label = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label');
const Value = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'value');
const ButtonCell = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'button');

/** The total, then the account to which it goes. The copy buttons of bank and holder are quiet: few paste these. */
export function BankCard({ content, details }: Payment) {
  const { total } = details;
  const { bank, number, holder } = content.bankAccount;
  const { labels } = confirmationWords;
  const until = totalUntil(content, details);
  const tall = content.nextSteps[details.type].length > 2;
  return (
    <Card aria-labelledby="rekening-tujuan">
      <Heading id="rekening-tujuan" srOnly>
        {confirmationWords.account}
      </Heading>
      <dl>
        <AccountRow kind="total">
          <Label>
            <span>{words.form.total}</span>
            {until && <chakra.span fontSize="2xs">{`${labels.until} ${formatNearDay(until)}`}</chakra.span>}
          </Label>
          <Value id="jumlah-transfer">
            <AmountText value={total} marked={endsInCode(details)} />
          </Value>
          <ButtonCell>
            <CopyButton value={String(total)} what={words.copy.total} textId="jumlah-transfer" />
          </ButtonCell>
        </AccountRow>
      </dl>
      <Text
        paddingTop={{ base: '2', xl: '4.5' }}
        paddingBottom={{ base: '2.5', xl: '4.5' }}
        fontSize="sm"
        lineHeight="1.4"
      >
        <chakra.span display="block" htmlTranslate="no">
          {confirmationWords.includes[details.type](formatRupiah(details.uniqueCode))}
        </chakra.span>
        {typeset(content.lead)}
      </Text>
      <Text display={{ base: 'none', _print: 'block' }} paddingBottom="2.5" htmlTranslate="no">
        {`${labels.inWords}: ${inWords(total)}`}
      </Text>
      <chakra.dl borderTop="1px solid {colors.rule}">
        <AccountRow kind="name" tall={tall}>
          <Label>{labels.bank}</Label>
          <Value id="bank" htmlTranslate="no">
            {bank}
          </Value>
          <ButtonCell>
            <CopyButton value={bank} what={words.copy.bank} textId="bank" quiet />
          </ButtonCell>
        </AccountRow>
        <AccountRow kind="number" tall={tall}>
          <Label>{labels.number}</Label>
          <Value id="rekening" htmlTranslate="no">
            {spaceAccount(number)}
          </Value>
          <ButtonCell>
            <CopyButton value={number} what={words.copy.number} textId="rekening" />
          </ButtonCell>
        </AccountRow>
        <AccountRow kind="name" tall={tall}>
          <Label>{labels.holder}</Label>
          <Value>
            <chakra.span id="pemilik" display="block" htmlTranslate="no">
              {holder}
            </chakra.span>
            {/* Reaches as far as the icon of the button. */}
            <chakra.span
              display="block"
              marginRight="-5"
              textStyle="hint"
              fontWeight="400"
              color="fg.muted"
              textWrap="balance"
            >
              {content.holderNote}
            </chakra.span>
          </Value>
          <ButtonCell>
            <CopyButton value={holder} what={words.copy.holder} textId="pemilik" quiet />
          </ButtonCell>
        </AccountRow>
      </chakra.dl>
    </Card>
  );
}
