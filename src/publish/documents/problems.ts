/** The problems that stop a build or a release, as data and as sentences for staff. */

export interface DocumentName {
  _id: string;
  _type: string;
}

const siteRemedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';

/** What is wrong and what to do, by the kind of problem: sentences that are always the same. */
const fixedSentences = {
  'not a document': 'kosong atau bukan dokumen. Hapus dari sumber konten.',
  'not a text': 'belum ada atau bukan teks. Buat ulang dokumen ini di Studio.',
  'same id': 'dipakai oleh dua dokumen. Hapus salah satu.',
  unpublished: 'belum diterbitkan. Buka di Studio, lalu tekan Terbitkan.',
  zakat: 'menyebut zakat, padahal izin pengelola zakat di Legalitas kosong. Isi izinnya, atau hapus kata itu.',
  'marked as example':
    'dokumen ini masih ditandai sebagai data contoh. Ganti isinya dengan yang asli, lalu matikan “Masih data contoh”.',
  preview: 'ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.',
  'missing site': `belum diisi. ${siteRemedy}`,
};

interface Unapproved {
  title: string;
  foreign?: string[] | undefined;
  isReleased: boolean;
}

/** The others, with what they name: a number, a field, a reason. */
const sentencesWithValues = {
  // Problems of the source of content as a whole.
  unreadable: ({ source, reason, isLocal }: { source: string; reason: string; isLocal: boolean }) =>
    `${source} tidak dapat dibaca: ${reason}. ${isLocal ? 'Jalankan dulu “npm run studio” di jendela lain' : 'Periksa sambungan, nama dataset, token, dan SANITY_API_HOST'}, lalu bangun ulang.`,
  'empty dataset': ({ dataset }: { dataset: string }) =>
    `Dataset ${dataset} kosong. Periksa namanya, atau terbitkan kontennya di Studio.`,

  // Problems of a stored document.
  'too deep': ({ most }: { most: number }) => `isinya bertingkat lebih dari ${most}. Hapus lalu tulis ulang isian ini.`,
  'too large': ({ letters, most }: { letters: number; most: number }) =>
    `isinya ${letters} huruf, paling banyak ${most}. Hapus teks yang tertempel terlalu panjang.`,
  'not a time': ({ value }: { value: string }) => `${value} bukan waktu. Buka di Studio, lalu terbitkan sekali lagi.`,
  'foreign picture': ({ url }: { url: string }) =>
    `${url} bukan alamat gambar di Sanity. Unggah gambarnya lagi di Studio.`,
  duplicate: ({ value, other }: { value: string; other: DocumentName }) =>
    `“${value}” sudah dipakai di ${nameOf(other)}. Ubah atau hapus salah satu.`,
  'lost reference': ({ to }: { to: string }) =>
    `rujukan ke ${to} tidak ada. Pilih dokumen lain atau hapus rujukan ini.`,

  // Problems of a value. `rule` has a remedy of src/content, or a message of zod.
  rule: ({ remedy }: { remedy: string }) => `${remedy}.`,

  // Problems of a picture.
  'slow picture': ({ source, reason }: { source: string; reason: string }) =>
    `gambar ${source} belum terunduh: ${reason}. Gambarnya tidak perlu diganti: sambungan atau server lambat; jalankan lagi nanti.`,
  'bad picture': ({ source, reason }: { source: string; reason: string }) =>
    `gambar ${source} tidak dapat dipakai: ${reason}. Unggah gambar lain di Studio.`,

  // Content that must not be released.
  filler: ({ number }: { number: string }) =>
    `nomor rekening ${number} hanya mengulang atau mengurutkan angka. Cocokkan angka demi angka dengan buku tabungan.`,
  'length of account': ({ bank, right, own }: { bank: string; right: number; own: number }) =>
    `nomor rekening ${bank} terdiri atas ${right} angka, sedangkan ini ${own} angka. Cocokkan angka demi angka dengan buku tabungan.`,
  'reader address': ({ url }: { url: string }) =>
    `“${url}” tidak dapat dipakai: pembaca web harus punya alamat https sendiri, di luar situs ini, misalnya https://baca.situs.id/.`,
  unapproved: ({ title, foreign, isReleased }: Unapproved) => {
    const what = foreign ? `${title} memuat ${foreign.join(' dan ')}, yang` : title;
    const why = isReleased
      ? 'persetujuan isi yang sekarang tampil di situs sudah dicabut'
      : 'belum ada rilis yang isinya dapat dipakai sementara';
    return `${what} belum disetujui, dan ${why}. Bila salah, perbaiki di Studio. Bila benar, minta pengelola situs menyetujuinya (npm run payee:fingerprint).`;
  },
  held: ({ title }: { title: string }) =>
    `${title} menunggu persetujuan dan tampil seperti rilis terakhir. Bila itu yang tidak cocok lagi, setujui yang sekarang.`,

  // Problems of a release's settings.
  'not a public site': ({ url }: { url: string }) =>
    `“${url}” bukan alamat https yang dapat dibuka pengunjung. ${siteRemedy}`,
  'not a fingerprint': ({ entry }: { entry: string }) => `“${entry}” bukan sidik (64 angka heksadesimal).`,
};

type WithValues = typeof sentencesWithValues;

/** A problem without its place: `{ kind: 'preview' }`, `{ kind: 'filler', values: { number: '1111111' } }`. */
export type Finding =
  | { kind: keyof typeof fixedSentences; values?: undefined }
  | { [Kind in keyof WithValues]: { kind: Kind; values: Parameters<WithValues[Kind]>[0] } }[keyof WithValues];

/** Where something is wrong: in a document of content, or in a setting of the release. */
interface ProblemPlace {
  document?: DocumentName;
  setting?: string;
  /** A path such as `hero.title`. Empty for the whole document. */
  field?: string;
}

export type Problem = ProblemPlace & Finding;

/** `teamMember (tim-penerjemah)`. A page is the only document of its type, so its id is left out. */
export const idOf = ({ _type, _id }: DocumentName): string => (_type === _id ? _type : `${_type} (${_id})`);

const nameOf = (document: DocumentName): string => `Dokumen ${idOf(document)}`;

/** What is wrong, and who corrects or approves it. */
export const factAndRemedy = ({ kind, values }: Finding): string =>
  values ? (sentencesWithValues[kind] as (given: typeof values) => string)(values) : fixedSentences[kind];

/** The sentence for staff: place, problem, remedy. `Dokumen plan (paket-pro), isian price: …`. */
export const sentenceOf = (problem: Problem): string => prefixOf(problem) + factAndRemedy(problem);

function prefixOf({ document, setting, field }: ProblemPlace): string {
  if (setting !== undefined) return `Setelan ${setting}: `;
  if (!document) return '';
  return field === undefined ? `${nameOf(document)} ` : `${nameOf(document)}, isian ${field || '(seluruhnya)'}: `;
}
