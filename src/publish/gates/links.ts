import type { Piece } from '../documents/content-texts.ts';
import { isSite } from './site-names.ts';

/** What is an address whatever field it stands in. Everything else is text, whatever it starts with. */
const addressed =
  /^(?:[a-z][a-z0-9+.-]*:\/\/|\/\/|(?:mailto|tel|sms|smsto|whatsapp|intent|market|tg|javascript|vbscript|data|blob|geo):\S)/i;
/** A page of ours; only in the fields of links, because a text may begin with a slash as well. */
const ownPage = /^\/(?![/\\])[\w/#-]*$/;

/** The links between our own pages: with a choice in the query, or to a part of the page. */
const ownPlace = /^(?:\/(?![/\\])[\w/-]*)?(?:\?[\w=&-]*)?(?:#[\w-]+)?$/;

export function isLink({ text, field }: Piece): boolean {
  return addressed.test(text) || (/(?:^|\.)href$/.test(field) && ownPage.test(text));
}

/** Refused even when approved: chats, since the site makes those links itself, and what hides where it leads. */
const refusedHosts =
  /(?:^|\.)(?:wa\.me|wa\.link|whatsapp\.(?:com|net)|t\.me|telegram\.(?:me|org|dog)|bit\.ly|s\.id|tinyurl\.com|t\.co|goo\.gl|g\.co|is\.gd|v\.gd|cutt\.ly|rb\.gy|ow\.ly|buff\.ly|lnkd\.in|fb\.me|m\.me|linktr\.ee|shorturl\.(?:at|asia)|rebrand\.ly|msha\.ke|lynk\.id|heylink\.me|tiny\.cc|soo\.gd|bl\.ink|page\.link)$/;

const forwarding =
  /^(?:url|u|uri|link|href|to|out|goto|go|next|dest|destination|target|redir|redirect|redirect_?ur[il]|return|return_?(?:to|ur[il])|continue|continue_?to|forward|q_?url|image_?url|view)$/i;
/** Where a site that anybody may write on leads elsewhere, or to a chat with whoever wrote the link. */
const leading =
  /^\/(?:redirect|linkshim|attribution_link|l\.php|away|sharer(?:\.php)?|share\.php|dialog|flx|intent|direct|messages|msg|dm)(?:\/|$)/i;
const program = /\.(?:apk|aab|xapk|apks|ipa|exe|msi|dmg|jar|bat|cmd|scr|js|vbs|zip|rar|7z)$/i;

const wellFormed = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+(?:\/[\w.@/~-]*(?:\?[\w.=&-]+)?)?$/;

/** Hosts, each with the path that it may be limited to: `www.youtube.com/@kami`, `play.google.com/store/apps/details?id=a.b`. */
export function approvedHosts({
  APPROVED_HOSTS = '',
  SITE_URL = '',
}: {
  APPROVED_HOSTS?: string | undefined;
  SITE_URL?: string | undefined;
}) {
  const entries = APPROVED_HOSTS.split(/[\s,]+/).filter((entry) => entry !== '');
  const malformed = entries.filter((entry) => !wellFormed.test(entry));
  const own = URL.canParse(SITE_URL) ? [new URL(SITE_URL).hostname] : [];
  return { approved: [...own, ...entries.filter((entry) => !malformed.includes(entry))], malformed };
}

/** Where anybody may publish: such a host is approved with the path that is ours. */
const sharedHosts =
  /(?:^|\.)(?:youtube\.com|instagram\.com|facebook\.com|twitter\.com|x\.com|tiktok\.com|threads\.net|linkedin\.com|medium\.com|github\.com|gitlab\.com|play\.google\.com|apps\.apple\.com|(?:docs|drive|sites|forms)\.google\.com|(?:blogspot|wordpress|tumblr|substack)\.com)$/;

/** What to write into APPROVED_HOSTS for a link: its host, on shared ones with its path and, if that alone tells, its id. */
export function hostEntry({ hostname, pathname, searchParams }: URL): string {
  if (!sharedHosts.test(hostname)) return hostname;
  const id = searchParams.get('id');
  const entry = `${hostname}${pathname.replace(/\/$/, '')}${id === null ? '' : `?id=${id}`}`;
  return wellFormed.test(entry) ? entry : hostname;
}

export interface Approved {
  hosts: readonly string[];
}

/** Why a link of content may not be followed, as the end of a sentence for staff; null when it may. */
export function linkProblem(link: string, { hosts }: Approved): string | null {
  if (ownPlace.test(link)) return null;
  const mail = /^mailto:[\w.+-]+@([a-z0-9.-]+)$/.exec(link)?.[1];
  if (mail) return mailProblem(mail, hosts);
  if (!/^[\x21-\x7e]+$/.test(link) || !/^https:\/\/[a-z0-9.-]+(?:[/?#]|$)/.test(link) || !URL.canParse(link))
    return 'bukan tautan https biasa. Tulis alamat lengkap yang diawali https://, dengan huruf Latin, tanpa nama pengguna dan tanpa nomor port';
  const { hostname, pathname, search, searchParams, hash } = new URL(link);
  if (refusedHosts.test(hostname))
    return 'membuka percakapan atau menyembunyikan tujuannya. Hapus; tautan WhatsApp dan telepon dibuat situs dari nomor di siteSettings';
  if (/xn--/.test(hostname) || !isApproved(hostname, pathname + search, hosts))
    return `menuju ${hostname}, yang belum disetujui. Minta pengelola situs menambahkannya ke APPROVED_HOSTS, atau ganti tautannya`;
  const forwards = [...searchParams].some(
    ([name, value]) => forwarding.test(name) || leadsOn(value) || (name !== 'id' && isSite(value)),
  );
  if (forwards || leadsOn(pathname) || leadsOn(hash) || /[?&][^=&]*%3a%2f/i.test(search))
    return 'meneruskan pengunjung ke alamat lain. Tulis langsung alamat tujuannya';
  if (leading.test(pathname)) return 'membuka percakapan atau meneruskan pengunjung. Tulis alamat halamannya sendiri';
  if (program.test(pathname)) return 'mengunduh berkas program. Tulis alamat halaman toko aplikasi';
  return null;
}

/** Whether an address contains another one, however often it is encoded. */
function leadsOn(part: string): boolean {
  let text = part;
  for (let depth = 0; depth < 3; depth += 1) {
    if (/\/\/|[a-z]:\/|\b(?:wa\.me|whatsapp|https?:|javascript:|intent:)/i.test(text) || /\\/.test(text)) return true;
    try {
      text = decodeURIComponent(text);
    } catch {
      return true;
    }
  }
  return false;
}

export function mailProblem(host: string, hosts: readonly string[]): string | null {
  if (
    isApproved(
      host,
      '/',
      hosts.map((entry) => entry.split('/', 1)[0] ?? ''),
    )
  )
    return null;
  return `menuju email di ${host}, yang belum disetujui. Minta pengelola situs menambahkannya ke APPROVED_HOSTS`;
}

function isApproved(hostname: string, address: string, hosts: readonly string[]): boolean {
  const bare = hostname.replace(/^www\./, '');
  const [pathname = ''] = address.split('?', 1);
  return hosts.some((entry) => {
    const [host = '', ...path] = entry.split('/');
    if (host.replace(/^www\./, '') !== bare) return false;
    const prefix = `/${path.join('/')}`.replace(/\/$/, '');
    if (prefix.includes('?')) return address === prefix || address.startsWith(`${prefix}&`);
    return pathname === prefix || pathname.startsWith(`${prefix}/`);
  });
}
