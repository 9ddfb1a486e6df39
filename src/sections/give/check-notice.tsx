import { Button } from '../../ui/button.tsx';
import { chakra } from '../../ui/styled.ts';
import { words } from '../../words.ts';

interface Props {
  /** Prices could not be checked when the form was sent. */
  prices: boolean;
  /** The account could not be checked just now. */
  account: boolean;
  busy: boolean;
  onAgain: () => void;
}

const Notice = chakra('div', {
  base: {
    marginTop: '3.5',
    paddingLeft: '4.5',
    borderLeft: '2px solid {colors.gold.line}',
    color: 'fg.muted',
    // Nothing to say: it takes no place from the card.
    '&:empty': { marginTop: '0' },
  },
});

/** Says quietly what the server could not be asked; what is shown was loaded in this visit. */
export function CheckNotice({ prices, account, busy, onAgain }: Props) {
  return (
    <Notice role="status">
      {prices && <p>{words.check.prices}</p>}
      {account && (
        <>
          <p>{words.check.account}</p>
          <Button type="button" variant="text" aria-busy={busy} onClick={onAgain}>
            {busy ? words.check.checking : words.check.again}
          </Button>
        </>
      )}
    </Notice>
  );
}
