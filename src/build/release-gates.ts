import { accountLength, isPattern } from '../content/rules.ts';
import { allowedNumbers, amountsIn, foreignNumbers, type AllowedNumbers } from './foreign-numbers.ts';
import { approvedPayees, payeeOf, payeeParts } from './payee-fingerprint.ts';
import { nameOf, placeholderProblems } from './placeholder-values.ts';
import type { SanityDocument } from './sanity-document.ts';
import { contentPieces, visiblePieces, type OutputFile } from './visible-text.ts';

export interface Release {
  documents: readonly SanityDocument[];
  /** Text files of the output; none before it is built. */
  files: readonly OutputFile[];
  env: NodeJS.ProcessEnv;
}

/**
 * Why this content may not go to the public (product.md, Release gates): one line for each reason, in
 * words for staff, with document, field and remedy. Empty when it may.
 */
export function releaseProblems({ documents, files, env }: Release): string[] {
  const content = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  return [
    ...settingProblems(env),
    ...placeholderProblems(content),
    ...accountProblems(content),
    ...approvalProblems(content, env),
    ...readerProblems(content, env),
    ...numberProblems({ documents: content, files, env }),
  ];
}

function settingProblems({ SITE_URL, VITE_PREVIEW }: NodeJS.ProcessEnv): string[] {
  const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';
  const preview = VITE_PREVIEW
    ? ['Setelan VITE_PREVIEW: ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.']
    : [];
  if (!SITE_URL) return [...preview, `Setelan SITE_URL: belum diisi. ${remedy}`];
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(SITE_URL))
    return [...preview, `Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang lengkap tanpa halaman. ${remedy}`];
  const { hostname } = new URL(SITE_URL);
  const isPublic = /\.[a-z][a-z-]*$/.test(hostname) && !/\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  if (isPublic && !/(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname)) return preview;
  return [...preview, `Setelan SITE_URL: “${SITE_URL}” bukan alamat yang dapat dibuka pengunjung. ${remedy}`];
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
  'Cocokkan angka demi angka dengan aslinya. Bila salah, perbaiki di Studio. Bila benar, minta pengelola situs menyetujuinya (npm run payee:fingerprint).';

/** The second pair of eyes: who can edit content cannot change what the settings of the build approve. */
function approvalProblems(documents: readonly SanityDocument[], env: NodeJS.ProcessEnv): string[] {
  const { approved, malformed } = approvedPayees(env);
  return [
    ...(approved.size === 0 ? ['Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.'] : []),
    ...malformed.map((entry) => `Setelan APPROVED_PAYEES: “${entry}” bukan sidik SHA-256 (64 angka heksadesimal).`),
    ...payeeParts(payeeOf(documents))
      .filter(({ fingerprint }) => !approved.has(fingerprint))
      .map(({ document, field, what }) => `Dokumen ${document}, isian ${field}: ${what} belum disetujui. ${compare}`),
  ];
}

/** In the frame the reader may run scripts as its own origin; if that is ours, the frame protects nothing. */
function readerProblems(documents: readonly SanityDocument[], { SITE_URL = '' }: NodeJS.ProcessEnv): string[] {
  const page = documents.find(({ _id }) => _id === 'readerPage')?.reader as { url?: unknown } | undefined;
  const url = typeof page?.url === 'string' ? page.url : '';
  const place = `Dokumen readerPage, isian reader.url: “${url}”`;
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    return [`${place} bukan alamat https. Tulis alamat pembaca web yang sebenarnya, diawali https://.`];
  const host = (address: string) => new URL(address).host.replace(/^www\./, '');
  if (!URL.canParse(SITE_URL) || host(url) !== host(SITE_URL)) return [];
  return [
    `${place} ada di alamat situs ini sendiri. Pembaca web harus punya alamat sendiri, misalnya https://baca.situs.id/.`,
  ];
}

/** An account or a phone pasted into copy: the visitor cannot tell which number is right. */
function numberProblems({ documents, files, env }: Release): string[] {
  const payee = payeeOf(documents);
  const allowed = allowedNumbers({ payee, named: env.ALLOWED_DIGITS, amounts: amountsIn(documents) });
  const found = documents.flatMap((document) =>
    contentPieces(document).flatMap((piece) =>
      foreignNumbers(piece, allowed).map((number) => ({ number, place: `${nameOf(document)}, isian ${piece.field}` })),
    ),
  );
  const named = new Set(found.map(({ number }) => number.replaceAll(' ', '')));
  const inFiles = files.flatMap((file) =>
    fileNumbers(file, allowed).filter(({ number }) => !named.has(number.replaceAll(' ', ''))),
  );
  return [...found, ...inFiles].map(
    ({ number, place }) =>
      `${place}: ${number} bukan rekening atau telepon yang disetujui. Hapus dari teks; nomor rekening ditulis hanya di dokumen bankAccount, nomor telepon hanya di siteSettings. Bila memang harus tampil, minta pengelola situs menambahkannya ke ALLOWED_DIGITS.`,
  );
}

function fileNumbers(file: OutputFile, allowed: AllowedNumbers) {
  const numbers = new Set(visiblePieces(file).flatMap((piece) => foreignNumbers(piece, allowed)));
  return Array.from(numbers, (number) => ({ number, place: `Berkas ${file.path}` }));
}
