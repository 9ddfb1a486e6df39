import { chatWords } from '../words/chat.ts';
import { formatMoment } from '../words/days.ts';
import { lostTexts, writtenTexts } from './donor-texts.ts';
import { oneLine } from './one-line.ts';
import type { TransactionType } from './order.ts';
import { formatNumber, formatRupiah } from './rupiah.ts';
import type { TransactionDetails } from './transaction-details.ts';

/** Words of the confirmation text, from content. */
export interface ConfirmationCopy extends Record<'greeting' | 'proofNote', string> {
  types: Record<TransactionType, string>;
}

const { confirmation: words, transferred } = chatWords;

const mushaf = (count: number) => `${formatNumber(count)} ${words.mushaf}`;

/**
 * The text that confirms a transfer (docs/what-the-site-does.md#whatsapp-texts). A lost name or address is asked for in
 * the last lines, where the chat puts the cursor.
 */
export function confirmationText(details: TransactionDetails, copy: ConfirmationCopy): string {
  const { type, quantity, city, total, sentAt } = details;
  const written = (place: 'above' | 'below') =>
    writtenTexts(details, place).map(([name, text]) => `${words[name]}: ${text}`);
  return [
    copy.greeting,
    '',
    ...written('above'),
    `${words.type}: ${copy.types[type]}`,
    ...(quantity === null ? [] : [`${words.quantity}: ${mushaf(quantity)}`]),
    ...(city === null ? [] : [`${words.city}: ${oneLine(city)}`]),
    `${words.total}: ${formatRupiah(total)}`,
    `${words.time}: ${formatMoment(sentAt)}`,
    ...written('below'),
    '',
    copy.proofNote,
    ...lostTexts(details).map((name) => `${words[name]}: `),
  ].join('\n');
}

/** The text for a donor who has already transferred. It has the facts of the page, and lines that the donor fills in. */
export function transferredText(
  { greeting }: { greeting: string },
  details: TransactionDetails | null,
  types: Record<TransactionType, string>,
): string {
  return [
    greeting,
    '',
    `${transferred.type}: ${details ? types[details.type] : ''}`,
    ...(details ? [`${transferred.asked}: ${formatRupiah(details.total)}`] : []),
    `${transferred.total}: `,
    `${transferred.day}: `,
    `${transferred.bank}: `,
  ].join('\n');
}
