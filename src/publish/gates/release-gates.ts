import { accountLength } from '../../content/banks.ts';
import { isFillerNumber } from '../../content/rules.ts';
import type { Problem } from '../documents/problems.ts';
import { type Documents, problemAt, shownParts } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn } from './approvals.ts';

/** Reasons against a release that nobody can approve, in its settings and in the content that it would show. */
export function releaseProblems(documents: Documents, settings: ReleaseSettings): Problem[] {
  const shown = shownParts(documents);
  return [
    ...settingProblems(settings),
    ...shown
      .filter(({ placeholder }) => placeholder === true)
      .map((document) => problemAt(document, 'placeholder', { kind: 'marked as example' })),
    ...accountProblems(shown),
    ...readerProblems(shown, settings),
  ];
}

function accountProblems(documents: Documents): Problem[] {
  const account = documents.find(({ _id }) => _id === 'bankAccount');
  const bank = account?.bank;
  const number = account?.number;
  if (!account || typeof bank !== 'string' || typeof number !== 'string') return [];
  // Zeros before it do not make a filler a number: 0001111111.
  if (isFillerNumber(number.replace(/^0+(?=.)/, '')))
    return [problemAt(account, 'number', { kind: 'filler', values: { number } })];
  const own = number.length;
  const right = accountLength(bank);
  if (right === undefined || right === own) return [];
  return [problemAt(account, 'number', { kind: 'length of account', values: { bank, right, own } })];
}

/** The reader's frame allows scripts and the same origin, so a reader on our own origin could change our pages. */
function readerProblems(documents: Documents, { SITE_URL = '' }: ReleaseSettings): Problem[] {
  const page = documents.find(({ _id }) => _id === 'quranPage');
  if (!page) return [];
  const { url = '' } = (page.reader ?? {}) as { url?: string };
  const host = hostOf(url);
  if (!host) return []; // the shape refuses an address without a host
  if (url.startsWith('https:') && host !== hostOf(SITE_URL)) return [];
  return [problemAt(page, 'reader.url', { kind: 'reader address', values: { url } })];
}

const hostOf = (url: string) => URL.parse(url)?.host.replace(/^www\./, '');

export function settingProblems({ VITE_PREVIEW, SITE_URL, APPROVED_PAYEES }: ReleaseSettings): Problem[] {
  const preview: Problem[] = VITE_PREVIEW ? [{ setting: 'VITE_PREVIEW', kind: 'preview' }] : [];
  const malformed = approvedIn(APPROVED_PAYEES).malformed.map((entry): Problem => ({
    setting: 'APPROVED_PAYEES',
    kind: 'not a fingerprint',
    values: { entry },
  }));
  return [...preview, ...siteProblems(SITE_URL), ...malformed];
}

function siteProblems(url: string | undefined): Problem[] {
  const setting = 'SITE_URL';
  if (!url) return [{ setting, kind: 'missing site' }];
  const { protocol, hostname } = new URL(url);
  const isDomain = /\.[a-z][a-z-]*$/.test(hostname);
  const isReserved = /\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  const isExample = /(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname);
  if (protocol === 'https:' && isDomain && !isReserved && !isExample) return [];
  return [{ setting, kind: 'not a public site', values: { url } }];
}
