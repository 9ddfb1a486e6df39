import type { ValidationContext } from 'sanity';

/**
 * True, or `message` when another document of the same type, or its draft, has this text in this field. Upper and lower
 * case are alike.
 */
export async function unique(value: string | undefined, field: string, context: ValidationContext, message: string) {
  const { document, getClient } = context;
  if (!value || !document) return true;
  const id = document._id.replace(/^drafts\./, '');
  const others = await getClient({ apiVersion: '2026-10-01' }).fetch<number>(
    `count(*[_type == $type && !(_id in [$id, "drafts." + $id]) && lower(${field}) == lower($value)])`,
    { type: document._type, id, value: value.trim() },
    { perspective: 'raw' },
  );
  return others === 0 || message;
}
