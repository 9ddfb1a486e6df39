/**
 * When a build counts as made: `SOURCE_DATE_EPOCH` (seconds), else when its content was updated, else now. So
 * the same content gives the same bytes.
 */
export function buildTime(updated?: string): Date {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch) return new Date(Number(epoch) * 1000);
  return updated ? new Date(updated) : new Date();
}
