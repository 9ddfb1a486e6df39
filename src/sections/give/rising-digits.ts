const milliseconds = 180;

/** What moves is drawn by styles alone: it is no text to a screen reader, to a copy or to a search in the page. */
const css = `
  [data-rising] { position: absolute; inset: 0; pointer-events: none; white-space: pre }
  [data-rising] i { display: inline-block; font-style: normal }
  [data-rising] i::before { content: attr(data-drawn) }
  :has(> [data-rising]) { position: relative }
  :has(> [data-rising]) > :not([data-rising]) { -webkit-text-fill-color: transparent }`;

let styled = false;
function addStyles() {
  if (styled) return;
  styled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const isCalm = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Lets the digits of an amount that changed rise into their place (docs/design.md#motion). The amount stays one run of
 * text, since VoiceOver stops at every part. It ends with the element.
 */
export function riseDigits(place: HTMLElement): void {
  // Where a browser knows neither, the amount just changes.
  if (!('adoptedStyleSheets' in document) || !CSS.supports('selector(:has(*))')) return;
  addStyles();
  let before = place.textContent;
  new MutationObserver(() => {
    const now = place.textContent;
    // The first amount takes the place of a dash.
    if (now !== before && /\d/.test(before) && !isCalm()) draw(place, before, now);
    before = now;
  }).observe(place, { childList: true, characterData: true, subtree: true });
}

function draw(place: HTMLElement, before: string, now: string) {
  const [amount, late] = place.children;
  late?.remove();
  if (!amount) return;
  const code = amount.firstElementChild;
  const over = document.createElement('span');
  over.dataset.rising = '';
  over.setAttribute('aria-hidden', 'true');
  const moves: Promise<unknown>[] = [];
  for (const { 0: drawn, index } of now.matchAll(/\d|\D+/g)) {
    const part = document.createElement('i');
    part.dataset.drawn = drawn;
    if (code && index >= now.length - code.textContent.length) {
      const { color, fontWeight } = getComputedStyle(code);
      Object.assign(part.style, { color, fontWeight });
    }
    over.append(part);
    // Digits are compared with those of the same value: from the right.
    if (/\d/.test(drawn) && drawn !== before.at(index - now.length))
      moves.push(
        part.animate([{ transform: 'translateY(.28em)', opacity: 0 }, {}], {
          duration: milliseconds,
          easing: 'cubic-bezier(.2,.6,.2,1)',
        }).finished,
      );
  }
  place.append(over);
  const end = () => over.remove();
  Promise.all(moves).then(end, end);
}
