import { Link, useLocation } from 'react-router-dom';
import { useEffect, useState } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { paths } from '../../page-table.ts';
import { paymentWords } from '../../payment-words.ts';
import { Button } from '../../ui/button.tsx';
import { newTab } from '../../ui/new-tab-link.tsx';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';
import { keptState } from '../../client/kept-state.ts';
import { OctagonIcon } from '../../ui/icons.tsx';
import { keepTransfer, type PriceCheck } from './use-transfer.ts';

interface Props {
  /** Whether the prices of this transfer still hold. */
  prices: PriceCheck;
  /** True if the server did not confirm the account. */
  isAccountUnknown: boolean;
  /** The sentence that the total no longer holds. */
  lapsedText: string | null;
  busy: boolean;
  onCheckAgain: () => void;
  /** Link to the chat that reports a transfer. */
  chatLink: string;
}

const Notice = styled('div', {
  layerStyle: 'noted',
  marginTop: '3.5',
  color: 'fg.muted',
  '& b': { display: 'block', color: 'fg', fontWeight: '600' },
  // An empty notice takes no space from the card.
  '&:empty': { marginTop: '0' },
  '& a': { layerStyle: 'target', color: 'accent' },
});

/** Tells visitors who have paid already not to pay again. */
const DoNotPayAgain = ({ chatLink }: { chatLink: string }) => (
  <b>
    <a href={chatLink} {...newTab}>
      {paymentWords.check.transferred}
    </a>
  </b>
);

/** Says quietly what the server did not confirm. The page then shows what this visit loaded earlier. */
export function CheckNotice({ prices, isAccountUnknown, lapsedText, busy, onCheckAgain, chatLink }: Props) {
  const { check } = paymentWords;
  const { state } = useLocation();
  const invalidTotal = prices === 'changed' ? check.changed : lapsedText;
  return (
    <Notice role="status">
      {invalidTotal && (
        <p>
          <DoNotPayAgain chatLink={chatLink} /> <span>{invalidTotal}</span>{' '}
          <Link to={paths.donation} state={state}>
            {check.form}
          </Link>
        </p>
      )}
      {prices === 'unknown' && <p>{check.prices}</p>}
      {isAccountUnknown && <p>{check.account}</p>}
      {(isAccountUnknown || prices === 'unknown') && (
        <Button type="button" variant="text" aria-busy={busy} onClick={onCheckAgain}>
          {busy ? check.checking : words.check.again}
        </Button>
      )}
    </Notice>
  );
}

const Alarm = styled('div', {
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
});

interface AccountNoticeProps {
  account: object;
  copy: PageContents['confirmation']['changed'];
  chatLink: string;
}

/** Warns that the account differs from the one that this history entry showed first. A saved slip may name it. */
export function AccountNotice({ account, copy, chatLink }: AccountNoticeProps) {
  const now = JSON.stringify(account);
  const [shownFirst] = useState(() => (keptState() as { account?: unknown } | undefined)?.account ?? now);
  useEffect(() => keepTransfer({ account: shownFirst }), [shownFirst]);
  if (shownFirst === now) return null;
  return (
    <Alarm role="alert">
      <OctagonIcon />
      <b>{copy.heading}</b>
      <p>
        <DoNotPayAgain chatLink={chatLink} /> <span>{`${copy.text} ${paymentWords.check.doubt}`}</span>
      </p>
    </Alarm>
  );
}
