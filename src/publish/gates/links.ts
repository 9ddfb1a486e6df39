import tlds from 'tlds' with { type: 'json' };
import type { Finding } from '../../content/problems.ts';
import { fold, longNumbers } from '../../content/suspicious-text.ts';
import type { Piece } from '../documents/sanity-document.ts';
import type { ReleaseSettings } from '../settings.ts';

/** A text that begins with a scheme, or with the two slashes of an address without one. */
const withScheme =
  /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|(?:mailto|tel|sms|smsto|whatsapp|intent|market|tg|javascript|vbscript|data|blob|geo):\S)/i;
/** The path of a page of this site. Only link fields are matched, because a text may begin with a slash too. */
const ownPage = /^\/(?![/\\])[\w/#?=-]*$/;

export const isLink = ({ text, field }: Piece): boolean =>
  withScheme.test(text) || (/(?:^|\.)href$/.test(field) && ownPage.test(text));

/** Sites where anybody can publish, chats, maps and shorteners. Only a whole address of these can be approved. */
const sharedHosts = new Set(
  'youtube.com youtu.be instagram.com facebook.com fb.me m.me twitter.com x.com t.co tiktok.com threads.net linkedin.com medium.com github.com gitlab.com google.com play.google.com docs.google.com drive.google.com sites.google.com forms.google.com forms.gle goo.gl apps.apple.com list-manage.com openstreetmap.org wa.me wa.link whatsapp.com t.me telegram.me telegram.org bit.ly s.id tinyurl.com linktr.ee lynk.id'.split(
    ' ',
  ),
);
const isSharedHost = (host: string) =>
  host.split('.').some((_, start, labels) => sharedHosts.has(labels.slice(start).join('.')));

const withoutWww = (host: string) => host.replace(/^www\./, '');

export type ApprovedLinks = ReturnType<typeof approvedLinks>;

/** A host, or an address without `https://`: `situs.id`, `www.youtube.com/@kami`. */
const entryPattern = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?:[/?][\x21-\x7e]*)?$/i;
const mailPattern = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Reads `APPROVED_HOSTS`: sites, whole addresses, and mailboxes. `SITE_URL` is always approved. */
export function approvedLinks(env: Pick<ReleaseSettings, 'APPROVED_HOSTS' | 'SITE_URL'>) {
  const given = env.APPROVED_HOSTS?.match(/[^\s,]+/g) ?? [];
  const isOnlyHost = (entry: string) => !/[/?]./.test(entry);
  const isEntry = (entry: string) =>
    entryPattern.test(entry) && !(isOnlyHost(entry) && isSharedHost(withoutWww(entry.replace('/', ''))));
  /** The host of this site. Empty if there is none yet. */
  const own = withoutWww(URL.parse(env.SITE_URL ?? '')?.hostname ?? '');
  return {
    own,
    /** Approved addresses: `host`, `host/path` or `host/path?query`, without www. */
    entries: [own, ...given.filter(isEntry).map((entry) => withoutWww(entry).replace(/\/$/, ''))].filter(Boolean),
    mailboxes: new Set(given.filter((entry) => mailPattern.test(entry)).map((entry) => entry.toLowerCase())),
    malformed: given.filter((entry) => !isEntry(entry) && !mailPattern.test(entry)),
  };
}

/** The part of an address after an approved one. A plain path, query and hash cannot lead to another site. */
const below = /^(?:\/(?!\/|\.+(?:\/|$))[\w.~-]*)*(?:\?[\w=&-]*)?(?:#[\w-]*)?$/;

/** What to write into APPROVED_HOSTS for a link: its host, or the whole address without `https://`. */
export function entryFor(link: string): string {
  const { protocol, hostname, pathname } = new URL(link);
  if (protocol === 'mailto:') return pathname;
  const rest = link.slice(`https://${hostname}`.length);
  return isSharedHost(withoutWww(hostname)) || !below.test(rest) ? hostname + rest.replace(/\/$/, '') : hostname;
}

/** The problem of a link in content. Null if visitors may follow it. */
export function linkProblem(link: string, { entries, mailboxes }: ApprovedLinks): Finding | null {
  if (/^#[\w-]+$/.test(link)) return null;
  if (ownPage.test(link)) return numberIn(link, link);
  if (link.startsWith('mailto:')) return mailProblem(link.slice('mailto:'.length), mailboxes);
  if (!/^https:\/\/[a-z0-9.-]+(?:[/?#][\x21-\x7e]*)?$/.test(link) || !URL.canParse(link))
    return { kind: 'not a plain link', values: { written: link } };
  const address = withoutWww(link.slice('https://'.length)).replace(/\/$/, '');
  if (entries.includes(address)) return null;
  const isBelow = (entry: string) => address.startsWith(entry) && below.test(address.slice(entry.length));
  const approved = entries.find((entry) => isBelow(entry) && !isSharedHost(entry.split('/', 1)[0] ?? ''));
  return approved === undefined
    ? { kind: 'unapproved address', values: { written: link } }
    : numberIn(address.slice(approved.length), link);
}

/** Refuses as many digits as an account has, because visitors read addresses: `/?rek=7000-419-364`. */
function numberIn(part: string, written: string): Finding | null {
  const [number] = longNumbers(part.replaceAll('/', '\n'));
  return number === undefined ? null : { kind: 'number in a link', values: { written, number } };
}

const mailProblem = (address: string, mailboxes: ReadonlySet<string>): Finding | null =>
  mailboxes.has(address.toLowerCase()) ? null : { kind: 'unapproved address', values: { written: address } };

const topLevelDomains = new Set(tlds);
/** An academic degree, such as `M.Pd` or `Ph.D.`, which looks like an address. */
const degree = /^(?:[ABDMS]|Ph)(?:\.[A-Z][A-Za-z]{0,3})+\.?$/;

/** Whether a word is an address, such as `evil.id/bayar` or `evil.id`, but not `dll.Selain`. */
function isAddress(word: string): boolean {
  const labels = (fold(word).split(/[/?#:]/, 1)[0] ?? '').split('.');
  const isHost = labels.length > 1 && labels.every((label) => /^[\p{L}\d_-]+$/u.test(label));
  return isHost && labels.slice(1).some((label) => topLevelDomains.has(label)) && !degree.test(word);
}

/**
 * The problem of each word that is an address a reader could type: of a site, of a mailbox, or an account on another
 * site (`@nama`). `handles` are our own accounts, in lower case. A text may name the home page of a social network.
 */
export function typedAddresses(
  text: string,
  approved: ApprovedLinks,
  handles: ReadonlySet<string>,
): (Finding | null)[] {
  const words = text.split(/[\s,;()[\]<>“”"]+/).map((word) => word.replace(/^[‘’'.:!?-]+|[‘’'.:!?-]+$/g, ''));
  return words.map((written) => {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(written)) return linkProblem(written, approved);
    if (/^@\w/.test(written))
      return handles.has(fold(written).slice(1)) ? null : { kind: 'unknown account name', values: { written } };
    if (/\w@\w/.test(written)) return mailProblem(written, approved.mailboxes);
    if (!isAddress(written) || sharedHosts.has(withoutWww(fold(written)))) return null;
    return linkProblem(`https://${fold(written)}`, approved);
  });
}
