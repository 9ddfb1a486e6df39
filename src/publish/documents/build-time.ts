/**
 * When a build counts as made: at the time that its settings give, else when its content was updated, else now. So
 * the same content gives the same bytes.
 */
export function buildTime(epoch: Date | undefined, updated?: string): Date {
  if (epoch) return epoch;
  return updated ? new Date(updated) : new Date();
}
