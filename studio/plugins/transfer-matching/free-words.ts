import { receivedWords } from './answers.ts';

/** An amount in free words: `Rp60.411`, `150rb`, `100409`, but no account or phone number. */
const freeAmount =
  /(?<![\d+.,])(?:rp\.? ?)?(?:\d{1,3}(?:[.,]\d{3})+|\d{4,9}|\d{1,3} ?(?:rb|ribu|k|jt|juta))(?![\d]|[.,-]\d)/gi;
/** `tf`, `setor tunai`, `infaq`. */
const moneyWords =
  /\b(?:tf|trf|trs?fer|ditransfer|transfer|kirim|dikirim|bayar|dibayar|setor|disetor|donasi|infa[kq]|sedekah|shodaqoh|wakaf|zakat)\b/i;
/** `sudah tf`, `barusan saya transfer`. */
const sentWords = /\b(?:sudah|sdh|udah|udh|telah|dah|barusan)\b.{0,20}\b(?:di)?(?:tf|trf|transfer|kirim|bayar|setor)/i;
/** Our own receipts, and a former answer of the tool. */
const ourAnswer = new RegExp(`${receivedWords}|belum ada di mutasi`, 'i');

/** Returns the amounts that free words name, each once, in rupiah. */
export const amountsIn = (said: string): number[] => [
  ...new Set(Array.from(said.matchAll(freeAmount), ([amount]) => amountOf(amount))),
];

const scales: Record<string, number> = { rb: 1000, ribu: 1000, k: 1000, jt: 1_000_000, juta: 1_000_000 };
/** Reads `Rp60.411` as 60411, `150rb` as 150000, `2 juta` as 2000000. */
function amountOf(written: string): number {
  const [, digits = '', unit = ''] = /(\d[\d.,]*) ?([a-z]*)$/i.exec(written) ?? [];
  return Number(digits.replaceAll(/\D/g, '')) * (scales[unit.toLowerCase()] ?? 1);
}

/** Whether free words tell of a transfer, and are not the organisation's own. */
export function tellsOfTransfer(said: string): boolean {
  if (ourAnswer.test(said)) return false;
  return sentWords.test(said) || /\brp\.? ?\d/i.test(said) || (moneyWords.test(said) && amountsIn(said).length > 0);
}
