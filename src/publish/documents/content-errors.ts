import type { z } from 'zod';
import { Failure } from '../failure.ts';
import type { StudioField } from './find-fields.ts';

/** Content that must not be published. The message is for staff: one line per problem with document, field, remedy. */
export class ContentError extends Failure {
  override name = 'ContentError';
  readonly problems: readonly string[];
  /** The field in which staff correct a problem, for problems that name one. */
  readonly fields: ReadonlyMap<string, StudioField>;

  constructor(
    problems: readonly string[],
    fields: ContentError['fields'] = new Map(),
    heading = 'Konten belum dapat diterbitkan:',
  ) {
    super(`${heading}\n${problems.map((problem) => `  • ${problem}`).join('\n')}`);
    this.problems = problems;
    this.fields = fields;
  }
}

export function remedy(issue: z.core.$ZodIssue): string {
  // Rules and formats of src/content say the remedy themselves.
  if (issue.code === 'custom' || issue.code === 'invalid_format') return issue.message;
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_small') {
    const least = { string: 'tidak boleh kosong', array: `isi paling sedikit ${issue.minimum} butir` };
    return least[issue.origin as keyof typeof least] ?? `isi angka ${issue.minimum} atau lebih`;
  }
  if (issue.code === 'too_big') {
    const most = { string: `paling panjang ${issue.maximum} huruf`, array: `isi paling banyak ${issue.maximum} butir` };
    return most[issue.origin as keyof typeof most] ?? `isi angka ${issue.maximum} atau kurang`;
  }
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
