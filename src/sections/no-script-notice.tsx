import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from '../paths.ts';
import { words } from '../words.ts';

interface Props {
  text: string;
  contact: { whatsapp: string; phone: string };
  /** Shown where the form would have led. */
  bankAccount?: { bank: string; number: string; holder: string };
}

const Notice = chakra('div', {
  base: {
    marginTop: '28px',
    padding: '20px 22px',
    border: '1px solid {colors.gold.line}',
    bg: 'surface',
    '& a': { color: 'accent', display: 'inline-flex', alignItems: 'center', minHeight: '44px', marginRight: '20px' },
    '& b': { fontWeight: '600' },
  },
});

/** For visitors without JavaScript: where to send and whom to ask, in plain HTML. */
export function NoScriptNotice({ text, contact, bankAccount }: Props) {
  return (
    <noscript>
      <Notice>
        <p>{text}</p>
        {bankAccount && (
          <p>
            {bankAccount.bank} <b>{bankAccount.number}</b> {bankAccount.holder}
          </p>
        )}
        <p>
          <a href={`https://wa.me/${contact.whatsapp}`}>{words.noscript.whatsapp(contact.phone)}</a>
          {!bankAccount && <a href={paths.confirmation}>{words.noscript.account}</a>}
        </p>
      </Notice>
    </noscript>
  );
}
