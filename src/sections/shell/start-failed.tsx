import { chakra } from '@chakra-ui/react';
import { startFailedId } from '../../client/protocol.ts';
import type { ShellContent } from '../../page-contents.ts';
import { words } from '../../words/site.ts';

const Notice = chakra('div', {
  base: {
    position: 'fixed',
    left: '5',
    bottom: '5',
    zIndex: 'startFailed',
    maxWidth: 'min(400px, calc(100% - 40px))',
    paddingBlock: '4',
    paddingInline: '5',
    bg: 'danger.subtle',
    color: 'fg',
    border: '1px solid {colors.danger}',
    borderRadius: 'control',
    boxShadow: 'toast',
    '& :is(a, button)': { layerStyle: 'touchLink', fontWeight: '600', marginRight: '3', textDecoration: 'underline' },
    '& button[aria-busy=true]': { opacity: '.5' },
    // In an island: below the pressed button, or above the part that has crashed.
    '[data-island] &': { position: 'static', maxWidth: 'none', marginBlock: '5' },
  },
});

/** Shows if scripts cannot be fetched or fail (src/islands/failure-notice.ts). */
export const StartFailed = ({ whatsapp, whatsappText }: ShellContent['contact']) => (
  <Notice id={startFailedId} role="alert" tabIndex={-1} hidden>
    <h2 data-failure="heading" hidden>
      {words.messages.unexpected}
    </h2>
    <p data-failure="message" hidden />
    {/* src/islands/failure-notice.ts shows the two parts above in place of this one. */}
    <p data-failure="start">{words.startFailed.text}</p>
    {/* src/islands/load-errors.ts listens to the submit of this form, which sends nothing (method="dialog"). */}
    <form method="dialog">
      <button>{words.again}</button>
    </form>
    {words.startFailed.contact} <a href={`https://wa.me/${whatsapp}`}>{words.contact.whatsapp(whatsappText)}</a>{' '}
    <a href={`tel:+${whatsapp}`}>{words.contact.phone(whatsappText)}</a>
  </Notice>
);
