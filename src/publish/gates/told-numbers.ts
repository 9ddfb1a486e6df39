import { countDigits, isReadable, minDigits, type Found } from './long-numbers.ts';

/** Words that lead from one part of a number to the next when somebody tells it: “7123, lalu 456, strip 89”. */
export const connectors =
  'lalu|terus|kemudian|dan|serta|setelah|itu|baru|lagi|lanjut|lanjutkan|dilanjutkan|sambung|disambung|diikuti|diteruskan|ditambah|tambah|dengan|strip|setrip|garis|miring|bawah|tanda|minus|min|plus|titik|koma|spasi|angka|digit|nomor|berikutnya|selanjutnya|terakhir|akhirnya|pertama|kedua|ketiga|keempat|kelima|keenam|ketujuh|kedelapan|kesembilan|kesepuluh|and|then|dash|dot|space';

const word = String.raw`(?:${connectors})(?![\p{L}\d])`;
const gap = String.raw`[^\p{L}\d]+(?:${word}[^\p{L}\d]+)*`;
const told = new RegExp(String.raw`\d+(?:${gap}\d+)+`, 'giu');
/** 1.250, as amounts and counts are written. */
const grouped = /^\d{1,3}(?:\.\d{3})+$/;

/** Numbers of eight digits or more whose parts words lead to; whole amounts, years, days and allowed numbers are no parts. */
export function toldNumbers(text: string, allowed: ReadonlySet<string>): Found[] {
  return Array.from(text.matchAll(told)).flatMap(({ 0: written, index }) => {
    const parts = written.split(/[^\p{L}\d]*\p{L}+[^\p{L}\d]*/u).filter((part) => part !== '');
    if (parts.length === 1) return [];
    const left = parts.filter(
      (part) => !grouped.test(part) && !/^(?:19|20)\d\d$/.test(part) && !isReadable(part, allowed),
    );
    if (countDigits(left.join('')) < minDigits) return [];
    return [{ written, from: index, to: index + written.length }];
  });
}
