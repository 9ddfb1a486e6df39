import type { ContentSourceMap } from '@sanity/client';
import { jsonPathToStudioPath, resolveEditInfo, walkMap, type WalkMapFn } from '@sanity/client/csm';
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';

/** A text or number of a page, and the field that holds it (docs/decisions/preview-fields.md: why not stega). */
export interface Field {
  value: string | number;
  /** Path of the value in the content of the page: `['plans', 'items', '1', 'price']`. */
  path: string[];
  /** The value of `data-sanity`, from which Sanity's overlays open the field. */
  target: string;
}

type Path = Parameters<WalkMapFn>[1];

const segment = (step: Path[number]) => String(typeof step === 'object' ? step._index : step);

/** Whether visitors do not read a value, because it is a choice from a list or a text for search engines. */
const isHidden = (path: string[]) => path[0] === 'seo' || ['icon', 'type'].includes(path.at(-1) ?? '');

/** Finds the fields of a query's result in Sanity's source map. Alternative text opens the whole picture. */
export function fieldsOf(result: unknown, sources: ContentSourceMap, studioUrl: string): Field[] {
  const fields: Field[] = [];
  // walkMap calls this for each value. Returning the value leaves the result as it is.
  walkMap(result, (value, steps) => {
    const path = steps.map(segment);
    const source = resolveEditInfo({ resultSourceMap: sources, resultPath: steps, studioUrl });
    const isShown = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
    if (!isShown || !source || isHidden(path)) return value;
    const { id, type, baseUrl } = source;
    // The document of a picture's file has no form.
    if (type?.startsWith('sanity.')) return value;
    const fieldPath = jsonPathToStudioPath(source.path as Path); // resolveEditInfo never gives a text
    const opened = fieldPath.at(-1) === 'alt' ? fieldPath.slice(0, -1) : fieldPath;
    fields.push({ value, path, target: createDataAttribute({ id, type, path: opened, baseUrl }).toString() });
    return value;
  });
  return fields;
}
