import { matchesMedia } from '../ui/matches-media.ts';

const clamp = (x: number) => Math.min(1, Math.max(0, x));
const smooth = (x: number) => clamp(x) ** 2 * (3 - 2 * clamp(x));

interface Place {
  gloss: HTMLElement;
  /** px from its place under the word to its place in the line below. */
  way: number;
}

/** Where each gloss goes: into one centred line, in Indonesian order. */
function places(figure: HTMLElement, stage: Element): Place[] {
  const glosses = [...figure.querySelectorAll<HTMLElement>('[data-gloss]')];
  const gap = 6;
  const { left, width } = stage.getBoundingClientRect();
  const widths = glosses.map(({ offsetWidth }) => offsetWidth);
  let x = left + width / 2 - (widths.reduce((sum, each) => sum + each, 0) + gap * (widths.length - 1)) / 2;
  return glosses.map((gloss, index) => {
    gloss.style.transform = '';
    const { left: from } = gloss.getBoundingClientRect();
    const way = x - from;
    x += (widths[index] ?? 0) + gap;
    return { gloss, way };
  });
}

/** The bracket from the middle of the last word to that of the first. */
function drawBracket(figure: HTMLElement, stage: Element): void {
  const { left, width } = stage.getBoundingClientRect();
  const middles = [...figure.querySelectorAll('i')].map((word) => {
    const box = word.getBoundingClientRect();
    return Math.round(box.left + box.width / 2 - left);
  });
  const [l, r, m] = [Math.min(...middles), Math.max(...middles), Math.round(width / 2)];
  const path = `M${l} 0V8Q${l} 15 ${l + 7} 15H${r - 7}Q${r} 15 ${r} 8V0M${m} 15V27`;
  stage.querySelector('path')?.setAttribute('d', path);
}

/** Lets the value of the track, 0 to 100, move glosses, bracket and meaning. Returns what disconnects it. */
export function connectTwoWays(figure: HTMLElement): () => void {
  const range = figure.querySelector('input') as HTMLInputElement;
  const stage = figure.querySelector('svg')?.parentElement as HTMLElement;
  const [toLiteral, toMeaning] = figure.querySelectorAll('button');
  const texts = range.dataset.texts?.split('\n') ?? [];
  const calm = matchesMedia('(prefers-reduced-motion: reduce)');
  let moved: Place[] = [];
  let frame = 0;

  const draw = () => {
    const value = Number(range.value);
    const t = value / 100;
    const u = smooth(t / 0.72);
    for (const [index, { gloss, way }] of moved.entries()) {
      // Middle rows 22 px apart: the two scripts run opposite ways, and the glosses pass each other.
      const y = 66 * u - Math.sin(Math.PI * u) * (index - (moved.length - 1) / 2) * 22;
      gloss.style.transform = `translate(calc(-50% + ${(way * u).toFixed(1)}px), ${y.toFixed(1)}px) scale(${1 - 0.08 * u})`;
      gloss.toggleAttribute('data-passed', u > 0.5);
    }
    figure.style.setProperty('--tick', String(1 - smooth(t / 0.25)));
    figure.style.setProperty('--draw', String(smooth((t - 0.3) / 0.45)));
    figure.style.setProperty('--up', String(smooth((t - 0.6) / 0.4)));
    range.style.setProperty('--p', String(t));
    range.setAttribute('aria-valuetext', texts[value < 20 ? 0 : value > 80 ? 2 : 1] ?? '');
    toLiteral?.setAttribute('aria-pressed', String(value < 50));
    toMeaning?.setAttribute('aria-pressed', String(value >= 50));
  };

  /** Goes to a value in so many ms. */
  const go = (to: number, ms: number) => {
    cancelAnimationFrame(frame);
    const from = Number(range.value);
    const start = performance.now();
    const step = () => {
      const part = calm ? 1 : clamp((performance.now() - start) / ms);
      range.value = String(from + (to - from) * (1 - (1 - part) ** 3));
      draw();
      if (part < 1) frame = requestAnimationFrame(step);
    };
    step();
  };

  const measure = () => {
    moved = places(figure, stage);
    drawBracket(figure, stage);
    draw();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 25, ArrowUp: 25, ArrowLeft: -25, ArrowDown: -25 }[event.key];
    if (!step || calm) return;
    event.preventDefault();
    go(Math.min(100, Math.max(0, Math.round((Number(range.value) + step) / 25) * 25)), 120);
  };
  if (calm) range.step = '100';
  range.addEventListener('input', draw);
  range.addEventListener('pointerup', () => setTimeout(() => go(Number(range.value) < 50 ? 0 : 100, 200)));
  // A swipe that turned into scrolling has moved the star.
  let before = 0;
  range.addEventListener('pointerdown', () => (before = Number(range.value)));
  range.addEventListener('pointercancel', () => go(before, 200));
  range.addEventListener('keydown', press);
  toLiteral?.addEventListener('click', () => go(0, 400));
  toMeaning?.addEventListener('click', () => go(100, 400));
  const watcher = new ResizeObserver(measure);
  watcher.observe(stage);
  void document.fonts.ready.then(measure);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}
