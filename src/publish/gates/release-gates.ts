import { accountLength } from '../../content/banks.ts';
import { isPattern } from '../../content/rules.ts';
import { textProblems } from '../documents/text-rules.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';
import { contentTexts, nameOf } from '../documents/content-texts.ts';
import type { OutputFile } from './files.ts';
import { isLink, approvedHosts, linkProblem } from './links.ts';
import { allowedIn, documentNumbers, filesProblems, numberProblem, type Placed } from './number-gates.ts';
import { approvals, approvedIn } from './payee-fingerprint.ts';
import { payeeOf } from './payee.ts';
import { placeholderProblems } from './placeholder-values.ts';
import { settingProblems, type GateSettings } from './setting-gates.ts';
import { handlesOf, typedLinks } from './typed-links.ts';
import { unknownFieldProblems } from './unknown-fields.ts';

export interface Release {
  documents: readonly SanityDocument[];
  /** Text files of the output; none before it is built. */
  files: readonly OutputFile[];
  env: GateSettings;
}

/**
 * Why this content may not go to the public: one line for each reason, in words for staff, with document, field and
 * remedy. Empty when it may. What is not allowed here is refused.
 */
export function releaseProblems({ documents, files, env }: Release): string[] {
  const content = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  const allowed = allowedIn(content, env);
  const numbers = documentNumbers(content, env);
  return [
    ...settingProblems(env),
    ...textProblems(content),
    ...unknownFieldProblems(content),
    ...placeholderProblems(content),
    ...accountProblems(content),
    ...approvalProblems(content, env, numbers),
    ...readerProblems(content, env),
    ...linkProblems(content, env),
    ...new Set(numbers.map(numberProblem)),
    ...filesProblems(files, allowed, numbers),
  ];
}

function accountProblems(documents: readonly SanityDocument[]): string[] {
  const { bank, number } = payeeOf(documents).account;
  const length = accountLength(bank);
  const field = 'Dokumen bankAccount, isian number';
  return [
    ...(number && length !== undefined && number.length !== length
      ? [
          `${field}: nomor rekening ${bank} terdiri atas ${length} angka, sedangkan ini ${number.length} angka. Cocokkan angka demi angka dengan buku tabungan.`,
        ]
      : []),
    ...(number && isPattern(number)
      ? [
          `${field}: angkanya berulang atau berurutan, jadi ini bukan rekening sungguhan. Tulis nomor dari buku tabungan.`,
        ]
      : []),
  ];
}

const compare =
  'Cocokkan kata demi kata dan angka demi angka dengan aslinya. Bila salah, perbaiki di Studio. Bila benar, minta pengelola situs menyetujuinya (npm run payee:fingerprint).';

/** The second pair of eyes: who can edit content cannot change what the settings of the build approve. */
function approvalProblems(
  documents: readonly SanityDocument[],
  { APPROVED_PAYEES }: GateSettings,
  refused: readonly Placed[],
): string[] {
  const { approved } = approvedIn(APPROVED_PAYEES);
  // A text with a number that must go is not to be approved first.
  const places = new Set(refused.map(({ place }) => place));
  return approvals(documents)
    .filter(
      ({ document, field, fingerprint }) => !approved.has(fingerprint) && !places.has(`${document}, isian ${field}`),
    )
    .map(({ document, field, what }) => `${document}, isian ${field}: ${what} belum disetujui. ${compare}`);
}

/** In the frame the reader may run scripts as its own origin; if that is ours, the frame protects nothing. */
function readerProblems(documents: readonly SanityDocument[], { SITE_URL = '' }: GateSettings): string[] {
  const page = documents.find(({ _id }) => _id === 'quranPage')?.reader as { url?: unknown } | undefined;
  const url = typeof page?.url === 'string' ? page.url : '';
  const place = `Dokumen quranPage, isian reader.url: “${url}”`;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    return [`${place} bukan alamat https. Tulis alamat pembaca web yang sebenarnya, diawali https://.`];
  const host = (address: string) => new URL(address).host.replace(/^www\./, '');
  if (!URL.canParse(SITE_URL) || host(url) !== host(SITE_URL)) return [];
  return [
    `${place} ada di alamat situs ini sendiri. Pembaca web harus punya alamat sendiri, misalnya https://baca.situs.id/.`,
  ];
}

/** Where content leads, in links and in words. */
function linkProblems(documents: readonly SanityDocument[], env: GateSettings): string[] {
  const hosts = approvedHosts(env).approved;
  const social = contentTexts(documents.find(({ _id }) => _id === 'siteSettings')?.social).map(({ text }) => text);
  const handles = handlesOf(social);
  return documents.flatMap((document) =>
    contentTexts(document).flatMap((piece) => {
      const place = `${nameOf(document)}, isian ${piece.field}`;
      const links = isLink(piece)
        ? [{ written: piece.text, problem: linkProblem(piece.text, { hosts }) }]
        : typedLinks(piece.text, { hosts, handles });
      return links.flatMap(({ written, problem }) => (problem ? [`${place}: “${written}” ${problem}.`] : []));
    }),
  );
}
