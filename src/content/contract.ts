import type { z } from 'zod';
import type { QueryResults } from '../../studio/query-results.ts';

/** Compiles only when query and shape agree with the Studio's fields. Null and the length of lists are left to zod. */
export interface Contract<Shape extends z.ZodType, Result extends Loose<z.input<Shape>>> {
  query: string;
  shape: Shape;
  /** Never set; it only carries the result's type. */
  result?: Result;
}

/** What the content JSON of a page holds, by its file. */
export type ContentOf<File extends { contract: { shape: z.ZodType } }> = z.infer<File['contract']['shape']>;

/** The result of a query, whose type TypeGen files under the name of its constant. */
export type ResultOf<Query extends string> = Query extends keyof QueryResults
  ? Loose<NonNullable<QueryResults[Query]>>
  : { 'it has no type in studio/query-results.ts yet: run npm run typegen': Query };

/** The type without null, with lists of any length and with `string` for literal texts. */
type Loose<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? Loose<NonNullable<Entry>>[]
    : Value extends object
      ? { [Key in keyof Value]-?: LooseField<NonNullable<Value[Key]>> }
      : Value;

/** A field that is always null stays null: the query then asks for a field that no form has, and the compiler says so. */
type LooseField<Value> = [Value] extends [never] ? null : Loose<Value>;
