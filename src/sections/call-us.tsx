import { words } from '../words.ts';

export interface Contact {
  /** As people read it. */
  phone: string;
  /** International, in digits: 62… */
  whatsapp: string;
}

/** Links that work without the application. */
export function CallUs({ phone, whatsapp }: Contact) {
  return (
    <>
      {words.startFailed.contact} <a href={`https://wa.me/${whatsapp}`}>{words.noscript.whatsapp(phone)}</a>{' '}
      <a href={`tel:+${whatsapp}`}>{words.startFailed.phone(phone)}</a>
    </>
  );
}
