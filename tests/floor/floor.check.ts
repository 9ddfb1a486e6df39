import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { pageTable } from '../../src/page-table.ts';
import { words } from '../../src/words.ts';
import { answer, faultyServer, type FaultyServer } from '../journeys/faulty-server.ts';
import { engines } from './engines.ts';
import { withText, Visitor } from './visitor.ts';

const minute = 60_000;
const pictures = 'reports/floor';

let site: FaultyServer;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  site = await faultyServer();
});
afterAll(() => site.end());
afterEach(() => site.mend());

// Three mushaf weigh 2.4 kg, so 3 kg are sent to Medan, for 40,000 each.
const orders = [
  { type: 'donasi', due: 50_000, inChat: 'Donasi' },
  { type: 'beli', due: 3 * 115_000 + 120_000, inChat: '3 mushaf' },
  { type: 'wakaf', due: 3 * 100_000 + 120_000, inChat: '3 mushaf' },
];
/** A file that every page with an island needs before it can start. */
const neededFile = /^\/assets\/chakra-/;
/** Caches are per origin, so each fault has a host of its own. */
const faults = [
  { what: 'a file of the application never comes', host: '127.0.0.3', fault: answer(404, 'lost') },
  {
    what: 'a file of the application is broken',
    host: '127.0.0.4',
    fault: answer(200, 'throw new Error()', { 'Content-Type': 'text/javascript' }),
  },
];
// JavaScript expressions that a visitor evaluates in the page.
/** The visible heading: before the application starts the confirmation has two h1, one of them hidden. */
const shownHeading = `[...document.querySelectorAll('h1, [role=heading][aria-level="1"]')].find((h) => h.offsetParent).textContent`;
/** The types whose fields of the order are visible. */
const shownGroups = `[...document.querySelectorAll('fieldset + fieldset:not(:last-of-type) legend [data-for]')].filter((name) => name.offsetParent).map(({ dataset }) => dataset.for)`;
const notice = (text: string) =>
  `document.querySelector('[data-toast]')?.textContent.includes(${JSON.stringify(text)})`;
/** The total, which is the last figure of the form. */
const lastFigure = `[...document.querySelectorAll('form dd')].at(-1).textContent`;
const failureNotice = `!document.getElementById('start-failed').hidden`;

