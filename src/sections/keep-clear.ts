import { matchesMedia } from '../ui/matches-media.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** What the help button must never cover: controls, amounts, the ticks of a table, frames and verses. */
const kept =
  ':is(main, footer) :is(a, button, input, select, textarea, label, legend, summary, dt, dd, td, iframe, [lang=ar], [role=alert], [data-keep-clear])';
/** Below xl it must not cover lines of text either: there is no margin beside them. */
const texts = ':is(main, footer) :is(p, li, h1, h2, h3, dt, th, blockquote, small, figure span)';
/** The bar of the form, while it is shown (give/total-bar.tsx). */
const bar = '[data-bar]:not([data-away])';
const phone = '(max-width: 767.98px)';
/** Milliseconds without scrolling after which the visitor is assumed to read. */
const readingDelay = 400;
/** Free space around the button in CSS px; more above the bar of the form. */
const gap = 6;
const gapAboveBar = 20;
/** How far, and in which steps, the button may move up, in CSS px. Higher up nobody would look for it. */
const highest = 160;
const step = 4;

/** How far up (CSS px, in steps) a floating box must move to cover none of the obstacles; null when no place is free. */
export function freePlace({ left, top, right, bottom }: Box, obstacles: readonly Box[]): number | null {
  for (let up = 0; up <= highest; up += step) {
    const moved = { left, right, top: top - up, bottom: bottom - up };
    if (!obstacles.some((obstacle) => overlaps(moved, obstacle))) return up;
  }
  return null;
}

/** The boxes of the lines of a text, because a paragraph's own box is as wide as its column. */
function linesOf(text: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}

const inside = ({ left, right, width }: DOMRect, column: Box) =>
  width > 0 && left < column.right && right > column.left;

/** Where the bar will come to rest: it may still be sliding in. */
const aboveBar = ({ offsetHeight }: HTMLElement): Box => ({
  left: 0,
  right: innerWidth,
  top: innerHeight - offsetHeight - gapAboveBar + gap,
  bottom: innerHeight,
});

/** Texts at the height of the box and of the way that it may move up. */
const textsNear = (box: Box) =>
  [...document.querySelectorAll(texts)].filter((text) => {
    const { top, bottom } = text.getBoundingClientRect();
    return bottom > box.top - highest && top < box.bottom;
  });

/** While the page scrolls, keeps a floating link at the lowest place where it covers nothing, or hides it. */
export function keepClear(link: HTMLElement): void {
  let near: Element[] | null = null;
  let frame = 0;
  let last = scrollY;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const place = () => {
    frame = 0;
    // A transform causes no layout shift.
    link.style.transform = '';
    const { left, top, right, bottom } = link.getBoundingClientRect();
    const box = { left: left - gap, top: top - gap, right: right + gap, bottom: bottom + gap };
    // Scrolling moves nothing sideways, so only elements of the same column matter.
    near ??= [...document.querySelectorAll(kept)].filter((element) => inside(element.getBoundingClientRect(), box));
    const up = freePlace(box, [
      ...near.map((element) => element.getBoundingClientRect()),
      ...[...document.querySelectorAll<HTMLElement>(bar)].map(aboveBar),
      ...(matchesMedia('(max-width: 1279.98px)') ? textsNear(box).flatMap(linesOf) : []),
    ]);
    link.toggleAttribute('data-away', up === null);
    if (up) link.style.transform = `translateY(${-up}px)`;
  };
  const soon = () => {
    frame ||= requestAnimationFrame(place);
  };
  // On phones the link is hidden while the visitor scrolls down.
  const follow = () => {
    const isDown = scrollY > last;
    last = scrollY;
    clearTimeout(resting);
    resting = undefined;
    if (!isDown || !matchesMedia(phone)) return soon();
    cancelAnimationFrame(frame);
    frame = 0;
    link.setAttribute('data-away', '');
    resting = setTimeout(() => {
      resting = undefined;
      soon();
    }, readingDelay);
  };
  const anew = () => {
    near = null;
    if (!resting) soon();
  };
  addEventListener('scroll', follow, { passive: true });
  for (const name of ['resize', 'focusin', 'change', 'click']) addEventListener(name, anew, { passive: true });
  // Fonts, pictures and messages move the page; the observer also fires once at the start.
  new ResizeObserver(anew).observe(document.body);
  // Parts that come later may take the place of others without changing the size of the page, and the bar comes and goes.
  new MutationObserver((seen) => {
    if (seen.some(({ target }) => target !== link)) anew();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-away'] });
}
