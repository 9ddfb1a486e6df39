import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { keepState, storeBackup } from '../../../client/history.ts';
import { paths } from '../../../page-table.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { spaceAccount } from '../../../transaction/space-account.ts';
import { Button } from '../../../ui/button.tsx';
import { OctagonIcon } from '../../../ui/icons.tsx';
import { newTab } from '../../../ui/new-tab-link.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import { words } from '../../../words/site.ts';
import type { Payment } from './payment-values.tsx';
import type { Checks } from './use-checks.ts';
import { useHandedOver } from './use-transfer.ts';

const { check } = confirmationWords;

const Frame = chakra('div', {
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
  },
});

const Unconfirmed = chakra('div', {
  base: {
    layerStyle: 'noted',
    marginTop: '3.5',
    color: 'fg.muted',
    // Empty it takes no space.
    '&:empty': { marginTop: '0' },
  },
});

/** Brings an alarm into sight, because the visitor may have scrolled past the card when it appears. */
const scrollIntoSight = (alarm: HTMLElement | null) => alarm?.scrollIntoView({ block: 'nearest' });

/** Tells visitors who have paid already not to pay again, then what has changed. */
const Alarm = ({ chatLink, children }: { chatLink: string; children: ReactNode }) => (
  <Frame role="alert" ref={scrollIntoSight}>
    <chakra.span color="danger">
      <OctagonIcon />
    </chakra.span>
    <p>
      <chakra.a layerStyle="touchLink" color="accent" href={chatLink} {...newTab}>
        {check.transferred}
      </chakra.a>{' '}
      {children}
    </p>
  </Frame>
);

interface Props {
  account: Payment['content']['bankAccount'];
  /** Whole rupiah. */
  total: number;
  checks: Checks;
  /** Link to the chat that reports a transfer. */
  chatLink: string;
  /** Opens the form with what was typed. */
  onBackToForm: (state: object) => void;
}

const accountText = ({ bank, number, holder }: Props['account']) => `${bank} ${spaceAccount(number)} (${holder})`;

/** The text of an account in JSON. Null if it is something else, because anybody may have written the history entry. */
function textOfJson(json: unknown): string | null {
  try {
    return accountText(JSON.parse(String(json)) as Props['account']);
  } catch {
    return null;
  }
}

/** Keeps the account that this entry showed first, and returns it if it has changed: a shared text may still name it. */
function useKeptAccount(account: Props['account']): string | null {
  const handedOver = useHandedOver();
  const shownNow = JSON.stringify(account);
  const [shownFirst] = useState(() => (handedOver as { account?: unknown }).account ?? shownNow);
  useEffect(() => {
    // If pushState failed, this entry is still that of the form, and the page is about to load.
    if (location.pathname !== paths.confirmation) return;
    const state = { ...handedOver, account: shownFirst };
    keepState(state);
    storeBackup(paths.confirmation, state);
  }, [shownFirst, handedOver]);
  return shownFirst === shownNow ? null : textOfJson(shownFirst);
}

/** Above the card: what has changed since the form was sent, and what the server did not confirm. */
export function CheckNotice({ account, total, checks, chatLink, onBackToForm }: Props) {
  const handedOver = useHandedOver();
  const formerAccount = useKeptAccount(account);
  const { total: totalCheck, isUnknown, busy, onCheckAgain } = checks;
  const before = formatRupiah(total);
  return (
    <>
      {formerAccount && (
        <Alarm chatLink={chatLink}>
          <span translate="no">{check.accountChanged(formerAccount, accountText(account))}</span>
        </Alarm>
      )}
      {totalCheck.kind !== 'holds' && (
        <Alarm chatLink={chatLink}>
          <span translate="no">
            {totalCheck.kind === 'changed'
              ? check.priceChanged(before, formatRupiah(totalCheck.total))
              : check.totalLapsed(before)}
          </span>{' '}
          <chakra.a
            layerStyle="touchLink"
            color="accent"
            href={paths.donation}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onBackToForm(handedOver);
            }}
          >
            {check.form}
          </chakra.a>
        </Alarm>
      )}
      <Unconfirmed role="status">
        {isUnknown && (
          <>
            <p>{check.unknown}</p>
            <Button type="button" variant="text" aria-busy={busy} onClick={onCheckAgain}>
              {busy ? check.checking : words.again}
            </Button>
          </>
        )}
      </Unconfirmed>
    </>
  );
}
