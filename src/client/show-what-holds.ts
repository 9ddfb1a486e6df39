let timer: ReturnType<typeof setTimeout> | undefined;

/** The longest delay of setTimeout, in ms. */
const longest = 2 ** 31 - 1;

/**
 * Shows an element with `data-from` or `data-until` (ISO 8601) only between these times, by the visitor’s clock. Shows
 * an element with `data-at` only at that address, because form and confirmation are one document.
 */
export function showWhatHolds(): void {
  const now = Date.now();
  const changeTimes: number[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-from],[data-until],[data-at]')) {
    const { from, until, at = location.pathname } = element.dataset;
    const [begins, ends] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity];
    element.hidden = now < begins || now >= ends || at !== location.pathname;
    changeTimes.push(...[begins, ends].filter((moment) => moment > now));
  }
  clearTimeout(timer);
  const delay = Math.min(...changeTimes) - now;
  if (delay < Infinity) timer = setTimeout(showWhatHolds, Math.min(delay, longest));
}
