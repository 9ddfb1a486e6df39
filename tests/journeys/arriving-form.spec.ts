import { paths } from '../../src/page-table.ts';
import { words } from '../../src/words/site.ts';
import { test } from './on-faulty-server.ts';
import { submit, typeOf } from './order.ts';
import { expect, notice } from './site.ts';

test.use({ allowedErrors: /(?!)/ });

/** The form up to its button needs some 15,200 bytes of the compressed page. */
const partOfPage = 15_500;

test('while the rest of the form arrives, a press is marked, and another type than that of the link stays', async ({
  page,
  server,
}) => {
  server.holdAfter(partOfPage);
  await page.goto(`${paths.donation}?jenis=wakaf`, { waitUntil: 'commit' });
  await expect(typeOf(page, 'wakaf')).toBeChecked();
  await typeOf(page, 'donasi').check();
  await submit(page).click();
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('footer'), 'the rest has not arrived').toHaveCount(0);
  server.mend();
  await expect(typeOf(page, 'donasi')).toBeChecked();
  await expect(notice(page, words.messages.incompleteOrder.title)).toBeVisible();
  await expect(typeOf(page, 'donasi')).toBeChecked();
});
