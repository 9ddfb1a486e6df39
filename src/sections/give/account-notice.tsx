import { useEffect, useState } from 'react';
import { entryState } from '../../client/history-entry.ts';
import { OctagonIcon } from '../../ui/icons.tsx';
import { paymentWords } from '../../payment-words.ts';
import { chakra } from '../../ui/styled.ts';
import { Transferred } from './check-notice.tsx';
import { keepTransfer } from './keep-transfer.ts';

const Notice = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    marginTop: '3.5',
    paddingBlock: '3.5',
    paddingInline: '4',
    bg: 'danger.subtle',
    border: '1px solid {colors.danger}',
    borderLeftWidth: '5px',
    lineHeight: '1.45',
    '& > b, & > svg': { color: 'danger' },
    '& p': { gridColumn: '2' },
    '& p b': { display: 'block' },
  },
});

interface Props {
  account: object;
  copy: { heading: string; text: string };
  /** Chat that tells us of a transfer. */
  chat: string;
}

/**
 * Warns that the account differs from the one that this history entry showed first, which a saved picture or a print
 * may have. The entry's account is only compared, never shown.
 */
export function AccountNotice({ account, copy, chat }: Props) {
  const now = JSON.stringify(account);
  const [first] = useState(() => (entryState() as { account?: unknown } | undefined)?.account ?? now);
  useEffect(() => keepTransfer({ account: first }), [first]);
  if (first === now) return null;
  return (
    <Notice role="alert">
      <OctagonIcon />
      <b>{copy.heading}</b>
      <p>
        <Transferred chat={chat} /> {copy.text} {paymentWords.check.doubt}
      </p>
    </Notice>
  );
}
