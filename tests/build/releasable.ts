import { fallbackDocuments } from '../../src/build/fallback-documents.ts';
import { payeeOf, payeeParts } from '../../src/build/payee-fingerprint.ts';
import type { SanityDocument } from '../../src/build/sanity-document.ts';

/** What stands in the place of each placeholder. Made up, and of the shape that real values have. */
const real: [placeholder: string, value: string][] = [
  ['Bank Contoh Syariah', 'Bank Syariah Indonesia'],
  ['0001234567', '7000419263'],
  ['Yayasan Contoh', 'Yayasan Makna Terang'],
  ['Nama Lembaga', 'Yayasan Makna Terang'],
  ['Jalan Contoh No. 1', 'Jalan Kemuning No. 12'],
  ['kontak@contoh.id', 'kontak@maknaterang.id'],
  ['+62 800-0000-0000', '+62 811-0041-9263'],
  ['6280000000000', '6281100419263'],
  ['.com/contoh', '.com/maknaterang'],
  ['.com/@contoh', '.com/@maknaterang'],
  ['contoh.quran.tafsiriyah', 'id.maknaterang.quran'],
  ['Nama Asisten Penerjemah', 'Ahmad Fulan'],
  ['Nama Penerjemah', 'Muhammad Fulan'],
  ['Nama Penyunting Bahasa', 'Siti Fulanah'],
  ['http://localhost:4174/', 'https://baca.maknaterang.id/'],
  ['"placeholder":true', '"placeholder":false'],
];

const published = { _updatedAt: '2026-11-20T03:04:05Z' };

/** The checked-in content as staff leave it when nothing in it is a placeholder any more. */
export const releasable: SanityDocument[] = (
  JSON.parse(
    real.reduce(
      (json, [placeholder, value]) => json.replaceAll(placeholder, value),
      JSON.stringify(await fallbackDocuments()),
    ),
  ) as SanityDocument[]
).map((document) => ({ ...document, ...published }));

/** Settings of a release that approve its payee. */
export const releaseEnv = {
  SITE_URL: 'https://maknaterang.id',
  APPROVED_PAYEES: payeeParts(payeeOf(releasable))
    .map(({ fingerprint }) => fingerprint)
    .join(','),
} satisfies NodeJS.ProcessEnv;

/** A copy with `path` ("contact.phone") of the document `id` set. */
export function withValue(id: string, path: string, value: unknown, from = releasable): SanityDocument[] {
  const documents = structuredClone(from);
  const keys = path.split('.');
  const last = keys.pop() as string;
  let target = documents.find(({ _id }) => _id === id) as Record<string, unknown>;
  for (const key of keys) target = target[key] as Record<string, unknown>;
  target[last] = value;
  return documents;
}
