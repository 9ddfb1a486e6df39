import { calls, roles, states } from './specification/behaviour.ts';
import { application, institute } from './specification/content-pages.ts';
import { errors, limits } from './specification/errors-and-limits.ts';
import { entities, giving, validation } from './specification/giving.ts';
import { product, shell } from './specification/product-and-pages.ts';

export interface Row {
  /** The section, then a name instead of a number, so that rows can be inserted. */
  id: string;
  section: number;
  /** What the specification says, in short. */
  says: string;
  /** Its file under tests/ and its title as written there: `file › title`. */
  test: string;
}

/** By test: the rows that it proves, by id. */
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

/**
 * Every checkable sentence of the specification that the site was ordered by, and the test that holds it. Section
 * numbers are the specification's own; docs/what-the-site-does.md says the same in the words of this project.
 */
export const specification: Row[] = parts.flatMap((part) =>
  Object.entries(part).flatMap(([test, rows]) =>
    Object.entries(rows).map(([id, says]) => ({ id, section: Number.parseInt(id, 10), says, test })),
  ),
);
