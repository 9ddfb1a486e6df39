import type { ContentSourceMap } from '@sanity/client';
import { jsonPathToStudioPath, resolveEditInfo, walkMap, type WalkMapFn } from '@sanity/client/csm';
import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute';

/** A text or number of a page, and the form's field that holds it. */
export interface Field {
  value: string | number;
  /** Where it is in the content of the page: `['plans', 'items', '1', 'price']`. */
  path: string[];
  target: string;
}

type Path = Parameters<WalkMapFn>[1];

const segment = (step: Path[number]) => String(typeof step === 'object' ? step._index : step);

/** Choices, and texts for search engines, which visitors do not read. */
const isUnread = (path: string[]) => path[0] === 'seo' || ['icon', 'type'].includes(path.at(-1) ?? '');

/** The fields behind a query's result, by Sanity's source map. The text of a picture leads to the whole picture. */
export function fieldsOf(result: unknown, sources: ContentSourceMap, studioUrl: string): Field[] {
  const fields: Field[] = [];
  walkMap(result, (value, steps) => {
    const path = steps.map(segment);
    const source = resolveEditInfo({ resultSourceMap: sources, resultPath: steps, studioUrl });
    const shown = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';
    // Picture files have no form.
    if (!shown || !source || source.type?.startsWith('sanity.') || isUnread(path)) return value;
    const { id, type, baseUrl } = source;
    const place = jsonPathToStudioPath(source.path as Path);
    const whole = place.at(-1) === 'alt' ? place.slice(0, -1) : place;
    fields.push({ value, path, target: createDataAttribute({ id, type, path: whole, baseUrl }).toString() });
    return value;
  });
  return fields;
}
