import type { z } from 'zod';
import type { QueryResults } from '../../studio/query-results.ts';

/** Compiles only if query and shape agree with the Studio's fields. Null and the length of lists are left to zod. */
export interface Contract<Shape extends z.ZodType, Result extends Loose<z.input<Shape>>> {
  query: string;
  shape: Shape;
  /** Has no value: it only carries the type of the result. */
  result?: Result;
}

/** The type of a page's content JSON, from the module of its contract. */
export type ContentOf<File extends { contract: { shape: z.ZodType } }> = z.infer<File['contract']['shape']>;

/** The result type of a query. TypeGen lists it under the name of the query's constant. */
export type ResultOf<Query extends string> = Query extends keyof QueryResults
  ? Loose<NonNullable<QueryResults[Query]>>
  : { 'it has no type in studio/query-results.ts yet: run npm run typegen': Query };

/** The same type without null, with lists of any length, and with `string` for literal texts. */
type Loose<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? Loose<NonNullable<Entry>>[]
    : Value extends object
      ? { [Key in keyof Value]-?: LooseField<NonNullable<Value[Key]>> }
      : Value;

/** Keeps fields that are always null: with them the compiler reports a query for a field that no form has. */
type LooseField<Value> = [Value] extends [never] ? null : Loose<Value>;
