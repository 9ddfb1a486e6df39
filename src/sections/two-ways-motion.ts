import { matchesMedia } from '../ui/matches-media.ts';

/** Passes the slider's value (0 to 100) to the styles of two-ways-live.tsx as `--t` (0 to 1). */
export function connectTwoWays(figure: HTMLElement | null): void {
  if (!figure) return;
  const range = figure.querySelector('input') as HTMLInputElement;
  const path = figure.querySelector('path') as SVGPathElement;
  const stage = path.closest('div') as HTMLElement;
  const glosses = [...figure.querySelectorAll<HTMLElement>('i span')];
  const ends = figure.querySelectorAll('button');
  const [fine, keyed] = matchesMedia('(prefers-reduced-motion: reduce)') ? ['100', '100'] : ['1', '25'];
  let frame = 0;

  const draw = () => {
    const value = range.valueAsNumber;
    range.step = fine;
    figure.style.setProperty('--t', String(value / 100));
    range.setAttribute(
      'aria-valuetext',
      range.dataset[value < 20 ? 'start' : value > 80 ? 'end' : 'between'] as string,
    );
    for (const [index, end] of ends.entries())
      end.setAttribute('aria-pressed', String(Math.round(value / 100) === index));
  };

  const go = (to: number, ms: number) => {
    cancelAnimationFrame(frame);
    const from = range.valueAsNumber;
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const left = 1 - (now - start) / ms;
      range.valueAsNumber = to + (from - to) * left ** 3;
      draw();
      if (left > 0) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };

  /**
   * Computes where each gloss moves: into one centred line under the meaning, in Indonesian order. The bracket spans
   * the middles of the words.
   */
  const measure = () => {
    const width = stage.offsetWidth;
    const gap = 6;
    const line = stage.offsetTop + stage.offsetHeight - 36;
    let x = (width + gap - glosses.reduce((sum, gloss) => sum + gloss.offsetWidth + gap, 0)) / 2;
    const middles = glosses.map((gloss, index) => {
      const word = gloss.parentElement as HTMLElement;
      const left = word.offsetLeft - stage.offsetLeft;
      // Halfway, glosses are 22 px apart in height: the scripts run in opposite directions, so they pass each other.
      const row = 88 * index - 44 * (glosses.length - 1);
      gloss.style.cssText = `--way:${x + gloss.offsetWidth / 2 - left - gloss.offsetLeft}px;--drop:${line - word.offsetTop - gloss.offsetTop}px;--row:${row}px`;
      x += gloss.offsetWidth + gap;
      return left + word.offsetWidth / 2;
    });
    const [left, right] = [Math.min(...middles), Math.max(...middles)];
    path.setAttribute('d', `M${left} 8v8q0 7 7 7H${right - 7}q7 0 7-7V8M${width / 2} 23v12`);
    draw();
  };

  const on = (type: string, act: () => void) => range.addEventListener(type, act);
  on('input', draw);
  // Arrow keys use the step that is set before the value changes; draw() restores the fine one.
  on('keydown', () => (range.step = keyed));
  on('pointerup', () => setTimeout(() => go(range.valueAsNumber < 50 ? 0 : 100, 200)));
  // A swipe that became a scroll has moved the thumb, so it goes back.
  let before = 0;
  on('pointerdown', () => (before = range.valueAsNumber));
  on('pointercancel', () => go(before, 200));
  for (const [index, end] of ends.entries()) end.addEventListener('click', () => go(index * 100, 400));
  new ResizeObserver(measure).observe(stage);
  void document.fonts.ready.then(measure);
}
