import type { z } from 'zod';
import { Failure } from '../failure.ts';
import { type DocumentName, type Problem, sentenceOf } from './problems.ts';

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

/** The problems of a page's data. Their paths are paths in this data. */
export const shapeProblems = (document: DocumentName, { issues }: z.ZodError): Problem[] =>
  issues.map(({ path, message }) => ({ document, field: path.join('.'), kind: 'rule', values: { remedy: message } }));
