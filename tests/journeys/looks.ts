import type { Page } from '@playwright/test';
import { channelsOf, contrast } from '../contrast.ts';

// Faults that a page may have in any state. Each function returns a text for each fault.

/**
 * Texts and controls that stick out at the sides of the screen. The document's width does not show it: `body` clips
 * what sticks out, so it is lost instead of scrolled to. Strips that scroll by themselves are fine.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent) return false;
      const own = /auto|scroll/.test(getComputedStyle(parent).overflowX) && parent.scrollWidth > parent.clientWidth;
      return own || scrolls(parent);
    };
    const range = document.createRange();
    /** Boxes of the letters that stand directly in an element, and of a control, a picture or a painted amount. */
    const boxesOf = (element: Element) => {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isThing = element.matches('a, button, input, select, textarea, img, [data-tail]');
      return [
        ...(isThing ? element.getClientRects() : []),
        ...texts.flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        }),
      ];
    };
    return (
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        // A text for screen readers alone has a box of one pixel.
        .filter((element) => element.clientWidth !== 1 && !element.closest('option, svg, noscript, script, style'))
        .filter((element) =>
          boxesOf(element).some(({ width, left, right }) => width > 1 && (left < -0.5 || right > innerWidth + 0.5)),
        )
        .filter((element) => !scrolls(element))
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
    );
  });

/** The spacing that texts must bear, as WCAG 1.4.12 states it. */
export const wcagSpacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

/** Pairs of texts that overlap, and texts that stick out of their button. Fixed and sticky parts may overlap. */
export const collisions = (page: Page) =>
  page.evaluate(() => {
    const mayOverlap = 'header, [id=menu], aside, [role=region], [role=alert], svg, noscript, script, style, option';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: { node: Node; top: number; bottom: number; left: number; right: number }[] = [];
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent || parent.closest(mayOverlap)) continue;
      // Texts that take turns in one place are transparent while another is shown.
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || parent.clientWidth === 1)
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const control = parent.closest('button, a[class]')?.getBoundingClientRect();
      for (const { top, bottom, left, right, height } of range.getClientRects()) {
        if (control && (left < control.left - 1 || right > control.right + 1)) found.push(`out: ${node.textContent}`);
        // A line box is taller than its letters.
        lines.push({ node, top: top + height / 4, bottom: bottom - height / 4, left: left + 2, right: right - 2 });
      }
    }
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1))
        if (a.node !== b.node && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          found.push(`${a.node.textContent} × ${b.node.textContent}`);
    return found;
  });

/** Controls too small for a finger. A link in a sentence may be as tall as its text (WCAG 2.5.8, inline). */
export const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const inSentence = (element: Element) => {
      if (!element.matches('a')) return false;
      const parent = element.parentElement!;
      if ([...parent.childNodes].some((node) => node instanceof Text && node.data.trim())) return true;
      const isInline = /^inline(-block)?$/.test(getComputedStyle(element).display);
      return isInline && parent.textContent.trim() !== element.textContent.trim();
    };
    return [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !inSentence(element))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && (box.width < 43.99 || box.height < 43.99))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  });

/** Elements whose styles animate them for longer than `most` ms, all rounds counted, whether they have run or not. */
const moving = (page: Page, most: number) =>
  page.evaluate((limit) => {
    const times = (list: string) =>
      list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));
    return [...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::backdrop'].flatMap((part) => {
        const style = getComputedStyle(element, part || null);
        // The progress line follows the scroll position: it has no duration.
        if (style.animationName === 'progress') return [];
        const rounds = style.animationIterationCount
          .split(',')
          .map((count) => Number(count.replace('infinite', 'Infinity')));
        const animated = times(style.animationDuration).map((time, index) => time * (rounds[index] ?? Infinity));
        const lasting = [...times(style.transitionDuration), ...(style.animationName === 'none' ? [] : animated)];
        return lasting.some((time) => time > limit) ? [`${element.outerHTML.slice(0, 60)} ${part}`] : [];
      }),
    );
  }, most);

/** Elements that move at all, or scroll smoothly. */
export const movers = async (page: Page) => [
  ...(await moving(page, 1)),
  ...(await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => getComputedStyle(element).scrollBehavior === 'smooth')
      .map(({ outerHTML }) => `glides: ${outerHTML.slice(0, 60)}`),
  )),
];

