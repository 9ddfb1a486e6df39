/**
 * An account number spaced for reading, from the right in groups of four after a first group of at most
 * three: `0001234567` becomes `000 123 4567`. Copies stay without spaces.
 */
export function spaceAccount(digits: string): string {
  const last = digits.slice(-4);
  const rest = digits.slice(0, -4);
  return [...(rest.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []), last].join(' ');
}
