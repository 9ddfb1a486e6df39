import { chakra } from '@chakra-ui/react';
import { useEffect, useState, type ReactNode } from 'react';
import { keepState, storeCopy } from '../../../client/kept-state.ts';
import { paths } from '../../../page-table.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { spaceAccount } from '../../../transaction/space-account.ts';
import { Button } from '../../../ui/button.tsx';
import { OctagonIcon } from '../../../ui/icons.tsx';
import { newTab } from '../../../ui/new-tab-link.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';
import { words } from '../../../words/site.ts';
import type { Payment } from './payment-values.tsx';
import { useHandedOver, type Checks } from './use-transfer.ts';

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
    // An empty notice takes no space from the card.
    '&:empty': { marginTop: '0' },
  },
});

const FormLink = chakra('a', { base: { layerStyle: 'touchLink', color: 'accent' } });

/** Brings an alarm into sight, because the visitor may have scrolled past the card when it appears. */
const show = (alarm: HTMLElement | null) => alarm?.scrollIntoView({ block: 'nearest' });

/** Tells visitors who have paid already not to pay again, then what has changed. */
const Alarm = ({ chatLink, children }: { chatLink: string; children: ReactNode }) => (
  <Frame role="alert" ref={show}>
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
  onForm: (state: object) => void;
}

const accountText = ({ bank, number, holder }: Props['account']) => `${bank} ${spaceAccount(number)} (${holder})`;

/**
 * The account that this history entry showed first; null if it has not changed. A text that was shared may still name it.
 * The entry keeps it as JSON, or something else that anybody has written.
 */
function useFormerAccount(account: Props['account']): string | null {
  const now = JSON.stringify(account);
  const handedOver = useHandedOver();
  const [first] = useState(() => (handedOver as { account?: unknown }).account ?? now);
  useEffect(() => {
    // After a failed pushState the router shows the confirmation before it loads its page: the entry is the form's.
    if (location.pathname !== paths.confirmation) return;
    const state = { ...handedOver, account: first };
    keepState(state);
    storeCopy(paths.confirmation, state);
  }, [first, handedOver]);
  if (first === now) return null;
  try {
    return accountText(JSON.parse(first as string) as Props['account']);
  } catch {
    return null;
  }
}

/** Above the card: what has changed since the form was sent, and what the server did not confirm. */
export function CheckNotice({ account, total, checks, chatLink, onForm }: Props) {
  const state = useHandedOver();
  const formerAccount = useFormerAccount(account);
  const { total: now, isUnknown, busy, onCheckAgain } = checks;
  const before = formatRupiah(total);
  return (
    <>
      {formerAccount && (
        <Alarm chatLink={chatLink}>
          <span translate="no">{check.accountChanged(formerAccount, accountText(account))}</span>
        </Alarm>
      )}
      {now.kind !== 'holds' && (
        <Alarm chatLink={chatLink}>
          <span translate="no">
            {now.kind === 'changed' ? check.priceChanged(before, formatRupiah(now.total)) : check.totalLapsed(before)}
          </span>{' '}
          <FormLink
            href={paths.donation}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onForm(state);
            }}
          >
            {check.form}
          </FormLink>
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
