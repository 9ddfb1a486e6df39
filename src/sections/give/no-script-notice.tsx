import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../page-table.ts';
import { words } from '../../words/site.ts';

interface Props {
  children?: ReactNode;
  text: string;
  contact: { whatsapp: string; whatsappText: string };
  /** Absent on the form, which links to the account on the confirmation. */
  bankAccount?: { bank: string; number: string; holder: string };
}

// Pure, so that scripts, which never render it, can leave it out.
const Notice = /* @__PURE__ */ chakra('div', {
  base: {
    layerStyle: 'framed',
    marginTop: '7',
    paddingBlock: '5',
    paddingInline: '5.5',
    '& a': { layerStyle: 'touchLink', color: 'accent', marginRight: '5' },
    '& b': { fontWeight: '600' },
  },
});

/** For visitors without JavaScript: account and contact in plain HTML. In a build only the prerendered HTML has it. */
export const NoScriptNotice = (props: Props) => (
  <noscript>{(import.meta.env.SSR || import.meta.env.DEV) && <Message {...props} />}</noscript>
);

const Message = ({ text, contact, bankAccount, children }: Props) => (
  <Notice>
    <p>{text}</p>
    {bankAccount && (
      <p translate="no">
        <span data-payee="bank">{bankAccount.bank}</span> <b data-payee="number">{bankAccount.number}</b>{' '}
        <span data-payee="holder">{bankAccount.holder}</span>
      </p>
    )}
    <p>
      <a href={`https://wa.me/${contact.whatsapp}`}>{words.contact.whatsapp(contact.whatsappText)}</a>
      {!bankAccount && <a href={paths.confirmation}>{words.noscript.account}</a>}
    </p>
    {children}
  </Notice>
);
