import type { Problem } from '../../content/problems.ts';
import { paymentValues } from '../../content/rules.ts';
import { type Documents, contentTexts, problemAt, textProblems } from '../documents/sanity-document.ts';
import { fallbackDocuments } from '../documents/fallback-documents.ts';

/** Placeholders that are refused in unmarked documents too: names of the fallback, example hosts. */
const samples = [
  /\bNama (?:Lembaga|(?:Asisten )?Penerjemah|Penyunting(?: Bahasa)?)\b/i,
  /\b(?:Bank|Jalan|Jl\.|Lembaga|PT|Yayasan) Contoh\b/i,
  /(?<![\w.-])(?:[\w.-]*\.)?(?:contoh|example)\.(?:co|com|id|net|org|or\.id|sch\.id|web\.id)\b/i,
  /(?<![\w-])[\w-]+\.(?:example|invalid|localhost|test)\b/i,
  /^https?:\/\/\S*(?:[/=]@?contoh|=contoh\.[\w.]+)(?=$|[/?#&])/i,
  // A value that only the institute can know: “7 hari (contoh)”.
  /(?<!\S)(?:\S+ ){0,3}\(contoh\)/i,
];

const fillers = [
  /\b(?:TODO|TBD|TBA|FIXME|x{3,}|lorem|ipsum|dummy|placeholder|asdf\w*|qwerty\w*|changeme)\b/i,
  /\b(?:tes|test|testing|dummy|contoh|example|foo|admin@test)@[\w.-]*/i,
  /\b(?:your|nama|domain|situs)-?(?:domain|situs|website|perusahaan|company|lembaga)(?:anda)?\.[a-z]{2,}\b/i,
  /\b(?:yourdomain|your-domain|yoursite|domainanda|namadomain|situsanda|websiteanda)\b/i,
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

/** Fields that the fallback fills with examples, besides those whose words `samples` match. */
const exampleFields: Record<string, readonly string[]> = {
  bankAccount: ['bank', 'code', 'number', 'numberAgain', 'holder'],
  siteSettings: [
    'organisationName',
    ...['email', 'phone', 'whatsapp', 'address'].map((name) => `contact.${name}`),
    ...['facebook', 'twitter', 'instagram', 'youtube'].map((name) => `social.${name}`),
  ],
  appInfo: ['androidUrl'],
  contactPage: ['map.embedUrl', 'map.linkUrl'],
  quranPage: ['reader.url'],
  teamMember: ['name'],
};

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const examples = examplesOf(await fallbackDocuments());

/**
 * Folded examples by place, such as `siteSettings contact.email`. Reads marked documents only: a pull brings real
 * values into the fallback. contactPage has no mark; its map shows the address of siteSettings.
 */
export function examplesOf(documents: Documents): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const marked = new Set(documents.filter(({ placeholder }) => placeholder === true).map(({ _id }) => _id));
  for (const document of documents) {
    if (!marked.has(document._type === 'contactPage' ? 'siteSettings' : document._id)) continue;
    for (const { field, text } of contentTexts(document)) {
      if (!exampleFields[document._type]?.includes(field)) continue;
      const place = `${document._type} ${field}`;
      found.set(place, (found.get(place) ?? new Set()).add(folded(text)));
    }
  }
  return found;
}

export function placeholderProblems(documents: Documents): Problem[] {
  return documents.flatMap((document) => [
    ...(document.placeholder === true ? [problemAt(document, 'placeholder', { kind: 'marked as example' })] : []),
    ...textProblems([document], ({ field, text }, type) => {
      const sample = placeholderIn(type, field, text);
      return sample === undefined ? null : { kind: 'example', values: { sample } };
    }),
  ]);
}

function placeholderIn(type: string, field: string, text: string): string | undefined {
  const read = text.replaceAll(filledIn, ' ');
  const known = [...samples, ...fillers].map((pattern) => pattern.exec(read)?.[0]).find((match) => match !== undefined);
  return known ?? (examples.get(`${type} ${field}`)?.has(folded(text)) ? text : undefined);
}
