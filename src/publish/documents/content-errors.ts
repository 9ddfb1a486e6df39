import type { z } from 'zod';
import { type DocumentName, type Finding, type Problem, sentenceOf } from '../../content/problems.ts';
import { Failure } from '../failure.ts';

/** The field in which staff correct a problem. The path is as the Studio writes it: `items[_key=="a"].price`. */
export interface StudioField {
  id: string;
  type: string;
  path: string;
}

/** Content must not be published. The message for staff has a line with document, field and remedy for each problem. */
export class ContentError extends Failure {
  override name = 'ContentError';
  readonly problems: readonly Problem[];
  /** The fields of those problems that have one. */
  readonly fields: ReadonlyMap<Problem, StudioField>;

  constructor(
    problems: readonly Problem[],
    fields: ContentError['fields'] = new Map(),
    heading = 'Konten belum dapat diterbitkan:',
  ) {
    super(`${heading}\n${problems.map((problem) => `  • ${sentenceOf(problem)}`).join('\n')}`);
    this.problems = problems;
    this.fields = fields;
  }
}

/** The problem that a shape has found. */
export function findingOf(issue: z.core.$ZodIssue): Finding {
  // The message of a rule or a format of src/content is already the remedy.
  if (issue.code === 'custom' || issue.code === 'invalid_format')
    return { kind: 'rule', values: { remedy: issue.message } };
  if (issue.code === 'invalid_type') return wrongType(issue);
  if (issue.code === 'too_small') {
    const least = Number(issue.minimum);
    if (issue.origin === 'string') return { kind: 'empty' };
    return issue.origin === 'array' ? { kind: 'too few', values: { least } } : { kind: 'too small', values: { least } };
  }
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    if (issue.origin === 'string') return { kind: 'too long', values: { most } };
    return issue.origin === 'array' ? { kind: 'too many', values: { most } } : { kind: 'too big', values: { most } };
  }
  if (issue.code === 'invalid_value') return { kind: 'not a choice', values: { choices: issue.values.join(', ') } };
  return { kind: 'unknown', values: { message: issue.message } };
}

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): Finding {
  if (input === undefined || input === null) return { kind: 'missing' };
  if (expected === 'number' || expected === 'int') return { kind: 'not a number' };
  return { kind: 'wrong type', values: { expected } };
}

/** The problems of a page's data. Their paths are paths in this data. */
export const shapeProblems = (document: DocumentName, { issues }: z.ZodError): Problem[] =>
  issues.map((issue) => ({ document, field: issue.path.join('.'), ...findingOf(issue) }));
