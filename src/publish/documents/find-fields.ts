import { studioPath } from '@sanity/client/csm';
import { pageContracts } from '../../content/page-contracts.ts';
import type { Problem } from '../../content/problems.ts';
import type { StudioField } from './content-errors.ts';
import { evaluate } from './documents.ts';
import { originsOf, type Step } from './origins.ts';
import { type Documents, type SanityDocument, valueAt } from './sanity-document.ts';

/** Maps each problem to a field in the Studio. The field may belong to another document that the page reads. */
export async function findFields(
  problems: readonly Problem[],
  documents: Documents,
): Promise<Map<Problem, StudioField>> {
  const fields = new Map<Problem, StudioField>();
  for (const problem of problems) {
    if (!problem.document) continue;
    const { _id: id, _type: type } = problem.document;
    const steps = problem.field ? problem.field.split('.') : [];
    const document = documents.find(({ _id }) => _id === id);
    const found = document && (follow(document, steps, documents) ?? (await sourceOf(type, steps, documents)));
    fields.set(problem, found ?? { id, type, path: '' });
  }
  return fields;
}

/** Follows a path, also through references. Undefined if there is no such field: a page's query may rename fields. */
function follow(from: SanityDocument, path: readonly string[], documents: Documents): StudioField | undefined {
  let document = from;
  let value: unknown = from;
  let steps: Step[] = [];
  for (const [index, name] of path.entries()) {
    const target = typeof value === 'object' && value !== null && '_ref' in value ? value._ref : undefined;
    const next = name === '_ref' ? undefined : documents.find(({ _id }) => _id === target);
    if (next) [document, value, steps] = [next, next, []];
    if (typeof value !== 'object' || value === null) return undefined;
    const child = (value as Record<string, unknown>)[name];
    // The last field may be missing in its document: a form can still show it.
    const mayBeMissing = index === path.length - 1 && !Array.isArray(value);
    if (child === undefined && !mayBeMissing) return undefined;
    steps.push(stepTo(value, name, child));
    value = child;
  }
  return placeIn(document, steps);
}

function stepTo(list: object, name: string, entry: unknown): Step {
  if (!Array.isArray(list)) return name;
  const key = typeof entry === 'object' && entry !== null && '_key' in entry ? entry._key : undefined;
  return typeof key === 'string' ? { _key: key } : Number(name);
}

/**
 * The field from which a query takes the value at a path of a page's data. If the value is missing, the field of a
 * sibling shows the document. Siblings from an asset do not count, because staff cannot edit assets.
 */
async function sourceOf(page: string, path: readonly string[], documents: Documents): Promise<StudioField | undefined> {
  const contract = Object.values(pageContracts).find(({ document }) => document === page);
  if (!contract) return undefined;
  const result = await evaluate(contract.query, documents);
  const { addressed, originOf } = await originsOf(documents, (others) => evaluate(contract.query, others));
  for (let depth = path.length; depth > 0; depth -= 1) {
    const [parent, rest] = [path.slice(0, depth - 1), path.slice(depth - 1)];
    const siblings = Object.entries(valueAt(result, parent) ?? {}).flatMap(([name, value]) => {
      const origin = originOf(valueAt(addressed, [...parent, name]));
      if (!origin || origin.value !== value || origin.document._type === 'sanity.imageAsset') return [];
      return [{ name, origin }];
    });
    const own = siblings.find(({ name }) => name === rest[0])?.origin;
    if (own) return placeIn(own.document, own.path);
    const sibling = siblings[0]?.origin;
    if (sibling) return placeIn(sibling.document, [...sibling.path.slice(0, -1), ...rest]);
  }
  return undefined;
}

const placeIn = ({ _id, _type }: { _id: string; _type: string }, steps: readonly Step[]): StudioField => ({
  id: _id,
  type: _type,
  path: studioPath.toString([...steps]),
});
