import { animate } from 'framer-motion/dom/mini';
import { matchesMedia } from '../../../ui/matches-media.ts';

/** Seconds. */
const duration = 0.18;
const ease = [0.2, 0.6, 0.2, 1] as const;

const avoidsMotion = () =>
  matchesMedia('(prefers-reduced-motion: reduce)') ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Lets the changed digits of an amount rise into place (docs/design.md#motion). They are drawn over the amount, whose text
 * stays one node, for VoiceOver. payment-breakdown.tsx has their styles.
 */
export function riseDigits(place: HTMLElement): void {
  let before = place.textContent;
  new MutationObserver(() => {
    const now = place.textContent;
    if (now !== before && /\d/.test(before) && !avoidsMotion()) draw(place, before, now);
    before = now;
  }).observe(place, { childList: true, characterData: true, subtree: true });
}

function draw(place: HTMLElement, before: string, now: string) {
  const [amount, lastOverlay] = place.children;
  lastOverlay?.remove();
  if (!amount) return;
  /** Paints the unique code, the last digits of a total, in its `::after` (amount-text.tsx). */
  const code = amount.querySelector<HTMLElement>('[data-tail]');
  const overlay = document.createElement('span');
  overlay.dataset.rising = '';
  overlay.setAttribute('aria-hidden', 'true');
  const moves: Promise<unknown>[] = [];
  for (const { 0: drawn, index } of now.matchAll(/\d|\D+/g)) {
    const part = document.createElement('i');
    part.dataset.drawn = drawn;
    if (code && index >= now.length - code.dataset.tail!.length) {
      const { color, fontWeight } = getComputedStyle(code, '::after');
      Object.assign(part.style, { color, fontWeight });
    }
    overlay.append(part);
    // Digits are compared from the right, by place value.
    if (/\d/.test(drawn) && drawn !== before.at(index - now.length))
      moves.push(
        animate(part, { transform: ['translateY(.28em)', 'none'], opacity: [0, 1] }, { duration, ease }).finished,
      );
  }
  place.append(overlay);
  place.dataset.rises = '';
  const end = () => {
    overlay.remove();
    if (!place.querySelector('[data-rising]')) delete place.dataset.rises;
  };
  Promise.all(moves).then(end, end);
}
