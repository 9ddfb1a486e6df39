import type { z } from 'zod';
import type { QueryResults } from '../../studio/query-results.ts';

/**
 * A page's query and shape. The compiler refuses it unless the Studio's fields, the query and the shape agree. What a
 * query may leave empty or of another length (a dangling reference, a short list) is for zod to refuse.
 */
export interface Contract<Shape extends z.ZodType, Result extends Loose<z.input<Shape>>> {
  query: string;
  shape: Shape;
  /** Never set: it only carries the type of the result. */
  result?: Result;
}

/** The result of a query, by the name of its constant. */
export type ResultOf<Query extends string> = Query extends keyof QueryResults
  ? Loose<NonNullable<QueryResults[Query]>>
  : { 'it has no type in studio/query-results.ts yet: run npm run typegen': Query };

/** Without null, length and the difference between one text and another. */
type Loose<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? Loose<NonNullable<Entry>>[]
    : Value extends object
      ? { [Key in keyof Value]-?: LooseField<NonNullable<Value[Key]>> }
      : Value;

/** A field that is always null stays so: the query asks for what no form has. */
type LooseField<Value> = [Value] extends [never] ? null : Loose<Value>;
