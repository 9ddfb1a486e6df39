let timer: ReturnType<typeof setTimeout> | undefined;

/** The longest wait of a browser's timer, in ms. */
const longest = 2 ** 31 - 1;

/**
 * Shows what has `data-from` and `data-until` (moments, ISO 8601; either may be missing) from its beginning to its end, by
 * the clock of the visitor: also on a page that was built before, and in a tab that is left open.
 */
export function keepTime(): void {
  const now = Date.now();
  const coming: number[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until]')) {
    const { from, until } = element.dataset;
    const [begins, ends] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity];
    element.hidden = now < begins || now >= ends;
    coming.push(...[begins, ends].filter((moment) => moment > now));
  }
  clearTimeout(timer);
  const next = Math.min(...coming) - now;
  if (next < Infinity) timer = setTimeout(keepTime, Math.min(next, longest));
}
