import { accountLength } from '../../content/banks.ts';
import type { Problem } from '../../content/problems.ts';
import { approvedIn, type ApprovedRecord, holdBack } from './approved-groups.ts';
import { approvedLinks } from './links.ts';
import { placeholderProblems } from './placeholder-problems.ts';
import { addressProblems, suspiciousTexts } from './text-gates.ts';
import { type Documents, problemAt, shownParts } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { judgePrices } from './judge-prices.ts';

/** The reasons against a release in settings and content. prepareRelease returns those of approvals and prices. */
export const releaseProblems = (documents: Documents, env: ReleaseSettings): Problem[] => [
  ...settingProblems(env),
  ...contentProblems(documents, env),
];

function contentProblems(documents: Documents, env: ReleaseSettings): Problem[] {
  const content = shownParts(documents).filter(({ _type }) => _type !== 'sanity.imageAsset');
  return [
    ...placeholderProblems(content),
    ...accountProblems(content),
    ...readerProblems(content, env),
    ...addressProblems(content, approvedLinks(env)),
    ...suspiciousTexts(content, approvedIn(env.APPROVED_PAYEES).approved),
  ];
}

function accountProblems(documents: Documents): Problem[] {
  const account = documents.find(({ _id }) => _id === 'bankAccount');
  if (!account) return [];
  const { bank, number } = account;
  if (typeof bank !== 'string' || typeof number !== 'string' || number === '') return [];
  const [right, own] = [accountLength(bank), number.length];
  if (right === undefined || right === own) return [];
  return [problemAt(account, 'number', { kind: 'length of account', values: { bank, right, own } })];
}

/** The reader's frame allows scripts and the same origin, so a reader on our own origin could change our pages. */
function readerProblems(documents: Documents, { SITE_URL = '' }: ReleaseSettings): Problem[] {
  const page = documents.find(({ _id }) => _id === 'quranPage');
  const { url = '' } = (page?.reader ?? {}) as { url?: string };
  const host = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');
  if (!page || !host(url) || host(url) !== host(SITE_URL)) return [];
  return [problemAt(page, 'reader.url', { kind: 'reader on our site', values: { url } })];
}

export function settingProblems(env: ReleaseSettings): Problem[] {
  const payees = approvedIn(env.APPROVED_PAYEES);
  const wrong = (setting: string, entries: readonly string[], kind: 'not a fingerprint' | 'not a host') =>
    entries.map((entry) => ({ setting, kind, values: { entry } }));
  return [
    ...(env.VITE_PREVIEW ? [{ setting: 'VITE_PREVIEW', kind: 'preview' } as const] : []),
    ...siteProblems(env),
    ...(payees.approved.size === 0 ? [{ setting: 'APPROVED_PAYEES', kind: 'missing approvals' } as const] : []),
    ...wrong('APPROVED_PAYEES', payees.malformed, 'not a fingerprint'),
    ...wrong('APPROVED_PRICES', approvedIn(env.APPROVED_PRICES).malformed, 'not a fingerprint'),
    ...wrong('APPROVED_HOSTS', approvedLinks(env).malformed, 'not a host'),
  ];
}

function siteProblems({ SITE_URL }: ReleaseSettings): Problem[] {
  const setting = 'SITE_URL';
  if (!SITE_URL) return [{ setting, kind: 'missing site' }];
  const { protocol, hostname } = new URL(SITE_URL);
  const isPublic = /\.[a-z][a-z-]*$/.test(hostname) && !/\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  if (protocol === 'https:' && isPublic && !/(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname)) return [];
  return [{ setting, kind: 'not a public site', values: { url: SITE_URL } }];
}

export type PreparedRelease = ReturnType<typeof prepareRelease>;

/** Holds back groups and checks prices. `last` is the record of the last release. */
export function prepareRelease(documents: Documents, env: ReleaseSettings, last: ApprovedRecord | null) {
  const { groups, ...held } = holdBack(documents, approvedIn(env.APPROVED_PAYEES).approved, last);
  const { approved } = approvedIn(env.APPROVED_PRICES);
  const { moves, approvedPrices } = judgePrices(held.documents, last?.prices, approved);
  return {
    ...held,
    /** `approved.json` of this release. */
    record: { groups, prices: approvedPrices } satisfies ApprovedRecord,
    problems: [...held.problems, ...moves],
  };
}
