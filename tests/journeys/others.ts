import type { Page } from '@playwright/test';
import { runningAttribute } from '../../src/client/protocol.ts';

/** Who else changes the page of a story. */
export type Others = 'nobody' | 'translator' | 'extension';

/** Wraps every text in two `<font>`, also texts that come later, as the translators of Chrome and Edge do. */
function translate(): void {
  const own = new WeakSet<Node>();
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (own.has(text) || !text.nodeValue?.trim() || !parent) return;
    if (parent.closest('svg, script, style, noscript, textarea, option, title, [translate=no]')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    const copy = document.createTextNode(text.nodeValue);
    own.add(copy);
    inner.append(copy);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const walk = (from: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  walk(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') wrap(target);
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else if (node.nodeName !== 'FONT') walk(node);
      }
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Puts nodes beside fields, as a password manager and a spelling checker do. */
function insert(): void {
  for (const field of document.querySelectorAll(
    'form input:not([type=radio], [type=hidden]), form select, form textarea',
  )) {
    field.before(document.createElement('grammarly-extension'));
    const icon = document.createElement('div');
    icon.setAttribute('data-lastpass-icon-root', '');
    field.after(icon);
  }
}

/** React's error when it renders anew what somebody changed before it took over. */
export const hydrationErrors = /Minified React error #4(?:18|23|25)/;

const translateOnceRunning = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[${runningAttribute}]')) return;
  observer.disconnect();
  (${translate.toString()})();
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['${runningAttribute}'] })`;

/** Lets others change each page: a translator once React runs, an extension before it does. */
export async function letOthers(page: Page, others: Others): Promise<void> {
  if (others === 'translator') await page.addInitScript(translateOnceRunning);
  if (others === 'extension') await page.addInitScript(`addEventListener('DOMContentLoaded', ${insert.toString()})`);
}

/** Whether React runs in a page that has no word of the translator, so that a story with it would prove nothing. */
export const isUntranslated = (page: Page) =>
  page.evaluate(
    (running) => document.querySelector(running) && !document.querySelector('font'),
    `[${runningAttribute}]`,
  );

export const translateNow = (page: Page) => page.evaluate(translate);
export const insertNow = (page: Page) => page.evaluate(insert);

/** Amounts whose painted digits differ from their text (src/sections/give/breakdown/amount-text.tsx). */
export const wronglyPainted = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-tail]')]
      .map(({ dataset: { head, tail }, parentElement }) => [
        `${head}${tail}`.replaceAll('\u200B', ''),
        parentElement?.textContent,
      ])
      .filter(([painted, text]) => painted !== text),
  );
