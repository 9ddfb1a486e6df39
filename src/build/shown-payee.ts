import { paths } from '../paths.ts';
import { allowedNumbers, foreignNumbers } from './foreign-numbers.ts';
import { approvedPayees, payeeParts, type Account, type Payee } from './payee-fingerprint.ts';
import { visiblePieces } from './visible-text.ts';

/** Text of a page or content file of a site, by its path. Rejects when it is not there. */
export type ReadPath = (path: string) => Promise<string>;

/**
 * Compares the payee that a site shows with `APPROVED_PAYEES`: what the page says without JavaScript, and
 * what it loads with it. One line for each difference; rejects when the page cannot be read.
 */
export async function shownPayeeProblems(read: ReadPath, env: NodeJS.ProcessEnv): Promise<string[]> {
  const page = await read(paths.confirmation);
  const payee = await loadedPayee(page, read);
  const written = { ...payee, account: writtenAccount(page) };
  const { approved } = approvedPayees(env);
  const wrong = [...payeeParts(written), ...payeeParts(payee)]
    .filter(({ fingerprint }) => !approved.has(fingerprint))
    .map(({ what }) => `Halaman ${paths.confirmation} menampilkan ${what}, yang tidak ada di APPROVED_PAYEES.`);
  const allowed = allowedNumbers({ payee, named: env.ALLOWED_DIGITS });
  const foreign = visiblePieces({ path: 'page.html', text: page }).flatMap((piece) => foreignNumbers(piece, allowed));
  const others = foreign.map((number) => `Halaman ${paths.confirmation} menampilkan nomor lain: ${number}.`);
  return [...new Set([...wrong, ...others])];
}

/** What the application shows: from the content that the page names. */
async function loadedPayee(page: string, read: ReadPath): Promise<Payee> {
  const index = /<script type="application\/json" id="content-index">(.*?)<\/script>/s.exec(page)?.[1];
  if (!index) throw new Error(`Halaman ${paths.confirmation} tidak memuat daftar konten`);
  const { confirmation, site } = JSON.parse(index) as Record<string, string>;
  const [{ bankAccount }, { contact }] = (await Promise.all(
    [`/content/confirmation.${confirmation}.json`, `/content/site.${site}.json`].map(
      async (path) => JSON.parse(await read(path)) as unknown,
    ),
  )) as [{ bankAccount: Account }, { contact: { whatsapp: string; phone: string } }];
  return { account: bankAccount, whatsapp: contact.whatsapp, phone: contact.phone };
}

/** What src/sections/no-script-notice.tsx writes: bank, number in bold, holder. */
function writtenAccount(page: string): Account {
  const notices = Array.from(page.matchAll(/<noscript>(.*?)<\/noscript>/gs), ([notice]) => notice).join('');
  const line = notices.split('</p>').find((paragraph) => /<b>\d+<\/b>/.test(paragraph)) ?? '';
  const text = visiblePieces({ path: 'line.html', text: line })[0]?.text ?? '';
  const [, bank, number, holder] = /^(.*?)(\d{8,})(.*)$/s.exec(text) ?? [];
  if (!bank || !number || !holder) throw new Error(`Rekening di halaman ${paths.confirmation} tidak terbaca`);
  return { bank: bank.trim(), number, holder: holder.trim() };
}
