import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { confirmationWords } from '../../../words/confirmation.ts';
import { dayInJakarta, formatDay } from '../../../words/days.ts';

const Foot = chakra('p', {
  base: {
    display: { base: 'none', _print: 'flex' },
    justifyContent: 'space-between',
    marginTop: '3',
    paddingTop: '1',
    borderTop: '1px solid {colors.fg}',
    fontSize: '2xs',
  },
});

/** Today in Jakarta: `22 November 2026`. */
const today = () => formatDay(dayInJakarta(Date.now()));

/** The day is read when the visitor prints, because the page may stay open for days. */
function watchDay(changed: () => void) {
  addEventListener('beforeprint', changed);
  return () => removeEventListener('beforeprint', changed);
}

/** Only on paper: the site, our number, and the day of printing. It is never prerendered. */
export function PrintedFoot({ whatsapp }: { whatsapp: string }) {
  const day = useSyncExternalStore(watchDay, today);
  return (
    <Foot>
      <span translate="no">{`${location.host}, WhatsApp ${whatsapp}`}</span>
      <span>{confirmationWords.printed(day)}</span>
    </Foot>
  );
}
