import tlds from 'tlds' with { type: 'json' };
import type { Piece } from '../documents/sanity-document.ts';
import { fold, longNumbers } from '../../content/suspicious-text.ts';
import type { ReleaseSettings } from '../settings.ts';

const addressed =
  /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|(?:mailto|tel|sms|smsto|whatsapp|intent|market|tg|javascript|vbscript|data|blob|geo):\S)/i;
/** The path of a page of ours. Matched only in link fields, because a text may begin with a slash too. */
const ownPage = /^\/(?![/\\])[\w/#?=-]*$/;

export const isLink = ({ text, field }: Piece): boolean =>
  addressed.test(text) || (/(?:^|\.)href$/.test(field) && ownPage.test(text));

const list = (names: string) => new Set(names.split(' '));

/** Hosts refused even when approved: chats, whose links the site makes itself, and shorteners, which hide a target. */
const refusedHosts = list(
  'wa.me wa.link whatsapp.com whatsapp.net t.me telegram.me telegram.org telegram.dog m.me bit.ly s.id tinyurl.com t.co goo.gl g.co forms.gle is.gd v.gd cutt.ly rb.gy ow.ly buff.ly lnkd.in fb.me linktr.ee shorturl.at shorturl.asia rebrand.ly msha.ke lynk.id heylink.me tiny.cc soo.gd bl.ink page.link youtu.be',
);
/** Sites where anybody can publish: each address is approved as a whole, with its path. */
const sharedHosts = list(
  'youtube.com instagram.com facebook.com twitter.com x.com tiktok.com threads.net linkedin.com medium.com github.com gitlab.com play.google.com apps.apple.com docs.google.com drive.google.com sites.google.com forms.google.com list-manage.com',
);
const mapPages: Record<string, RegExp> = {
  'openstreetmap.org': /^\/(?:export\/embed\.html\?|\?mlat=)/,
  'google.com': /^\/maps\/embed\?/,
};
const program = /\.(?:apk|aab|xapk|apks|ipa|exe|msi|dmg|jar|bat|cmd|scr|js|vbs|zip|rar|7z)$/i;

/** Whether a host or a parent domain is on a list: `chat.whatsapp.com` counts as `whatsapp.com`. */
function isOn(hosts: ReadonlySet<string>, host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

export type ApprovedLinks = ReturnType<typeof approvedLinks>;

const entryPattern = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?:\/[\w.@/~-]*(?:\?[\w.=&%~-]+)?)?$/i;
const mailPattern = /^[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}$/i;

/** Reads `APPROVED_HOSTS`: hosts of ours, addresses on shared hosts, and mailboxes. `SITE_URL` is always approved. */
export function approvedLinks(env: Pick<ReleaseSettings, 'APPROVED_HOSTS' | 'SITE_URL'>) {
  const given = (env.APPROVED_HOSTS ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  const isEntry = (entry: string) =>
    entryPattern.test(entry) && (entry.includes('/') || !isOn(sharedHosts, withoutWww(entry)));
  return {
    /** Our own host; empty when there is none yet. */
    own: URL.canParse(env.SITE_URL ?? '') ? withoutWww(new URL(env.SITE_URL ?? '').hostname) : '',
    /** `host`, `host/path`, `host/path?query`, without www. */
    entries: given.filter(isEntry).map((entry) => withoutWww(entry).replace(/\/$/, '')),
    mailboxes: new Set(given.filter((entry) => mailPattern.test(entry)).map((entry) => entry.toLowerCase())),
    malformed: given.filter((entry) => !isEntry(entry) && !mailPattern.test(entry)),
  };
}

/** What to write into APPROVED_HOSTS for a link: its host; on shared hosts the whole address without `https://`. */
export function entryFor(link: string): string {
  const { protocol, hostname, pathname, search } = new URL(link);
  if (protocol === 'mailto:') return pathname;
  const isWhole = isOn(sharedHosts, withoutWww(hostname)) || /[?&](?:u|id)=/.test(search);
  return isWhole ? `${hostname}${pathname.replace(/\/$/, '')}${search}` : hostname;
}

const askForHost = 'Minta pengelola situs menambahkannya ke APPROVED_HOSTS, atau ganti tautannya';

/** Why a link of content is refused, as the end of a sentence for staff; null when it is allowed. */
export function linkProblem(link: string, approved: ApprovedLinks): string | null {
  if (ownPage.test(link) && link.startsWith('/')) return numberIn(link);
  if (/^#[\w-]+$/.test(link)) return null;
  if (link.startsWith('mailto:')) return mailProblem(link.slice('mailto:'.length), approved);
  if (!/^[\x21-\x7e]+$/.test(link) || !/^https:\/\/[a-z0-9.-]+(?:[/?#]|$)/.test(link) || !URL.canParse(link))
    return 'bukan tautan https biasa. Tulis alamat lengkap yang diawali https://, dengan huruf Latin, tanpa nama pengguna dan tanpa nomor port';
  const url = new URL(link);
  const host = withoutWww(url.hostname);
  const address = `${host}${url.pathname.replace(/\/$/, '')}`;
  if (isOn(refusedHosts, host))
    return 'membuka percakapan atau menyembunyikan tujuannya. Hapus; tautan WhatsApp dan telepon dibuat situs dari nomor di Setelan situs';
  const isExact = approved.entries.includes(address + url.search) && url.hash === '';
  if (isExact && (isOn(sharedHosts, host) || url.search !== '')) return null;
  if (!isApproved(host, url, approved))
    return `menuju ${host}${isOn(sharedHosts, host) ? url.pathname : ''}, yang belum disetujui. ${askForHost}`;
  if (mapPages[host]) return null;
  if (leadsOn(url)) return 'meneruskan pengunjung ke alamat lain. Tulis langsung alamat tujuannya';
  if (program.test(url.pathname)) return 'mengunduh berkas program. Tulis alamat halaman toko aplikasi';
  return numberIn(url.pathname + url.search + url.hash);
}

function isApproved(host: string, { pathname, search }: URL, { own, entries }: ApprovedLinks): boolean {
  if (isOn(sharedHosts, host) || host.includes('xn--')) return false;
  const pages = mapPages[host];
  if (pages) return entries.includes(host) && pages.test(pathname + search);
  const address = `${host}${pathname}`;
  return host === own || entries.some((entry) => address === entry || address.startsWith(`${entry}/`));
}

/** Whether an address contains another one, however often it is encoded. */
function leadsOn({ pathname, search, searchParams, hash }: URL): boolean {
  let text = pathname + search + hash;
  for (let depth = 0; depth < 4; depth += 1) {
    if (/\/\/|\\|[a-z]:\/|\b(?:whatsapp|https?:|javascript:|intent:)/i.test(text)) return true;
    try {
      text = decodeURIComponent(text);
    } catch {
      return true;
    }
  }
  return [...searchParams.values()].some((value) => hostIn(value) !== null);
}

/** Refuses digits as long as an account number, since visitors read addresses: `/?rek=7000-419-364`. */
function numberIn(part: string): string | null {
  const [number] = longNumbers(decodeURIComponent(part).replaceAll('/', '\n'));
  return number === undefined ? null : `memuat ${number}, sepanjang nomor rekening. Hapus angkanya dari tautan`;
}

const mailProblem = (address: string, { mailboxes }: ApprovedLinks): string | null =>
  mailboxes.has(address.toLowerCase())
    ? null
    : `menuju email ${address}, yang belum disetujui. Minta pengelola situs menambahkannya ke APPROVED_HOSTS`;

/** Whether an address is one account of a social network, with nothing after its name. */
export const isOneName = (link: string): boolean =>
  /^https:\/\/[a-z0-9.-]+\/(?:@?[\w.-]+\/?|profile\.php\?id=\d+)$/.test(link);

/** The home page of a shared host, or `wa.me`, which the privacy policy explains: neither names anybody. */
const isHomeOfShared = (link: string) =>
  /^https:\/\/[^/?#]+\/?$/.test(link) &&
  (isOn(sharedHosts, new URL(link).hostname) || new URL(link).hostname === 'wa.me');

const ends = new Set(tlds);

const degree = /^(?:[ABDMS]|Ph)(?:\.[A-Z][A-Za-z]{0,3})+\.?$/;

/** The host of a word that is an address: `evil.id/bayar`, `evil.id`; null for `dll.Selain`. */
function hostIn(word: string): string | null {
  const [host = ''] = fold(word).split(/[/?#:]/, 1);
  const labels = host.split('.');
  const isHost = labels.length > 1 && labels.every((label) => /^[\p{L}\d_-]+$/u.test(label));
  return isHost && labels.slice(1).some((label) => ends.has(label)) ? host : null;
}

interface TypedAddress {
  written: string;
  /** Why it is refused, as the end of a sentence for staff; null when it is allowed. */
  problem: string | null;
}

/**
 * Addresses that a text tells the reader to type: of sites, mailboxes, and names on other sites (`@nama`). `handles` are
 * names of ours, in lower case.
 */
export function typedAddresses(text: string, approved: ApprovedLinks, handles: ReadonlySet<string>): TypedAddress[] {
  const words = text.split(/[\s,;()[\]<>“”"]+/).map((word) => word.replace(/^[‘’'.:!?-]+|[‘’'.:!?-]+$/g, ''));
  const site = (link: string) => (isHomeOfShared(link) ? null : linkProblem(link, approved));
  return words.flatMap((written, index): TypedAddress | TypedAddress[] => {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(written)) return { written, problem: site(written) };
    if (/^@\w/.test(written)) {
      const isOurs = handles.has(written.slice(1).toLowerCase());
      return { written, problem: isOurs ? null : foreignHandle };
    }
    if (/\w@\w/.test(written)) return { written, problem: mailProblem(written.toLowerCase(), approved) };
    if (hostIn(written) !== null && !degree.test(written))
      return { written, problem: site(`https://${fold(written)}`) };
    // “bayar titik com”, “bayar [dot] id”.
    const [dot = '', end = ''] = words.slice(index, index + 2).map(fold);
    if (!/^(?:titik|dot)$/.test(dot) || !ends.has(end)) return [];
    return { written: words.slice(Math.max(0, index - 1), index + 2).join(' '), problem: spelledOut };
  });
}

const foreignHandle = 'adalah nama akun yang tidak ada di Setelan situs. Hapus, atau isi akun itu di Setelan situs';
const spelledOut = 'adalah alamat situs yang dieja. Hapus, atau tulis alamatnya biasa supaya dapat diperiksa';
