import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runningAttribute, plainScriptAttribute } from '../../src/client/protocol.ts';
import { pageTable, paths } from '../../src/page-table.ts';
import { serve } from '../../src/publish/host/serve.ts';
import { words } from '../../src/words/site.ts';
import { farCity, orderOf, rupiah } from '../journeys/order.ts';
import { openChromium92, visitorOf, withText } from './chromium-92.ts';

let site: Server;
let page: Page;
beforeAll(async () => {
  site = await serve('dist', 0);
  page = await openChromium92();
}, 120_000);
afterAll(async () => {
  await page.context().close();
  site.closeAllConnections();
  site.close();
});

/** The total, which is the last figure of the form. */
const lastFigure = `[...document.querySelectorAll('form dd')].at(-1).textContent`;

test('in Chromium 92 a wakaf gets from the menu to the transfer and the chat', { timeout: 120_000 }, async () => {
  const { see, until, press, fill, choose } = visitorOf(page);
  await see(`void (location.href = 'http://127.0.0.1:${(site.address() as AddressInfo).port}')`);
  await press(`document.querySelector('[data-opens]')`);
  await press(withText('dialog a', pageTable.donation.title));
  await until(`location.pathname === '${paths.donation}' && document.readyState === 'complete'`);
  await press(`document.querySelector('[name=jenis][value=wakaf]')`);
  await until(`document.querySelector('[name=jenis][value=wakaf]').checked`);
  await choose('[name=kota]', farCity.name);
  await until(
    `document.documentElement.hasAttribute('${plainScriptAttribute}') && !document.querySelector('[data-island]:not([${runningAttribute}])')`,
  );
  for (const count of ['2', '3']) {
    await press(`document.querySelector('[aria-label="${words.quantity.more}"]')`);
    await until(`document.querySelector('[name=jumlah]').value === '${count}'`);
  }
  await press(withText('form button', words.form.submit));
  await until(
    `document.querySelector('[data-toast]')?.textContent.includes('${words.messages.incompleteOrder.title}')`,
  );
  await fill('[name=nama]', 'Fatimah');
  await until(`/Rp[1-9]/.test(${lastFigure})`);
  expect(await see('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  const code = Number((await see(lastFigure)).replaceAll(/\D/g, '')) - orderOf('wakaf', 3, farCity).base;
  expect(code).toBeGreaterThanOrEqual(100);
  expect(code).toBeLessThanOrEqual(999);
  const total = rupiah(orderOf('wakaf', 3, farCity).base + code);

  await press(withText('form button', words.form.submit));
  await until(`document.querySelector('main').innerText.includes('${total}')`);
  await press(withText('main button', words.copy.label(words.copy.total)));
  await until(`document.querySelector('[data-toast]')?.textContent.includes('${words.messages.copied.title}')`);
  const link = await see(`document.querySelector('main a[href^="https://wa.me/"][href*=text]').href`);
  const text = new URL(link).searchParams.get('text');
  for (const said of [total, 'Fatimah', '3 mushaf']) expect(text).toContain(said);
});
