import { isDeepStrictEqual } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { accountGroup } from '../../content/approval-groups.ts';
import { withPhone } from '../../content/site.ts';
import { paths } from '../../page-table.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn, type ApprovedRecord, groupFingerprint } from './approved-groups.ts';

/** The payee, who receives the money. The keys are the values of `data-payee` in pages, and the fields of content. */
type Payee = Record<'bank' | 'number' | 'holder', string>;

/** Compares the payee in HTML and content files with the approved one. Rejects if the page cannot be read. */
export async function shownPayeeProblems(read: ReadPath, env: ReleaseSettings): Promise<string[]> {
  const record = JSON.parse(await read('/approved.json')) as ApprovedRecord;
  const group = record.groups[accountGroup.name] ?? [];
  const isApproved = approvedIn(env.APPROVED_PAYEES).approved.has(groupFingerprint(accountGroup, group));
  const payee = payeeOf(group.find(({ _id }) => _id === 'bankAccount'));
  const contact = group.find(({ _id }) => _id === 'siteSettings')?.contact as
    | Parameters<typeof withPhone>[0]
    | undefined;
  const loaded = payeeOf((await loadedContent(read, 'confirmation')).bankAccount);
  const { contact: shownContact } = await loadedContent(read, 'site');
  return [
    ...(isApproved ? [] : [`approved.json: ${payeeText(payee)} tidak ada di APPROVED_PAYEES.`]),
    ...[loaded, writtenPayee(await read(paths.confirmation))]
      .filter((shown) => payeeText(shown) !== payeeText(payee))
      .map((shown) => `Halaman ${paths.confirmation} menampilkan ${payeeText(shown)}, bukan ${payeeText(payee)}.`),
    ...(isDeepStrictEqual(shownContact, contact && withPhone(contact))
      ? []
      : [`Halaman ${paths.confirmation} menampilkan kontak yang bukan kontak yang disetujui.`]),
  ];
}

const payeeText = ({ bank, number, holder }: Payee) => `rekening ${bank} ${number} ${holder}`;

function payeeOf(fields: object | undefined): Payee {
  const { bank = '', number = '', holder = '' } = (fields ?? {}) as Partial<Payee>;
  return { bank, number, holder };
}

/** The texts of elements with `data-payee` in the HTML, before scripts run. */
function writtenPayee(page: string): Payee {
  const { children } = parseDocument(page);
  const textOf = (mark: keyof Payee) => {
    const found = DomUtils.findAll(({ attribs }) => attribs['data-payee'] === mark, children);
    const [text, ...others] = new Set(found.map((element) => DomUtils.textContent(element).trim()));
    if (!text || others.length > 0)
      throw new Error(`Rekening di halaman ${paths.confirmation} tidak terbaca (data-payee="${mark}")`);
    return text;
  };
  return { bank: textOf('bank'), number: textOf('number').replaceAll(' ', ''), holder: textOf('holder') };
}

/** The text of a page or content file, by its path. Rejects if there is none. */
export type ReadPath = (path: string) => Promise<string>;

const loadedContent = async (read: ReadPath, name: string) =>
  JSON.parse(await read(`/content/${name}.json`)) as Record<string, object | undefined>;
