let timer: ReturnType<typeof setTimeout> | undefined;

/** The longest delay that setTimeout takes, in ms. */
const longest = 2 ** 31 - 1;

/**
 * Shows an element with `data-from` or `data-until` (ISO 8601) only between these times, by the visitor’s clock. Shows
 * an element with `data-at` only at that address, because form and confirmation are one document.
 */
export function showWhatHolds(): void {
  const now = Date.now();
  const coming: number[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until],[data-at]')) {
    const { from, until, at = location.pathname } = element.dataset;
    const [begins, ends] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity];
    element.hidden = now < begins || now >= ends || at !== location.pathname;
    coming.push(...[begins, ends].filter((moment) => moment > now));
  }
  clearTimeout(timer);
  const next = Math.min(...coming) - now;
  if (next < Infinity) timer = setTimeout(showWhatHolds, Math.min(next, longest));
}