describe.each(engines)('$name', (engine) => {
  const { name } = engine;
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = new Visitor(await engine.open(), site.origin);
  }, 2 * minute);
  afterAll(() => visitor?.driver.close(), minute);

  const screenshot = async (what: string) =>
    writeFileSync(`${pictures}/${name} ${what}.png`, await visitor.driver.screenshot());

  test.each(pageList)(
    '$url shows its heading before and after its start, and fits the screen',
    { timeout: 2 * minute },
    async ({ url }) => {
      await visitor.visit(url);
      const heading = await visitor.see<string>(shownHeading);
      await visitor.pressMargin();
      await visitor.started();
      expect(await visitor.see(shownHeading)).toBe(heading);
      expect(await visitor.see(`document.documentElement.scrollWidth - innerWidth`)).toBeLessThanOrEqual(0);
      expect(await visitor.see(failureNotice)).toBe(false);
      await screenshot(url.slice(1) || 'home');
    },
  );

  test('the theme button changes the colours, and the menu leads to a page', { timeout: 2 * minute }, async () => {
    await visitor.visit('/');
    const dark = `document.documentElement.classList.contains('dark')`;
    const ground = `getComputedStyle(document.documentElement).backgroundColor`;
    const before = await visitor.see<string>(ground);
    await visitor.press(`document.querySelector('header [data-theme-toggle]')`);
    await visitor.until(`!${dark}`);
    await visitor.until(`${ground} !== '${before}'`);
    await visitor.press(`document.querySelector('header [data-theme-toggle]')`);
    await visitor.until(dark);
    await visitor.press(`document.querySelector('[data-opens]')`);
    await visitor.until(`document.querySelector('dialog').open`);
    await screenshot('menu');
    await visitor.press(withText('dialog a', pageTable.donation.title));
    await visitor.until(`location.pathname === '/donation' && document.querySelector('form [name=jenis]')`);
    await visitor.until(`!document.querySelector('dialog').open`);
  });

  test.each(orders)('$type: from the form to the transfer', { timeout: 3 * minute }, async ({ type, due, inChat }) => {
    await visitor.visit('/donation');
    await visitor.press(`document.querySelector('[name=jenis][value=${type}]')`);
    await visitor.until(`document.querySelector('[name=jenis][value=${type}]').checked`);
    expect(await visitor.see(shownGroups)).toEqual([type]);
    if (type === 'donasi') await visitor.fill('[name=nominal]', '50000');
    else await visitor.choose('[name=kota]', 'Medan');
    await visitor.started();
    if (type !== 'donasi') {
      for (const count of ['2', '3']) {
        await visitor.press(`document.querySelector('[aria-label="${words.quantity.more}"]')`);
        await visitor.until(`document.querySelector('[name=jumlah]').value === '${count}'`);
      }
    }
    if (type === 'beli') await visitor.fill('[name=alamat]', 'Jl. Merdeka 17, Medan');
    await visitor.fill('[name=nama]', 'Fatimah');
    await visitor.until(`/Rp[1-9]/.test(${lastFigure})`);
    expect(await visitor.see(shownGroups)).toEqual([type]);
    await screenshot(`form ${type}`);
    const total = await visitor.see<string>(lastFigure);
    const code = Number(total.replaceAll(/\D/g, '')) - due;
    expect(code).toBeGreaterThanOrEqual(100);
    expect(code).toBeLessThanOrEqual(999);

    await visitor.press(withText('form button', words.form.submit));
    await visitor.until(withText('main button', words.copy.label(words.copy.total)));
    await visitor.until(`document.querySelector('main').innerText.includes('${formatRupiah(due + code)}')`);
    await screenshot(`confirmation ${type}`);
    const link = await visitor.see<string>(`document.querySelector('main a[href^="https://wa.me/"][href*=text]').href`);
    const text = new URL(link).searchParams.get('text');
    expect(text).toContain(formatRupiah(due + code));
    expect(text).toContain('Fatimah');
    expect(text).toContain(inChat);

    await visitor.press(withText('main button', words.copy.label(words.copy.total)));
    await visitor.until(notice(words.messages.copied.title));
    await screenshot(`copied ${type}`);
  });

  test('an empty form gives a toast and a focused list of errors', { timeout: 2 * minute }, async () => {
    await visitor.visit('/donation');
    await visitor.press(withText('form button', words.form.submit));
    await visitor.until(notice(words.messages.incompleteOrder.title));
    await visitor.until(`document.activeElement.textContent.includes('${words.form.summary(2)}')`);
    await screenshot('toast');
  });

  test.each(faults)(
    'when $what, the page and what was typed stay, with a notice of contacts',
    { timeout: 2 * minute },
    async ({ what, host, fault }) => {
      site.fail(neededFile, fault);
      await visitor.visit('/donation', site.origin.replace('localhost', host));
      const page = `document.querySelector('main').innerText`;
      const before = await visitor.see<string>(page);
      await visitor.see(`document.querySelector('[name=nama]').value = 'Fatimah'`);
      await visitor.pressMargin();
      await visitor.until(failureNotice);
      expect(await visitor.see(page)).toContain(before);
      expect(await visitor.see(`document.querySelector('[name=nama]').value`)).toBe('Fatimah');
      expect(await visitor.see(`document.title`)).toContain('Donasi');
      const contacts = await visitor.see<string[]>(
        `[...document.querySelectorAll('#start-failed a')].map(({ href }) => href)`,
      );
      expect(contacts).toEqual([expect.stringContaining('https://wa.me/62'), expect.stringContaining('tel:+62')]);
      expect(await visitor.see(`document.querySelector('#start-failed button').innerText`)).toBe(words.check.again);
      await screenshot(`kept, ${what}`);
    },
  );
});
