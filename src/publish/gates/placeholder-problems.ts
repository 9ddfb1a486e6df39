import type { Problem } from '../../content/problems.ts';
import { paymentValues } from '../../content/rules.ts';
import { type Documents, problemAt, textProblems } from '../documents/sanity-document.ts';

/** What the fallback shows in place of real values; refused in unmarked documents too. */
const samples = [
  /\bNama (?:Lembaga|(?:Asisten )?Penerjemah|Penyunting(?: Bahasa)?)\b/i,
  /\b(?:Bank|Jalan|Jl\.|Lembaga|PT|Yayasan) Contoh\b/i,
  /(?<![\w.-])(?:[\w.-]*\.)?(?:contoh|example)\.(?:co|com|id|net|org|or\.id|sch\.id|web\.id)\b/i,
  /(?<![\w-])(?:[\w-]+\.(?:example|invalid|localhost|test)|localhost:\d+)\b/i,
  /^https?:\/\/\S*(?:[/=]@?contoh|=contoh\.[\w.]+)(?=$|[/?#&])/i,
  // A value that only the institute can know: “7 hari (contoh)”.
  /(?<!\S)(?:\S+ ){0,3}\(contoh\)/i,
  // Account, WhatsApp number, and the place on the map.
  /(?<!\d)(?:0001234567|6280{10})(?!\d)/,
  /-6\.3450\b.{1,6}106\.7400\b/,
];

const fillers = [
  /\b(?:TODO|TBD|TBA|FIXME|x{3,}|lorem|ipsum|dummy|placeholder|asdf\w*|qwerty\w*|changeme)\b/i,
  /\b(?:tes|test|testing|dummy|contoh|example|foo|admin@test)@[\w.-]*/i,
  /[[{<] ?(?:isi|tulis|ganti|masukkan|nama|nomor|alamat|judul|teks|your|insert)\b[^\]}>]{0,80}[\]}>]/i,
  // A list in round brackets is an explanation and allowed: (nama, alamat, dan kota), (isi 604 halaman).
  /\( ?(?:isi|tulis|ganti|masukkan|your|insert)\b(?! \d)[^)]{0,80}\)/i,
  /\( ?(?:nama|nomor|alamat|judul|teks)(?: \p{L}+)? ?\)/iu,
  /\b(?:isi|tulis|ganti) (?:di sini|dengan (?:nama|nomor|alamat) (?:asli|sebenarnya))\b/i,
  /\b(?:(?<!yang )belum|akan|harap|(?<!tidak )perlu) diisi\b/i,
  /^\W*(?:tes|test|testing|coba|contoh|sample|abc|foo|bar|n\/a|nihil|kosong)\W*\d*$/i,
  /^[\s?.-]+\d*$/,
];
const filledIn = new RegExp(`\\{(?:minimal|maksimal|${paymentValues.join('|')})\\}`, 'g');

export const placeholderProblems = (documents: Documents): Problem[] =>
  documents.flatMap((document) => [
    ...(document.placeholder === true ? [problemAt(document, 'placeholder', { kind: 'marked as example' })] : []),
    ...textProblems([document], ({ text, field }, type) => {
      const sample = isExampleCode(type, field, text) ? text : placeholderIn(text);
      return sample === undefined ? null : { kind: 'example', values: { sample } };
    }),
  ]);

/** No bank has this code. */
const isExampleCode = (type: string, field: string, text: string) =>
  type === 'bankAccount' && field === 'code' && text === '999';

function placeholderIn(text: string): string | undefined {
  const read = text.replaceAll(filledIn, ' ');
  return [...samples, ...fillers].map((pattern) => pattern.exec(read)?.[0]).find((match) => match !== undefined);
}
