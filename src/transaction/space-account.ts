/** Groups digits from the right, first four and then threes: `0001234567` becomes `000 123 4567`. */
export function spaceAccount(digits: string): string {
  const last = digits.slice(-4);
  const rest = digits.slice(0, -4);
  return [...(rest.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []), last].join(' ');
}
