import { formatDay } from 'site/day-words.ts';
import { inWords } from 'site/transaction/in-words.ts';
import type { TransactionType } from 'site/transaction/order.ts';
import type { Claim } from './read-messages.ts';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { whatsappLink } from 'site/transaction/whatsapp.ts';
import { claimedAmount, type Match } from './match-transfers.ts';
import type { BookLine } from './book-lines.ts';

export type Receipt = ReturnType<typeof receiptOf>;

export interface Institute {
  name: string;
  kinds: Record<TransactionType, string>;
}

const daysOf = (credits: readonly BookLine[]) =>
  Array.from(new Set(credits.map(({ day }) => day)), formatDay).join(' dan ');

/** Returns the amount of a match: the sum of its credits, or its share of a credit that several claims share. */
export const amountOf = ({ credits, share }: Match): number => share ?? sumOf(credits);

export const sumOf = (credits: readonly { amount: number }[]): number =>
  credits.reduce((sum, { amount }) => sum + amount, 0);

export const nameOf = ({ name, sender }: Claim): string => name || sender || 'Hamba Allah';

/**
 * Returns the number of a match's receipt: that of its earliest credit. If claims share the credit, a letter follows,
 * in the order of `matches`.
 */
export function numberOf(match: Match, matches: readonly Match[]): string {
  const [first = ''] = match.credits.map(({ number }) => number).sort();
  if (match.share === undefined) return first;
  const sharing = matches.filter(({ share, credits }) => share !== undefined && credits[0] === match.credits[0]);
  return `${first}-${'abcdefghijklmnopqrstuvwxyz'[sharing.indexOf(match)] ?? ''}`;
}

/** Makes the receipt of a sure or confirmed match, for the amount that the bank credited. */
export function receiptOf(match: Match, number: string, institute: Institute) {
  const { claim, credits } = match;
  const { kind, quantity } = claim;
  const amount = amountOf(match);
  return {
    number,
    institute: institute.name,
    name: nameOf(claim),
    purpose: [
      kind ? institute.kinds[kind] : (match.purpose ?? 'Transfer'),
      ...(quantity ? [`${formatNumber(quantity)} mushaf`] : []),
    ].join(', '),
    amount,
    inWords: inWords(amount),
    source: `Dari mutasi bank ${daysOf(credits)}.`,
    thanks: kind === 'donasi' || kind === 'wakaf' ? 'Terima kasih. Semoga Allah menerima amal Anda.' : 'Terima kasih.',
  };
}

export const receiptText = ({ number, institute, name, purpose, amount, ...rest }: Receipt): string =>
  [
    `Tanda terima ${number}`,
    institute,
    '',
    `Sudah kami terima dari: ${name}`,
    `Untuk: ${purpose}`,
    `Sejumlah: ${formatRupiah(amount)}`,
    `Terbilang: ${rest.inWords}`,
    rest.source,
    '',
    rest.thanks,
  ].join('\n');

/** Writes the answer to a donor whose transfer is not in the statement. `until` is the statement's last day. */
export function notYetText(claim: Claim, until: string): string {
  const total = claimedAmount(claim);
  return [
    `Assalamu’alaikum, ${nameOf(claim)}.`,
    '',
    `Transfer ${total === null ? 'Anda' : formatRupiah(total)} belum ada di mutasi rekening kami sampai ${formatDay(until)}.`,
    'Jangan transfer lagi dulu. Mohon kirim hari, jam, dan bank pengirimnya, supaya dapat kami cari.',
    'Kami kabari begitu transfernya masuk.',
  ].join('\n');
}

/** Returns a link to the chat with the sender. Without an Indonesian number WhatsApp asks for the recipient. */
export function answerLink({ sender }: Claim, text: string): string {
  const digits = sender.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|0(?=8))/, (prefix) => (prefix === '0' ? '62' : ''));
  return /^[+\d\s()-]+$/.test(sender) && /^62\d{7,13}$/.test(digits)
    ? whatsappLink(digits, text)
    : `https://wa.me/?text=${encodeURIComponent(text.toWellFormed())}`;
}
