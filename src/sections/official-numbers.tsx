import type { PageContents } from '../page-contents.ts';
import { spaceAccount } from '../transaction/space-account.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

/** The account looks as on the card of a transfer (give/bank-card.tsx). */
const Card = chakra('dl', {
  base: {
    layerStyle: 'jadwal',
    marginTop: '6',
    padding: { base: '4.5', xl: '7' },
    '& dt': { textStyle: 'heading', fontSize: 'lg' },
    '& dd': { fontWeight: '600', lineHeight: '1.3' },
    '& dt + dd': {
      textStyle: 'figures',
      marginBlock: '2',
      paddingBlock: '2.5',
      borderBlock: '1px solid {colors.gold.line}',
      fontSize: { base: '4xl', xl: '5xl' },
      lineHeight: '1.2',
      overflowWrap: 'anywhere',
    },
  },
});

const Note = chakra('p', { base: { layerStyle: 'noted', textStyle: 'aside', marginTop: '5', color: 'fg.muted' } });

interface Props {
  copy: PageContents['contact']['check'];
  account: PageContents['contact']['bankAccount'];
}

/** The account, with which visitors compare a number from a leaflet or a chat. */
export const OfficialNumbers = ({ copy, account }: Props) => (
  <SheetRow id="rekening-resmi" heading={copy.heading}>
    <Card htmlTranslate="no">
      <dt data-payee="bank">{account.bank}</dt>
      <dd data-payee="number">{spaceAccount(account.number)}</dd>
      <dd data-payee="holder">{account.holder}</dd>
    </Card>
    <Note>{copy.note}</Note>
  </SheetRow>
);
