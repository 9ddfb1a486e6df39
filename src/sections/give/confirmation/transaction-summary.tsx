import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { writtenTexts } from '../../../transaction/donor-texts.ts';
import { endsInCode } from '../../../transaction/order.ts';
import { formatNumber } from '../../../transaction/rupiah.ts';
import { Body, Row } from '../../../ui/sheet.tsx';
import { typeset } from '../../../ui/typeset.tsx';
import { chatWords } from '../../../words/chat.ts';
import { confirmationWords } from '../../../words/confirmation.ts';
import { words } from '../../../words/site.ts';
import { AmountText, renderAmount } from '../breakdown/amount-text.tsx';
import type { Payment } from './payment-values.tsx';
import { ShareAndPrint } from './share-and-print.tsx';

const Plate = chakra('div', {
  base: {
    border: '1px solid {colors.border}',
    bg: 'surface',
    gridArea: '1 / 1', // with the buttons of ShareAndPrint, which lie in its corner from lg on
    paddingTop: { base: '5', lg: '7' },
    paddingInline: { base: '5', lg: '7' },
    paddingBottom: { base: '4.5', lg: '7' },
    _print: { border: '0', padding: '0' },
  },
});

const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // A value that does not fit beside its label stands under it, from the left.
    justifyContent: 'space-between',
    rowGap: '1',
    columnGap: '5',
    paddingBlock: '2',
    lineHeight: '1.4',
    borderBottom: '1px dotted {colors.border.strong}',
    _print: { paddingBlock: '1' },
  },
  variants: {
    total: { true: { marginTop: '-1px', borderBlock: '1px solid {colors.gold.line}' } },
    /** A printed sheet may lie about, so it names nobody. */
    personal: { true: { _print: { display: 'none' } } },
  },
});
const Value = chakra('dd', {
  base: { textStyle: 'figures', maxWidth: '100%', fontWeight: '600', overflowWrap: 'anywhere' },
});

const Intention = chakra('div', {
  base: {
    layerStyle: 'noted',
    marginTop: '4',
    marginBottom: { base: '2', lg: '4' },
    paddingLeft: '4',
    _print: { display: 'none' },
  },
});

/** The intention of a wakaf, then the facts and sums of the transfer. It never says that money has arrived. */
export function TransactionSummary(payment: Payment) {
  const { content, details } = payment;
  const { labels } = confirmationWords;
  const { type, quantity, subtotal, shippingCost, uniqueCode, total } = details;
  const fact = (label: string, value: ReactNode, variants: { total?: boolean; personal?: boolean } = {}) => (
    <Fact {...variants}>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <Value>{value}</Value>
    </Fact>
  );
  // Above or below the quantity, as in the message.
  const donorTexts = (place: 'above' | 'below') =>
    writtenTexts(details, place).map(([name, text]) => (
      <Fragment key={name}>
        {fact(chatWords.confirmation[name], <bdi translate="no">{text}</bdi>, { personal: true })}
      </Fragment>
    ));
  return (
    <Row
      follows
      paddingTop="0"
      paddingBottom="12"
      xl={{ paddingTop: '12', paddingBottom: '88px' }}
      _print={{ paddingTop: '2', paddingBottom: '2' }}
      aria-labelledby="rincian"
    >
      <Body display="grid">
        <Plate>
          <Heading
            id="rincian"
            marginBottom="2"
            fontSize={{ base: 'xl', lg: '4xl' }}
            lineHeight={{ base: '1.25', lg: '{sizes.touch}' }}
          >
            {confirmationWords.details}
          </Heading>
          {type === 'wakaf' && quantity !== null && content.wakafIntention && (
            <Intention>
              {content.wakafIntentionHeading && (
                <Heading as="h3" fontFamily="body" fontSize="2xs" fontWeight="400" color="fg.muted">
                  {content.wakafIntentionHeading}
                </Heading>
              )}
              <Text marginTop="1" textStyle="heading" fontSize="lg" lineHeight="1.45" htmlTranslate="no">
                {typeset(content.wakafIntention.replaceAll('{jumlah}', formatNumber(quantity)))}
              </Text>
            </Intention>
          )}
          <Box display={{ lg: 'grid', _print: 'grid' }} gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="11">
            <dl>
              {fact(labels.type, confirmationWords.types[type])}
              {donorTexts('above')}
              {quantity !== null && fact(labels.quantity, confirmationWords.mushafCount(formatNumber(quantity)))}
              {donorTexts('below')}
            </dl>
            <dl>
              {fact(words.form.subtotal, renderAmount(subtotal))}
              {quantity !== null && fact(words.form.shipping, renderAmount(shippingCost))}
              {fact(words.form.uniqueCode, renderAmount(uniqueCode))}
              {fact(words.form.total, <AmountText value={total} marked={endsInCode(details)} />, { total: true })}
            </dl>
          </Box>
        </Plate>
        <ShareAndPrint {...payment} />
      </Body>
    </Row>
  );
}
