import { paths } from '../../page-table.ts';
import { fileProblems } from './files.ts';
import { htmlTexts } from './html-texts.ts';
import { approvedHosts } from './links.ts';
import { approvedIn, payeeParts } from './payee-fingerprint.ts';
import { phoneDigits, type Account, type Payee } from './payee.ts';
import { releasedContent, type ReadPath } from './released-content.ts';
import type { GateSettings } from './setting-gates.ts';
import { allowedNumbers } from './suspects.ts';

/**
 * Compares the payee that a site shows with `APPROVED_PAYEES`: what the page says without JavaScript, and
 * what it loads with it. One line for each difference; rejects when the page cannot be read.
 */
export async function shownPayeeProblems(read: ReadPath, env: GateSettings): Promise<string[]> {
  const page = await read(paths.confirmation);
  const payee = await loadedPayee(read);
  const written = { ...payee, account: writtenAccount(page) };
  const { approved } = approvedIn(env.APPROVED_PAYEES);
  const wrong = [...payeeParts(written), ...payeeParts(payee)]
    .filter(({ fingerprint }) => !approved.has(fingerprint))
    .map(({ what }) => `Halaman ${paths.confirmation} menampilkan ${what}, yang tidak ada di APPROVED_PAYEES.`);
  const numbers = allowedNumbers({ payee, named: env.ALLOWED_DIGITS });
  const phones = new Set([payee.whatsapp, payee.phone].map(phoneDigits));
  const allowed = { numbers, phones, hosts: approvedHosts(env).approved };
  const others = fileProblems({ path: 'page.html', text: page }, allowed).map(({ number, link }) =>
    number === undefined
      ? `Halaman ${paths.confirmation} menautkan ${link}.`
      : `Halaman ${paths.confirmation} menampilkan nomor lain: ${number}.`,
  );
  return [...new Set([...wrong, ...others])];
}

/** What the application shows: from the content that the page names. */
async function loadedPayee(read: ReadPath): Promise<Payee> {
  const { confirmation, site } = await releasedContent(read, ['confirmation', 'site']);
  const { bankAccount } = confirmation as { bankAccount: Account };
  const { whatsapp, phone } = (site as { contact: { whatsapp: string; phone: string } }).contact;
  return { account: bankAccount, whatsapp, phone };
}

/** What the page says in elements marked `data-payee`, before any script runs. */
function writtenAccount(page: string): Account {
  const { payee } = htmlTexts(page);
  const marked = (mark: string) => {
    const texts = new Set(payee.filter((one) => one.mark === mark).map(({ text }) => text.trim()));
    const [text] = texts;
    if (!text || texts.size > 1)
      throw new Error(`Rekening di halaman ${paths.confirmation} tidak terbaca (data-payee="${mark}")`);
    return text;
  };
  return { bank: marked('bank'), number: marked('number').replaceAll(' ', ''), holder: marked('holder') };
}
