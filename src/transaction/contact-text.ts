import { oneLine } from './one-line.ts';

/** The words around a contact message; content. */
export type ContactCopy = Record<'greeting' | 'nameLabel' | 'emailLabel' | 'messageLabel', string>;

/** A contact message (docs/what-the-site-does.md#whatsapp-texts): it keeps its lines; name and email are one line each. */
export function contactText(
  { name, email, message }: { name: string; email: string; message: string },
  copy: ContactCopy,
): string {
  return [
    copy.greeting,
    '',
    `${copy.nameLabel}: ${oneLine(name)}`,
    `${copy.emailLabel}: ${oneLine(email)}`,
    `${copy.messageLabel}: ${message.trim()}`,
  ].join('\n');
}
