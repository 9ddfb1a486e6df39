import { accountLength } from '../../content/banks.ts';
import { isPattern } from '../../content/rules.ts';
import type { SanityDocument } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn } from './approvals.ts';
import { approvedLinks } from './links.ts';
import { placeholderProblems } from './placeholder-values.ts';
import { settingProblems } from './setting-gates.ts';
import { addressProblems, textProblems } from './text-gates.ts';

/**
 * Why this content may not go to the public: one line for each reason, in words for staff, with document, field and
 * remedy. Empty when it may. Groups and prices are checked in approved-groups.ts and prices.ts.
 */
export const releaseProblems = (documents: readonly SanityDocument[], env: ReleaseSettings): string[] => [
  ...settingProblems(env),
  ...contentProblems(documents, env),
];

/** Those that the content gives, wherever it is built. */
export function contentProblems(documents: readonly SanityDocument[], env: ReleaseSettings): string[] {
  const content = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  return [
    ...placeholderProblems(content),
    ...accountProblems(content),
    ...readerProblems(content, env),
    ...addressProblems(content, approvedLinks(env)),
    ...textProblems(content, approvedIn(env.APPROVED_PAYEES).approved),
  ];
}

function accountProblems(documents: readonly SanityDocument[]): string[] {
  const account = documents.find(({ _id }) => _id === 'bankAccount');
  const { bank, number } = (account ?? {}) as { bank?: unknown; number?: unknown };
  if (typeof bank !== 'string' || typeof number !== 'string' || number === '') return [];
  const length = accountLength(bank);
  const field = 'Dokumen bankAccount, isian number';
  return [
    ...(length !== undefined && number.length !== length
      ? [
          `${field}: nomor rekening ${bank} terdiri atas ${length} angka, sedangkan ini ${number.length} angka. Cocokkan angka demi angka dengan buku tabungan.`,
        ]
      : []),
    ...(isPattern(number)
      ? [
          `${field}: angkanya berulang atau berurutan, jadi ini bukan rekening sungguhan. Tulis nomor dari buku tabungan.`,
        ]
      : []),
  ];
}

/** The reader's frame allows scripts and the same origin, so a reader on our own origin could change our pages. */
function readerProblems(documents: readonly SanityDocument[], { SITE_URL = '' }: ReleaseSettings): string[] {
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
