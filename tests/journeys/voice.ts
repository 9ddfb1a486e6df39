import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { words } from '../../src/words/site.ts';

interface Reader {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

// The module turned into a classic script, because Playwright can run only that under the policy of a page.
const source = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');
const reader = `(() => {${source
  .replace(/export\{[^}]*?([\w$]+) as virtual\};?/, 'globalThis.voice = $1;')
  .replace(/\/\/# sourceMappingURL.*/, '')}})()`;

/** Runs a virtual screen reader from the first to the last item of a part of the page, and returns its phrases. */
async function listen(page: Page, part: string): Promise<string[]> {
  await page.evaluate(reader);
  return page.evaluate(async (selector) => {
    const { voice } = globalThis as unknown as { voice: Reader };
    // Browsers with scripts do not show noscript, but the virtual reader would read its text.
    for (const hidden of document.querySelectorAll('noscript')) hidden.remove();
    const container = document.querySelector(selector);
    if (!container) throw new Error(`The page has no ${selector}`);
    await voice.start({ container });
    const first = await voice.lastSpokenPhrase();
    do await voice.next();
    while ((await voice.lastSpokenPhrase()) !== `end of ${first}`);
    const log = await voice.spokenPhraseLog();
    await voice.stop();
    return log;
  }, part);
}

/** Runs `act` and returns what live regions announce, such as a toast, at least until `last` has been announced. */
export async function announcements(page: Page, act: () => Promise<void>, last = ''): Promise<string> {
  await page.evaluate(reader);
  await page.evaluate(() => (globalThis as unknown as { voice: Reader }).voice.start({ container: document.body }));
  await act();
  const log = () => page.evaluate(() => (globalThis as unknown as { voice: Reader }).voice.spokenPhraseLog());
  await expect.poll(async () => (await log()).join('\n')).toContain(last);
  const phrases = await log();
  await page.evaluate(() => (globalThis as unknown as { voice: Reader }).voice.stop());
  return asTranscript(
    phrases.filter((line) => /^(polite|assertive): /.test(line)),
    ['site'],
  );
}

/** The transcript of a part of the page; content is replaced by the names of its fields. */
export const transcriptOf = async (page: Page, part: string, content: readonly string[]): Promise<string> =>
  asTranscript(await listen(page, part), content);

/**
 * Makes a transcript that does not change when staff edit texts or lists. `{form.nameLabel}` stands for the text of
 * that field, `{form.amountHint.0}` for its words before an amount that the site fills in. Of list items that are texts
 * of content only the first is kept.
 */
function asTranscript(lines: string[], pages: readonly string[]): string {
  const texts = contentTexts(pages);
  const inParts = new RegExp(`(?<=^|[,.:] )(?:${[...texts.keys()].map(escaped).join('|')})(?=$|[ ,.:])`, 'gm');
  const furtherItem = /^listitem,.* position ([2-9]|\d\d),.*\n(?:\{[\w.]+\}\n)+end of listitem,.*\n/gm;
  const preset = /^radio, Rp[\d.]+, not checked, position (\d+), set size \d+\nRp[\d.]+\n/gm;
  return `${lines.join('\n')}\n`
    .replaceAll('\nAl-Qur’an\n', ' Al-Qur’an ') // the page wraps it in an element to keep it on one line
    .replaceAll(inParts, (text) => (texts.get(text) ? `{${texts.get(text)}}` : text))
    .replaceAll(/\{donation\.prices\.cities\.\d+\.name\}/g, '{city}')
    .replaceAll(/^option, \{city\} .*\n(?:option, .*\n)*/gm, 'option, {city} · {rate}\n')
    .replaceAll(furtherItem, '')
    .replaceAll(preset, (_phrases, place) =>
      place === '1' ? 'radio, {preset}, not checked, position 1\n{preset}\n' : '',
    )
    .replaceAll(/(listitem,.*), set size \d+/g, '$1');
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** For each text of the built content the name of its field, longest texts first. Fixed words of the site have none. */
function contentTexts(pages: readonly string[]): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const page of pages) {
    collect(JSON.parse(readFileSync(`dist/content/${page}.json`, 'utf8')), page, found);
  }
  for (const [text, path] of found) {
    if (path?.endsWith('.number')) found.set(spaceAccount(text), path);
    const parts = text.split(/\{\w+\}/).map((part) => part.replace(/^[., ]+/, '').trim());
    if (parts.length > 1)
      // Of several fields with these words, the one with the shortest name.
      for (const [index, part] of parts.entries()) {
        const name = `${path}.${index}`;
        if (part && (found.get(part)?.length ?? Infinity) > name.length) found.set(part, name);
      }
  }
  const fixed = new Map<string, string | null>();
  collect(words, '', fixed);
  for (const text of fixed.keys()) if (!found.has(text)) found.set(text, null);
  return new Map([...found].toSorted(([a], [b]) => b.length - a.length));
}

/** Fields that no page shows as text: those for search engines, and names of choices. */
const unspoken = new Set(['seo', 'type', 'kind']);

function collect(value: unknown, path: string, found: Map<string, string | null>): void {
  if (typeof value === 'string') {
    if (value.trim() && !found.has(value)) found.set(value, path);
  } else if (value && typeof value === 'object')
    for (const [key, part] of Object.entries(value))
      if (!unspoken.has(key) && !key.startsWith('_')) collect(part, `${path}.${key}`, found);
}
