import { contentTexts, nameOf } from '../documents/content-texts.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';
import { fileProblems, type AllowedInFiles, type OutputFile } from './files.ts';
import { approvedHosts, isLink, linkProblem } from './links.ts';
import { linkNumbers, numbersIn } from './long-numbers.ts';
import { payeeOf, phoneDigits } from './payee.ts';
import { priceFields, withoutPrices } from './prices.ts';
import type { GateSettings } from './setting-gates.ts';
import { allowedNumbers, suspects } from './suspects.ts';

/** An account or a phone in copy: the visitor cannot tell which number is right. */
export interface Placed {
  number: string;
  /** `Dokumen homePage, isian hero.lead`. */
  place: string;
}

/** What this content and these settings allow. */
export function allowedIn(documents: readonly SanityDocument[], env: GateSettings): AllowedInFiles {
  const payee = payeeOf(documents);
  const amounts = priceFields(documents).map(({ value }) => value);
  const hosts = approvedHosts(env).approved;
  return {
    // In the finished files an amount stands without its Rp as well: as the value of a choice.
    // So does the number of our page elsewhere, in what search engines read.
    numbers: new Set([...allowedNumbers({ payee, named: env.ALLOWED_DIGITS, amounts }), ...numbersIn(hosts)]),
    hosts,
    phones: new Set([payee.whatsapp, payee.phone].map(phoneDigits)),
  };
}

/** Numbers that nobody allowed, in texts and links of the documents. */
export function documentNumbers(documents: readonly SanityDocument[], env: GateSettings): Placed[] {
  const allowed = allowedIn(documents, env);
  const numbers = allowedNumbers({ payee: payeeOf(documents), named: env.ALLOWED_DIGITS });
  const inAddresses = new Set([...numbers, ...numbersIn(allowed.hosts)]);
  const prices = new Set(priceFields(documents).map(({ value }) => String(value)));
  return documents.flatMap((document) => {
    const pieces = contentTexts(document);
    const texts = pieces.filter((piece) => !isLink(piece));
    const inTexts = suspects(
      texts.map(({ field, text }) => ({ field, text: withoutPrices(text, prices) })),
      numbers,
    );
    const inLinks = pieces
      .filter((piece) => isLink(piece) && linkProblem(piece.text, allowed) === null)
      .flatMap(({ field, text }) => linkNumbers(text, inAddresses).map((written) => ({ written, fields: [field] })));
    return [...inTexts, ...inLinks].map(({ written, fields }) => ({
      number: written,
      place: `${nameOf(document)}, isian ${fields.join(' dan ')}`,
    }));
  });
}

export const numberProblem = ({ number, place }: Placed) =>
  `${place}: ${number.replaceAll('\n', ' / ')} bukan rekening atau telepon yang disetujui. Hapus dari teks, atau ganti tautannya; nomor rekening ditulis hanya di dokumen bankAccount, nomor telepon hanya di siteSettings. Angka lain yang berdampingan dipisahkan dengan kata yang menyebut bendanya, misalnya “surah 112, surah 113”; kata “dan” saja tidak cukup. Bila memang harus tampil, minta pengelola situs menambahkannya ke ALLOWED_DIGITS.`;

const characters = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

/** The same for the finished files, in the order in which visitors read them; `told` was reported already. */
export function filesProblems(
  files: readonly OutputFile[],
  allowed: AllowedInFiles,
  told: readonly Placed[],
): string[] {
  const known = new Set(told.map(({ number }) => characters(number)));
  const lines = files.flatMap((file) =>
    fileProblems(file, allowed).flatMap(({ place, number, link, problem }) => {
      if (number === undefined) return [`${place}: “${link}” ${problem}.`];
      return known.has(characters(number)) ? [] : [numberProblem({ number, place })];
    }),
  );
  return [...new Set(lines)];
}
