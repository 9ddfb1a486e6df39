import type { z } from 'zod';

/** Content that must not be published. The message is for staff: document, field, remedy, one line each. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`Konten belum dapat diterbitkan:\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** What to do about a problem that a shape found, in words for staff. */
const remedies: Record<string, string> = {
  'unsafe-link': 'tulis tautan lengkap yang dimulai dengan https:// ke situs yang benar',
  phone: 'tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789',
  account: 'tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi',
  'not-the-same': 'tulis nomor rekening yang sama dua kali',
  'unsafe-href': 'tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini',
  'unknown-mark': 'hapus format yang tidak dikenal; yang dapat dipakai hanya tebal dan tautan',
  'empty-paragraph': 'hapus paragraf yang kosong',
  'free-needs-text': 'tulis teks harga, misalnya Gratis, karena harganya 0',
  'below-minimum': 'nominal terbesar harus lebih besar daripada nominal terkecil',
};

function remedy(issue: z.core.$ZodIssue): string {
  const known = remedies[issue.message];
  if (known) return known;
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'tidak boleh kosong';
    return issue.origin === 'array'
      ? `isi paling sedikit ${issue.minimum} butir`
      : `isi angka paling kecil ${issue.minimum}`;
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'array'
      ? `isi paling banyak ${issue.maximum} butir`
      : `isi angka paling besar ${issue.maximum}`;
  }
  if (issue.code === 'invalid_format' && issue.format === 'date')
    return 'tulis tanggal sebagai tahun-bulan-hari, misalnya 2024-12-15';
  if (issue.code === 'invalid_union')
    return 'isi dengan angka bulat paling kecil 0, tanpa tanda kutip, titik, atau huruf';
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
