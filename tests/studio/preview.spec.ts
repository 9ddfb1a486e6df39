import { expect, field, test } from './staff.ts';

/** Drafts on the real pages, beside the form (product.md, What staff get). */
test.use({ withPreview: true });
test.describe.configure({ mode: 'serial' });

test('a price that is typed stands on the page of prices within 2 s, unpublished', async ({ page, studio }) => {
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 300)));
  await page.goto(`/presentation/plan/paket-pro?preview=${encodeURIComponent('/pricing')}`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('Rp29.000')).toBeVisible();
  await page.screenshot({ path: '/tmp/pv1.png' });
  await field(page, 'price').getByRole('spinbutton').fill('31000');
  const { store } = studio.lake;
  await expect.poll(() => store.get('drafts.paket-pro')?.price).toBe(31000);
  const start = performance.now();
  await expect(frame.getByText('Rp31.000')).toBeVisible();
  console.log(`draft to page: ${Math.round(performance.now() - start)} ms`);
  await page.screenshot({ path: '/tmp/pv2.png' });
});
