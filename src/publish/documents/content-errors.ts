import type { z } from 'zod';
import { largest, places as picturePlaces } from '../../content/picture-places.ts';
import { Failure } from '../failure.ts';
import type { StudioField } from './find-fields.ts';

interface Report {
  heading?: string;
  /** Where each problem is mended, as far as it names a place. */
  fields?: ReadonlyMap<string, StudioField>;
}

/** Content that must not be published. The message is for staff: document, field, remedy, one line each. */
export class ContentError extends Failure {
  override name = 'ContentError';
  readonly problems: readonly string[];
  readonly fields: ReadonlyMap<string, StudioField>;

  constructor(problems: readonly string[], { heading = 'Konten belum dapat diterbitkan:', fields }: Report = {}) {
    super(`${heading}\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.problems = problems;
    this.fields = fields ?? new Map();
  }
}

const remedies: Record<string, string> = {
  'unsafe-link': 'tulis tautan lengkap yang dimulai dengan https:// ke situs yang benar',
  phone: 'tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789',
  account: 'tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi',
  'bank-code': 'tulis kode bank dengan tiga angka, misalnya 451',
  package: 'tulis nama paket seperti di Play Console, misalnya id.lembaga.aplikasi',
  fingerprint: 'salin sidik SHA-256 dari Play Console: 32 pasang angka heksadesimal dengan titik dua di antaranya',
  'not-the-same': 'tulis nomor rekening yang sama dua kali',
  'unsafe-href': 'tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini',
  'unknown-mark': 'hapus format yang tidak dikenal; yang dapat dipakai hanya tebal dan tautan',
  'empty-paragraph': 'hapus paragraf yang kosong',
  'free-needs-text': 'tulis teks harga, misalnya Gratis, karena harganya 0',
  'long-chat': 'teks pesan WhatsApp terlalu panjang untuk sebuah tautan; singkatkan sapaan dan keterangannya',
  'large-picture': `gambarnya terlalu besar; unggah yang ${largest}`,
  'file-name': 'tulis apa yang tampak di gambar, bukan nama berkasnya',
  ...Object.fromEntries(
    Object.entries(picturePlaces).map(([place, { least, shape }]) => [
      `small-${place}`,
      `gambarnya terlalu kecil; unggah yang paling sedikit ${least.width} × ${least.height} piksel (${shape}), atau potong lebih sedikit`,
    ]),
  ),
  'ends-before': 'waktu selesai harus setelah waktu mulai',
  'half-a-link': 'isi teks tautan dan tujuannya, atau kosongkan keduanya',
  crowded: 'lebih dari dua pengumuman pada waktu yang sama; hapus atau akhiri satu',
  'too-soon': 'mulai berlaku paling cepat 30 hari setelah diumumkan',
};

/** What to do about a problem that a shape found, in words for staff. */
export function remedy(issue: z.core.$ZodIssue): string {
  const known = remedies[issue.message];
  if (known) return known;
  // The rules of money answer with the remedy itself (src/content/money-rules.ts).
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'tidak boleh kosong';
    return issue.origin === 'array'
      ? `isi paling sedikit ${issue.minimum} butir`
      : `isi angka paling kecil ${issue.minimum}`;
  }
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return `paling panjang ${issue.maximum} huruf`;
    return issue.origin === 'array'
      ? `isi paling banyak ${issue.maximum} butir`
      : `isi angka paling besar ${issue.maximum}`;
  }
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15';
  if (issue.code === 'invalid_value') return `pilih salah satu: ${issue.values.join(', ')}`;
  return `isinya tidak dikenali (${issue.message})`;
}

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (input === undefined || input === null) return 'belum diisi, atau rujukannya menunjuk dokumen yang tidak ada';
  if (expected === 'number' || expected === 'int') return 'isi dengan angka bulat tanpa tanda kutip, titik, atau huruf';
  return `jenis isinya salah (seharusnya ${expected})`;
}

/** One line for each problem of a page's data: `donationPage › prices.unitPrice.beli: …`. */
export function describeIssues(document: string, { issues }: z.ZodError): string[] {
  return issues.map(
    (issue) => `Dokumen ${document}, isian ${issue.path.join('.') || '(seluruhnya)'}: ${remedy(issue)}.`,
  );
}
