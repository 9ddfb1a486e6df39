import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addCss } from './site.ts';

/**
 * Reasons why axe cannot judge a text, by its own key, and what judges it instead. Anything else that axe calls
 * incomplete fails the test.
 */
const explained = [
  // Numbers in stars and verse marks: axe does not judge one digit, and takes two for covered by the lines of the star.
  // tokens.test.ts computes gold and fg on each background.
  { key: 'shortTextContent', within: 'svg text' },
  { key: 'bgOverlap', within: 'svg path ~ text' },
  // The drawn mushaf page: letters over an svg, which axe cannot read. tokens.test.ts computes fg and gold
  // on motif.panel, which is painted under them.
  { key: 'imgNode', within: 'svg + [lang=ar], svg ~ [lang=ar] *, svg ~ div' },
  // The tab beside the mushaf page: gold on surface.raised (tokens.test.ts).
  { key: 'imgNode', within: 'summary > span' },
  // The badge of the popular plan: #F3EAD6 on motif.ground, 9.69 at least (tokens.test.ts).
  { key: 'imgNode', within: 'article > p > svg + span' },
];

/**
 * Rules, corners and stars are pseudo-elements that cover whole rows, and axe gives up on every text near one (over
 * 200 on a wide screen). None of them is the background of a text, so they are removed here and the real backgrounds
 * are judged.
 */
const withoutOrnaments = '*::before, *::after { content: none !important }';
/** A marked total is drawn by pseudo-elements over its text (src/sections/give/breakdown/amount-text.tsx): show the text. */
const plainTotal = '[data-tail] + span { color: inherit !important }';
/** The open menu is in the top layer and covers the page; axe sorts by z-index alone and thinks the page is on top. */
const underMenu = ':root:has(dialog[open]) #root > :not(dialog) { visibility: hidden }';

/** The rules about colour. All others give the same result in both themes. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that axe does not run by itself: a control can be called by the words that it shows (WCAG 2.5.3). */
const experimental = { 'label-content-name-mismatch': { enabled: true } };

/** What axe finds (by all its rules, or by these), and what it cannot decide for a reason not explained above. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const plain = await addCss(page, `${withoutOrnaments} ${plainTotal} ${underMenu}`);
  // At the top of the page, the header covers no text.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Without the list of passes, and without looking into frames (none are ours), it takes a third of the time.
  // Bringing axe into a page takes longer than a run, so it is brought once.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? ';' : undefined;
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations', 'incomplete'], iframes: false, rules: experimental })
    .setLegacyMode();
  const { violations, incomplete } = await (rules ? axe.withRules(rules) : axe).analyze();
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  for (const { id, nodes } of incomplete) {
    for (const node of nodes)
      if (!(await isExplained(page, id, node))) faults.push(`undecided ${id}: ${node.html.slice(0, 120)}`);
  }
  await plain.remove();
  return faults;
}

type AxeNode = Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete'][number]['nodes'][number];

async function isExplained(page: Page, id: string, { any, target }: AxeNode): Promise<boolean> {
  const element = page.locator(target.join(' ')).first();
  // A frame of another origin is its owner's business, and axe does not look into it. One without an address is empty.
  if (id === 'frame-tested')
    return element.evaluate(({ src }: HTMLIFrameElement) => !src || new URL(src).origin !== origin);
  if (id !== 'color-contrast') return false;
  const key = String((any[0]?.data as { messageKey?: string } | undefined)?.messageKey);
  const places = explained.filter((reason) => reason.key === key).map(({ within }) => within);
  return element.evaluate((found, selectors) => selectors.some((selector) => found.matches(selector)), places);
}
