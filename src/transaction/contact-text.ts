import { oneLine } from './one-line.ts';

/** Words around a contact message, from content. */
export type ContactCopy = Record<'greeting' | 'nameLabel' | 'emailLabel' | 'messageLabel', string>;

/** A contact message (docs/what-the-site-does.md#whatsapp-texts). Only the visitor's message may have several lines. */
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
