import { studioPath } from '@sanity/client/csm';
import { pageContracts } from '../../content/page-contracts.ts';
import { isRecord } from '../../content/stored-value.ts';
import type { StudioField } from './content-errors.ts';
import { evaluate } from './documents.ts';
import { originsOf, type Step } from './origins.ts';
import type { Problem } from './problems.ts';
import { type Documents, isAsset, type SanityDocument, valueAt } from './sanity-document.ts';

/** Maps each problem to a field in the Studio. The field may belong to another document that the page reads. */
export async function findFields(
  problems: readonly Problem[],
  documents: Documents,
): Promise<Map<Problem, StudioField>> {
  const fields = new Map<Problem, StudioField>();
  for (const problem of problems) {
    if (!problem.document) continue;
    const { _id: id, _type: type } = problem.document;
    const path = problem.field ? problem.field.split('.') : [];
    const document = documents.find(({ _id }) => _id === id);
    const found = document && (fieldIn(document, path) ?? (await sourceOf(type, path, documents)));
    fields.set(problem, found ?? { id, type, path: '' });
  }
  return fields;
}

/** The field at a path of a document. Undefined if its form has no such field: a page's query may rename fields. */
function fieldIn(document: SanityDocument, path: readonly string[]): StudioField | undefined {
  // The last field may be missing: a form can still show it.
  const isField = isRecord(valueAt(document, path.slice(0, -1))) || valueAt(document, path) !== undefined;
  if (!isField) return undefined;
  const steps = path.map((name, index): Step => {
    const list = valueAt(document, path.slice(0, index));
    if (!Array.isArray(list)) return name;
    const key = valueAt(list, [name, '_key']);
    return typeof key === 'string' ? { _key: key } : Number(name);
  });
  return placeIn(document, steps);
}

/**
 * The field from which a page's query takes the value at a path of its data: `plans.0.price` of pricingPage is `price` of
 * a plan. If it is missing, a value beside it, such as `plans.0.name`, tells the document.
 */
async function sourceOf(type: string, path: readonly string[], documents: Documents): Promise<StudioField | undefined> {
  const contract = Object.values(pageContracts).find(({ document }) => document === type);
  if (!contract) return undefined;
  const originsIn = await originFinder(contract.query, documents);
  // From the value upwards, until it or a value beside it comes from a document.
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const [name = '', ...below] = path.slice(depth);
    const origins = originsIn(path.slice(0, depth));
    const own = origins.get(name);
    if (own) return placeIn(own.document, own.path);
    const [beside] = origins.values();
    if (beside) return placeIn(beside.document, [...beside.path.slice(0, -1), name, ...below]);
  }
  return undefined;
}

/** Runs a query. Returns a function that finds the origins of the values of an object or list in its result, by name. */
async function originFinder(query: string, documents: Documents) {
  const result = await evaluate(query, documents);
  const { addressed, originOf } = await originsOf(documents, (others) => evaluate(query, others));
  return (parent: readonly string[]) => {
    const origins = Object.entries(valueAt(result, parent) ?? {}).flatMap(([name, value]) => {
      const origin = originOf(valueAt(addressed, [...parent, name]));
      // Staff cannot edit assets.
      return origin && origin.value === value && !isAsset(origin.document) ? [[name, origin] as const] : [];
    });
    return new Map(origins);
  };
}

const placeIn = ({ _id, _type }: Pick<SanityDocument, '_id' | '_type'>, steps: readonly Step[]): StudioField => ({
  id: _id,
  type: _type,
  path: studioPath.toString([...steps]),
});
