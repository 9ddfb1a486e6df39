import { chatWords } from '../words/chat.ts';
import { oneLine } from './one-line.ts';

/** A contact message (docs/what-the-site-does.md#whatsapp-texts). Only the visitor's message may have several lines. */
export function contactText(
  { name, email, message }: { name: string; email: string; message: string },
  { greeting }: { greeting: string },
): string {
  return [
    greeting,
    '',
    `${chatWords.contact.name}: ${oneLine(name)}`,
    `${chatWords.contact.email}: ${oneLine(email)}`,
    `${chatWords.contact.message}: ${message.trim()}`,
  ].join('\n');
}
