import { inWords } from 'site/transaction/in-words.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { wellFormed, whatsappLink, whatsappPattern } from 'site/transaction/whatsapp.ts';
import { formatDay } from 'site/words/days.ts';
import type { Entry } from './entry.ts';

/** The words by which a receipt in a chat is known to be ours. */
export const receivedWords = 'Sudah kami terima';

export interface Organisation {
  name: string;
  /** The name of each type of transaction. */
  types: Record<TransactionType, string>;
}

/** What a message or row is about: what a person noted, else what the message states. */
export function entryFacts({ claim, note, row }: Pick<Entry, 'claim' | 'note' | 'row'>) {
  const purpose = note?.purpose ?? '';
  const sender = claim?.sender ?? '';
  return {
    // A purpose that a person noted replaces the type.
    type: purpose ? null : (note?.type ?? claim?.type ?? null),
    purpose,
    /** '' for money without a name to thank: interest, or a sender of whom only the number is known. */
    name: note?.name || claim?.name || (/\p{L}/u.test(sender) ? sender : ''),
    quantity: note?.quantity ?? claim?.quantity ?? null,
    day: row?.day ?? '',
  };
}

/** Writes the receipt of all entries of one message, for the money that the bank credited. */
export function receiptText(entries: readonly Entry[], organisation: Organisation): string {
  const [first] = entries;
  if (!first) return '';
  const { type, purpose, name, quantity } = entryFacts(first);
  const amount = entries.reduce((sum, entry) => sum + entry.amount, 0);
  const days = Array.from(new Set(entries.flatMap(({ row }) => row?.day ?? [])), formatDay);
  const kind = type ? organisation.types[type] : purpose || 'Transfer';
  const what = quantity ? `${kind}, ${formatNumber(quantity)} mushaf` : kind;
  return [
    'Tanda terima',
    organisation.name,
    '',
    `${receivedWords} dari: ${name || 'Hamba Allah'}`,
    `Untuk: ${what}`,
    `Sejumlah: ${formatRupiah(amount)}`,
    `Terbilang: ${inWords(amount)}`,
    `Dari mutasi bank ${days.join(' dan ')}.`,
    '',
    type === 'beli' ? 'Terima kasih.' : 'Terima kasih. Semoga Allah menerima amal Anda.',
  ].join('\n');
}

/** Returns a link to the chat with the sender. Without an Indonesian number WhatsApp asks for the recipient. */
export function answerLink(sender: string, text: string): string {
  const digits = sender.replaceAll(/\D/g, '').replace(/^0(?=8)/, '62');
  const isIndonesianNumber = /^[+\d\s()-]+$/.test(sender) && whatsappPattern.test(digits);
  if (isIndonesianNumber) return whatsappLink(digits, text);
  return `https://wa.me/?text=${encodeURIComponent(wellFormed(text))}`;
}
