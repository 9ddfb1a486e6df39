/**
 * A draft may refer weakly to what is not published yet; publishing makes such references as strong as the schema
 * demands. Returns a copy.
 */
export function strengthen<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthen) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { _strengthenOnPublish: wanted, ...rest } = value as Record<string, unknown>;
  if (wanted && !(wanted as { weak?: boolean }).weak) delete rest._weak;
  return Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, strengthen(child)])) as T;
}
