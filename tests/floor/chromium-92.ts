import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { unpackEngine } from '../unpack-engine.ts';

const here = 'tests/floor';
const archives = join(here, 'node_modules/chrome-aws-lambda/bin');
/** Flags for a Chromium built for small servers. */
const args = ['--no-zygote', '--disable-gpu', '--disable-software-rasterizer'];

/** Installs Chromium 92 if it is missing, starts it as a phone and returns its only page: it exits at a second one. */
export async function openChromium92(): Promise<Page> {
  const flags = ['ci', '--prefix', here, '--ignore-scripts', '--no-audit', '--no-fund'];
  if (!existsSync(archives) && spawnSync('npm', flags, { stdio: 'inherit' }).status !== 0)
    throw new Error(`Chromium 92 could not be installed: npm ${flags.join(' ')}`);
  const executablePath = unpackEngine('chromium-92', archives);
  const folder = dirname(executablePath);
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args,
    // A clean environment: with the variables that vitest sets, the page does not answer.
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: `${folder}:${join(folder, 'lib')}` },
    viewport: { width: 390, height: 844 },
    isMobile: true,
    locale: 'id-ID',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = context.pages()[0];
  if (!page) throw new Error('Chromium 92 started without a page');
  return page;
}

/**
 * The acts of a visitor. Playwright's selectors need a newer engine, so an element is given as a JavaScript expression,
 * which the page evaluates.
 */
export function visitorOf(page: Page) {
  const see = <Value = string>(expression: string): Promise<Value> => page.evaluate(expression);
  /** Waits until an expression is true. Throws with the page's text after half a minute. */
  const until = async (expression: string): Promise<void> => {
    const end = performance.now() + 30_000;
    // A document that is being replaced does not answer.
    while (!(await see(`Boolean(${expression})`).catch(() => false))) {
      if (performance.now() > end) throw new Error(`Not true: ${expression}\n${await see('document.body.innerText')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  /** A real click at the element's place on the screen. */
  const press = async (element: string): Promise<void> => {
    await until(element);
    const [x, y] = await see<[number, number]>(`(() => {
      const element = ${element};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    await page.mouse.click(x, y);
  };
  const fill = async (selector: string, text: string): Promise<void> => {
    const element = `document.querySelector('${selector}')`;
    await press(element);
    await until(`document.activeElement === ${element}`);
    await page.keyboard.insertText(text);
    await until(`${element}.value === ${JSON.stringify(text)}`);
  };
  /** The popup of a <select> is not in the page, so the value is set and the events of a choice are sent. */
  const choose = (selector: string, option: string) =>
    see(`(() => {
      const list = document.querySelector('${selector}');
      list.value = [...list.options].find(({ text }) => text.startsWith('${option}')).value;
      for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
    })()`);
  return { see, until, press, fill, choose };
}

/** The first of these elements that is visible and has this text or label. */
export const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find((element) =>
    element.offsetParent && (element.getAttribute('aria-label') ?? element.textContent).includes(${JSON.stringify(text)}))`;
