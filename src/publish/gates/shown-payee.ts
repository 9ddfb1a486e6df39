import { isDeepStrictEqual } from 'node:util';
import { Parser } from 'htmlparser2';
import { accountGroup } from '../../content/approval-groups.ts';
import { paths } from '../../page-table.ts';
import type { ReleaseSettings } from '../settings.ts';
import { approvedIn } from './approvals.ts';
import { type ApprovedRecord, groupFingerprint } from './approved-groups.ts';
import { releasedContent, type ReadPath } from './released-content.ts';

/** Who receives the money, by the marks of the page (`data-payee`) and by the fields of content. */
type Payee = Record<'bank' | 'number' | 'holder', string>;

/**
 * Compares the payee of a site with the approved one, in the HTML and in the content that scripts load. One line for
 * each difference; rejects when the page cannot be read.
 */
export async function shownPayeeProblems(read: ReadPath, env: ReleaseSettings): Promise<string[]> {
  const record = JSON.parse(await read('/approved.json')) as ApprovedRecord;
  const group = record.groups[accountGroup.name] ?? [];
  const isApproved = approvedIn(env.APPROVED_PAYEES).approved.has(groupFingerprint(accountGroup, group));
  const payee = payeeOf(group.find(({ _id }) => _id === 'bankAccount'));
  const contact = group.find(({ _id }) => _id === 'siteSettings')?.contact;
  const { confirmation, site } = await releasedContent(read, ['confirmation', 'site']);
  const loaded = payeeOf((confirmation as { bankAccount?: object }).bankAccount);
  const written = writtenPayee(await read(paths.confirmation));
  return [
    ...(isApproved ? [] : [`approved.json: ${said(payee)} tidak ada di APPROVED_PAYEES.`]),
    ...[loaded, written]
      .filter((shown) => said(shown) !== said(payee))
      .map((shown) => `Halaman ${paths.confirmation} menampilkan ${said(shown)}, bukan ${said(payee)}.`),
    ...(isDeepStrictEqual((site as { contact?: unknown }).contact, contact)
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
  const texts = markedTexts(page);
  const marked = (mark: string) => {
    const [text, ...others] = new Set(texts.filter((one) => one.mark === mark).map((one) => one.text.trim()));
    if (!text || others.length > 0)
      throw new Error(`Rekening di halaman ${paths.confirmation} tidak terbaca (data-payee="${mark}")`);
    return text;
  };
  return { bank: marked('bank'), number: marked('number').replaceAll(' ', ''), holder: marked('holder') };
}

function markedTexts(html: string): { mark: string; text: string }[] {
  const found: { mark: string; text: string }[] = [];
  const open: (string | undefined)[] = [];
  const parser = new Parser({
    onopentag(_tag, { 'data-payee': mark }) {
      open.push(mark);
      if (mark !== undefined) found.push({ mark, text: '' });
    },
    ontext(text) {
      const last = found.at(-1);
      if (last && open.some((mark) => mark !== undefined)) last.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return found;
}
