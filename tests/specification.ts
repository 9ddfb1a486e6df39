import { calls, roles, states } from './specification/behaviour.ts';
import { application, institute } from './specification/content-pages.ts';
import { errors, limits } from './specification/errors-and-limits.ts';
import { entities, giving, validation } from './specification/giving.ts';
import { product, shell } from './specification/product-and-pages.ts';

export interface Row {
  /** Starts with the section; its own name after that, so that rows can come between. */
  id: string;
  section: number;
  /** What the specification says, in short. */
  says: string;
  /** Its file under tests/ and its title as it stands there: `file › title`. */
  test: string;
}

/** By test: the rows that it holds, by id. */
export type Held = Record<string, Record<string, string>>;

const parts = [
  product,
  shell,
  application,
  giving,
  institute,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  limits,
];

/** Every sentence of ../shared/specification.md that can be checked, and the test that holds it. */
export const specification: Row[] = parts.flatMap((part) =>
  Object.entries(part).flatMap(([test, rows]) =>
    Object.entries(rows).map(([id, says]) => ({ id, section: Number.parseInt(id, 10), says, test })),
  ),
);