/** Elements that move by themselves for longer than 1.2 s or again and again (WCAG 2.2.2, 2.3.1). */
export const restless = async (page: Page) => [
  ...(await moving(page, 1200)),
  ...(await page.evaluate(() => {
    const running = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    const effects = running.map(({ effect }) => effect as KeyframeEffect);
    const ofItself = document.querySelectorAll('marquee, animate, animateTransform, animateMotion, [autoplay]');
    return [
      ...effects.filter((effect) => Number(effect.getComputedTiming().endTime) > 1200).map(({ target }) => target),
      ...ofItself,
    ].map((element) => `runs: ${element?.outerHTML.slice(0, 60)}`);
  })),
];

/** Fields whose frame has less than 3 to 1 contrast on both of its sides (WCAG 1.4.11), in the current theme. */
export const faintFrames = async (page: Page) => {
  const fields = await page.evaluate(() => {
    const ground = (element: Element | null): string => {
      const own = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
      // Computed colours that are not opaque include their alpha.
      return own.startsWith('rgba') ? ground(element!.parentElement) : own;
    };
    // The browser itself draws checkboxes.
    return [...document.querySelectorAll('input:not([type=checkbox]), select, textarea')]
      .filter((field) => (field.closest('label') ?? field).checkVisibility({ visibilityProperty: true }))
      .map((field) => {
        const around = [field.closest('label') ?? field, field.parentElement, field.parentElement?.parentElement];
        const framed = around.find((part) => part && Number.parseFloat(getComputedStyle(part).borderTopWidth) > 0);
        const line = framed ? getComputedStyle(framed).borderTopColor : 'none';
        return { field: field.outerHTML.slice(0, 80), line, under: framed ? ground(framed.parentElement) : 'none' };
      });
  });
  return fields.flatMap(({ field, line, under }) => {
    const seen = line === 'none' ? 0 : contrast(channelsOf(line), channelsOf(under));
    return seen >= 3 ? [] : [`${field}: ${line}, ${seen.toFixed(2)}`];
  });
};

/**
 * In forced colours: buttons and fields without a frame or words, icons without a colour of their own, a choice that
 * looks like the others, and letters of a drawn page in another colour than that of the system.
 */
export const lostInForcedColours = (page: Page) =>
  page.evaluate(() => {
    // Masks and backgrounds paint nothing here; strokes, borders and letters do.
    const ground = getComputedStyle(document.body).backgroundColor;
    const framed = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
    const inked = (element: Element) =>
      [...element.querySelectorAll('svg')].some((icon) => getComputedStyle(icon).color !== ground);
    // The browser itself draws radio buttons and checkboxes.
    const controls = 'button, input:not([type=radio], [type=checkbox]), select, textarea, a';
    const outline = (radio: Element) => getComputedStyle(radio.closest('label')!).outlineStyle;
    const lost = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        if (element.matches('input, select, textarea')) return !framed(element) && !framed(element.parentElement!);
        return !element.innerText.trim() && !inked(element) && !element.querySelector('img') && !framed(element);
      });
    const choices = [...document.querySelectorAll('[type=radio]:checked')].filter((chosen) =>
      [...document.querySelectorAll(`[name="${(chosen as HTMLInputElement).name}"]:not(:checked)`)].some(
        (other) => outline(other) === outline(chosen),
      ),
    );
    const letters = [...document.querySelectorAll('svg ~ [lang=ar]')].filter(
      (drawn) => getComputedStyle(drawn).color !== getComputedStyle(document.body).color,
    );
    return [...lost, ...choices, ...letters].map((element) => element.outerHTML.slice(0, 100));
  });

/** Elements that can be clicked and not be reached with the keyboard. */
export const unreachable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).cursor === 'pointer' && element.checkVisibility())
      .filter((element) => !element.closest('a[href], button, input, select, textarea, label, summary, [role=option]'))
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Texts that a flex or grid container splits into several items: their parts are bare, or kept whole by typeset.tsx. */
export const tornTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((box) => box.checkVisibility() && /flex|grid/.test(getComputedStyle(box).display))
      .filter((box) => {
        const parts = [...box.childNodes].filter((part) => part.textContent?.trim() && part.nodeName !== 'svg');
        const isPart = (part: Node) =>
          !(part instanceof Element) ||
          part.matches('span.nowrap, span[translate=no]') ||
          (part.matches('span:not([class])') && !part.firstElementChild && part.textContent.includes('\u00A0'));
        return parts.length > 1 && parts.some(isPart);
      })
      .map((box) => `${box.tagName}: ${box.textContent}`),
  );
