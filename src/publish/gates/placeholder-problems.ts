import type { Problem } from '../../content/problems.ts';
import { isFillerNumber, paymentValues } from '../../content/rules.ts';
import { fold } from '../../content/suspicious-text.ts';
import { type Documents, problemAt, textProblems } from '../documents/sanity-document.ts';

const patterns = [
  // The example values of the fallback. They are refused in documents without the mark of an example, too.
  /\bnama (?:lembaga|(?:asisten )?penerjemah|penyunting(?: bahasa)?)\b/,
  /\b(?:bank|jalan|jln?\.?|kantor|lembaga|pt|yayasan) contoh\b/,
  /(?<![\w.-])(?:[\w.-]*\.)?(?:contoh|example)\.(?:co|com|id|net|org|or\.id|sch\.id|web\.id)\b/,
  /(?<![\w-])(?:[\w-]+\.(?:example|invalid|localhost|test)|(?:localhost|127\.0\.0\.1):\d+)\b/,
  /^https?:\/\/\S*(?:[/=]@?contoh|=contoh\.[\w.]+)(?=$|[/?#&])/,
  /^(?:com\.example|contoh\.\w+)\.[\w.]+$/,
  // The mark of a value that only the institute knows: “7 hari (contoh)”.
  /(?<!\S)(?:\S+ ){0,3}\( ?contoh ?\)/,
  // The place on the map, and the numbers of permits and of the bank.
  /-6\.3450*(?!\d).{1,6}106\.740*(?!\d)/,
  /(?<!\d[ .,-]?)(?:0+[.-])*0{3,}(?![ .,-]?\d)/,
  // What people type to fill a field.
  /\b(?:todo|tbd|tba|fixme|x{3,}|lorem|ipsum|dummy|placeholder|asdf\w*|qwerty\w*|changeme)\b/,
  /\b(?:tes|test|testing|dummy|contoh|example|foo|admin@test)@[\w.-]*/,
  /\b(?:your|nama|domain|situs)-?(?:domain|site|situs|website|perusahaan|company|lembaga)(?:-?anda)?\.[a-z]{2,}\b/,
  /[[{<] ?(?:isi|tulis|ganti|masukkan|nama|nomor|alamat|judul|teks|your|insert)\b[^\]}>]{0,80}[\]}>]/,
  // Round brackets with a list explain something, so they are allowed: (nama, alamat, dan kota), (isi 604 halaman).
  /\( ?(?:isi|tulis|ganti|masukkan|your|insert)\b(?! \d)[^)]{0,80}\)/,
  /\( ?(?:nama|nomor|alamat|judul|teks)(?: \p{L}+)? ?\)/u,
  /\b(?:isi|tulis|ganti) (?:di sini|dengan (?:nama|nomor|alamat) (?:asli|sebenarnya))\b/,
  /\b(?:(?<!yang )belum|akan|harap|(?<!tidak )perlu) diisi\b/,
  /^\W*(?:tes|test|testing|coba|contoh|sample|abc|foo|bar|n\/a|nihil|kosong)\W*\d*$/,
  /^[\s?.-]+\d*$/,
];

/** A name or a title that only says what belongs there: “Nama Pimpinan”, “Judul”. */
const unanswered = /(?:(?<!labels\.)name|holder|signature|contact): nama |(?:title|heading): judul$/;

/** A number that only fills its field, without the prefix of a telephone and zeros at its beginning. */
const fillerNumber = (text: string): string | undefined =>
  text.match(/\d(?:[ -]?\d)*/g)?.find((number) => {
    const digits = number.replaceAll(/\D/g, '').replace(/^(?:62|0+)8?/, '');
    return digits.length > 5 && isFillerNumber(digits);
  });

const filledIn = new RegExp(`\\{(?:minimal|maksimal|${paymentValues.join('|')})\\}`, 'g');

export const placeholderProblems = (documents: Documents): Problem[] =>
  documents.flatMap((document) => [
    ...(document.placeholder === true ? [problemAt(document, 'placeholder', { kind: 'marked as example' })] : []),
    ...textProblems([document], ({ field, text }) => {
      const sample = placeholderIn(field, text);
      return sample === undefined ? null : { kind: 'example', values: { sample } };
    }),
  ]);

/** The placeholder in a text. Ignores case, diacritics and repeated spaces. */
function placeholderIn(field: string, text: string): string | undefined {
  const plain = fold(text).replaceAll(/\s+/g, ' ').replaceAll(filledIn, ' ');
  const match = patterns.map((pattern) => pattern.exec(plain)?.[0]).find((found) => found !== undefined);
  return match ?? fillerNumber(plain) ?? (unanswered.test(`${fold(field)}: ${plain}`) ? text : undefined);
}
