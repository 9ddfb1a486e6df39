/** Whether a stored value has fields of its own. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A stored text, to be compared and sorted. Empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
