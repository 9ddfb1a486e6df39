import type { ValidationContext } from 'sanity';

/**
 * Whether another document of the same type has this text in this field, drafts included, upper and
 * lower case alike. Answers the message to show, or true.
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
