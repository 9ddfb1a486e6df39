import { isDeepStrictEqual } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { accountGroup } from '../../content/approval-groups.ts';
import { withPhone } from '../../content/site.ts';
import { paths } from '../../page-table.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn, type ApprovedRecord, groupFingerprint } from './approved-groups.ts';

/** Who receives the money. Its keys are the values of `data-payee` in pages and the fields of content. */
type Payee = Record<'bank' | 'number' | 'holder', string>;

/** Compares the payee in HTML and loaded content with the approved one. Rejects when the page cannot be read. */
export async function shownPayeeProblems(read: ReadPath, env: ReleaseSettings): Promise<string[]> {
  const record = JSON.parse(await read('/approved.json')) as ApprovedRecord;
  const group = record.groups[accountGroup.name] ?? [];
  const isApproved = approvedIn(env.APPROVED_PAYEES).approved.has(groupFingerprint(accountGroup, group));
  const payee = payeeOf(group.find(({ _id }) => _id === 'bankAccount'));
  const contact = group.find(({ _id }) => _id === 'siteSettings')?.contact as
    | Parameters<typeof withPhone>[0]
    | undefined;
  const page = await read(paths.confirmation);
  const loaded = payeeOf((await loadedContent(read, page, 'confirmation')).bankAccount);
  const { contact: shownContact } = await loadedContent(read, page, 'site');
  return [
    ...(isApproved ? [] : [`approved.json: ${said(payee)} tidak ada di APPROVED_PAYEES.`]),
    ...[loaded, writtenPayee(page)]
      .filter((shown) => said(shown) !== said(payee))
      .map((shown) => `Halaman ${paths.confirmation} menampilkan ${said(shown)}, bukan ${said(payee)}.`),
    ...(isDeepStrictEqual(shownContact, contact && withPhone(contact))
      ? []
      : [`Halaman ${paths.confirmation} menampilkan kontak yang bukan kontak yang disetujui.`]),
  ];
}

const said = ({ bank, number, holder }: Payee) => `rekening ${bank} ${number} ${holder}`;

function payeeOf(fields: object | undefined): Payee {
  const { bank = '', number = '', holder = '' } = (fields ?? {}) as Partial<Payee>;
  return { bank, number, holder };
}

/** What the page says in elements marked `data-payee`, before any script runs. */
function writtenPayee(page: string): Payee {
  const { children } = parseDocument(page);
  const marked = (mark: keyof Payee) => {
    const found = DomUtils.findAll(({ attribs }) => attribs['data-payee'] === mark, children);
    const [text, ...others] = new Set(found.map((element) => DomUtils.textContent(element).trim()));
    if (!text || others.length > 0)
      throw new Error(`Rekening di halaman ${paths.confirmation} tidak terbaca (data-payee="${mark}")`);
    return text;
  };
  return { bank: marked('bank'), number: marked('number').replaceAll(' ', ''), holder: marked('holder') };
}

/** Text of a page or content file of a site, by its path. Rejects when it is not there. */
export type ReadPath = (path: string) => Promise<string>;

async function loadedContent(read: ReadPath, page: string, name: string): Promise<Record<string, object | undefined>> {
  const index = /<script type="application\/json" id="content-index">(.*?)<\/script>/s.exec(page)?.[1];
  if (!index) throw new Error(`Halaman ${paths.confirmation} tidak memuat daftar konten`);
  const { [name]: hash } = JSON.parse(index) as Record<string, string>;
  return JSON.parse(await read(`/content/${name}.${hash}.json`)) as Record<string, object | undefined>;
}

/** Reads a site at an https origin. Rejects, with what the server said, when it cannot be read or redirects elsewhere. */
export function readSite(origin: string): ReadPath {
  return async (path) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(20_000), cache: 'no-store' });
    if (!response.ok) throw new Error(`${path} menjawab HTTP ${response.status}`);
    if (new URL(response.url).origin !== origin) throw new Error(`${path} dialihkan ke ${response.url}`);
    return response.text();
  };
}

/**
 * One line for each permit on the page “Tentang” whose last day has passed at `now` (ms since 1970). Only a warning: a
 * lapsed permit must not stop a release that changes the account. src/sections/legal-facts.tsx writes what it reads.
 */
export const lapsedPermits = (page: string, now: number): string[] =>
  Array.from(page.matchAll(/<span[^>]*data-permit="([^"]*)" data-from="([^"]*)"/g))
    .filter(([, , end = '']) => Date.parse(end) <= now)
    .map(
      ([, name]) => `Dokumen legality: masa berlaku ${name} sudah habis. Perpanjang, lalu ubah Legalitas di Studio.`,
    );
