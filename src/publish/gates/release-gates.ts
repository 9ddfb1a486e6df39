import { accountLength } from '../../content/banks.ts';
import { isFillerNumber } from '../../content/rules.ts';
import { approvedIn, askForApproval, type ApprovedRecord, holdBack } from './approved-groups.ts';
import { approvedLinks } from './links.ts';
import { placeholderProblems } from './placeholder-values.ts';
import { addressProblems, textProblems } from './text-gates.ts';
import type { Documents } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { judgePrices } from './prices.ts';

/**
 * Why this content must not be released: one line for each reason, for staff, with document, field and remedy.
 * prepareRelease checks approval groups and prices.
 */
export const releaseProblems = (documents: Documents, env: ReleaseSettings): string[] => [
  ...settingProblems(env),
  ...contentProblems(documents, env),
];

export function contentProblems(documents: Documents, env: ReleaseSettings): string[] {
  const content = documents.filter(({ _type }) => _type !== 'sanity.imageAsset');
  return [
    ...placeholderProblems(content),
    ...accountProblems(content),
    ...readerProblems(content, env),
    ...addressProblems(content, approvedLinks(env)),
    ...textProblems(content, approvedIn(env.APPROVED_PAYEES).approved),
  ];
}

function accountProblems(documents: Documents): string[] {
  const account = documents.find(({ _id }) => _id === 'bankAccount');
  const { bank, number } = (account ?? {}) as { bank?: unknown; number?: unknown };
  if (typeof bank !== 'string' || typeof number !== 'string' || number === '') return [];
  const length = accountLength(bank);
  const counted = `nomor rekening ${bank} terdiri atas ${length} angka, sedangkan ini ${number.length} angka. Cocokkan angka demi angka dengan buku tabungan.`;
  const pattern =
    'angkanya berulang atau berurutan, jadi ini bukan rekening sungguhan. Tulis nomor dari buku tabungan.';
  const problems = [length !== undefined && number.length !== length && counted, isFillerNumber(number) && pattern];
  return problems.filter((one) => one !== false).map((problem) => `Dokumen bankAccount, isian number: ${problem}`);
}

/** The reader's frame allows scripts and the same origin, so a reader on our own origin could change our pages. */
function readerProblems(documents: Documents, { SITE_URL = '' }: ReleaseSettings): string[] {
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

export function settingProblems(env: ReleaseSettings): string[] {
  const payees = approvedIn(env.APPROVED_PAYEES);
  const preview = 'Setelan VITE_PREVIEW: ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.';
  const nobody = 'Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.';
  const fingerprint = 'bukan sidik (64 angka heksadesimal; gambar 40).';
  return [
    ...(env.VITE_PREVIEW ? [preview] : []),
    ...siteProblems(env),
    ...(payees.approved.size === 0 ? [nobody] : []),
    ...payees.malformed.map((entry) => `Setelan APPROVED_PAYEES: “${entry}” ${fingerprint}`),
    ...approvedIn(env.APPROVED_PRICES).malformed.map((entry) => `Setelan APPROVED_PRICES: “${entry}” ${fingerprint}`),
    ...approvedLinks(env).malformed.map(
      (entry) =>
        `Setelan APPROVED_HOSTS: “${entry}” bukan nama situs, alamat akun, atau email. Tulis tanpa https://, misalnya laporan.situs.id; di situs tempat siapa pun dapat menulis dengan jalurnya, misalnya www.youtube.com/@kami.`,
    ),
  ];
}

function siteProblems({ SITE_URL }: ReleaseSettings): string[] {
  const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';
  if (!SITE_URL) return [`Setelan SITE_URL: belum diisi. ${remedy}`];
  const { protocol, hostname } = new URL(SITE_URL);
  const isPublic = /\.[a-z][a-z-]*$/.test(hostname) && !/\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  if (protocol === 'https:' && isPublic && !/(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname)) return [];
  return [`Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang dapat dibuka pengunjung. ${remedy}`];
}

export type PreparedRelease = ReturnType<typeof prepareRelease>;

/** Holds back groups and checks prices. `isConfirmed` (`--confirm-prices`): all price changes are intended. */
export function prepareRelease(
  documents: Documents,
  env: ReleaseSettings,
  { last, isConfirmed = false }: { last: ApprovedRecord | null; isConfirmed?: boolean },
) {
  const { groups, ...held } = holdBack(documents, approvedIn(env.APPROVED_PAYEES).approved, last);
  const { approved } = approvedIn(env.APPROVED_PRICES);
  const asked = judgePrices(held.documents, last?.prices, approved);
  const confirmed = new Set([...approved, ...asked.moves.map((move) => move.fingerprint)]);
  const { moves, approvedPrices } = isConfirmed ? judgePrices(held.documents, last?.prices, confirmed) : asked;
  const unapproved = moves.map(({ place, what, fingerprint: print }) => {
    const how = `APPROVED_PRICES=${print}, atau npm run release -- --confirm-prices`;
    return `${place}: ${what}. ${askForApproval.replace('npm run payee:fingerprint', how)}`;
  });
  return {
    ...held,
    /** `approved.json` of this release. */
    record: { groups, prices: approvedPrices } satisfies ApprovedRecord,
    moves: asked.moves,
    problems: [...held.problems, ...unapproved],
  };
}
