import type { BrowserContext, Page } from '@playwright/test';
import { pricingPageQuery } from '../../src/content/pricing-page.ts';
import { siteQuery } from '../../src/content/site.ts';
import type { RunningStudio } from '../../studio/start.ts';
import { openPort } from '../../studio/open-port.ts';
import { imitation } from './imitation.ts';
import { expect, test } from './staff.ts';

/** No page of another origin may change a digit on the preview or on the public site. */
const forged = 'Rp66.600';

/** The published content, with another price. */
async function forgery({ server }: RunningStudio): Promise<Record<string, unknown>> {
  const price = String(server.store.get('paket-pro')?.price);
  const ask = async (query: string) => {
    const answer = await fetch(`${server.url}/v2026-10-01/data/query/production?query=${encodeURIComponent(query)}`);
    const { result } = (await answer.json()) as { result: unknown };
    return [query, JSON.parse(JSON.stringify(result).replaceAll(`:${price},`, ':66600,')) as unknown];
  };
  return Object.fromEntries(await Promise.all([siteQuery, pricingPageQuery].map(ask)));
}

/**
 * Lets a page of `origin` open or frame `target`. Returns the page, and the frame or page of the target. A real server
 * sends the page: browsers do not let a page from `route` frame this machine.
 */
async function imitate(context: BrowserContext, origin: string, what: Parameters<typeof imitation>[0]) {
  const page = await context.newPage();
  await page.route(`${origin}/static/**`, (route) => route.abort());
  await page.goto(origin);
  await page.setContent(imitation(what));
  const start = page.getByRole('button').click();
  if (what.how === 'frames') return { page, site: page.frameLocator('iframe') };
  // Its own window: other imitations open pages in the same context at the same time.
  const [site] = await Promise.all([page.waitForEvent('popup'), start]);
  return { page, site };
}

const greetings = (page: Page) => page.evaluate<number>('greetings');

for (const how of ['opens', 'frames'] as const) {
  test(`a foreign page that ${how} the preview or the public site changes nothing`, async ({
    context,
    studio,
    live,
  }) => {
    const answers = await forgery(studio);
    const elsewhere = await openPort(0);
    elsewhere.answerWith((_request, response) => response.end());
    const preview = `${studio.previewUrl}/pricing`;
    const publicSite = `${live}/pricing`;
    // First from the Studio's own origin: the imitation works, so only the guard can stop it.
    const own = await imitate(context, studio.url, { target: preview, how, answers });
    await expect(own.site.getByText(forged)).toBeVisible();
    const enough = (await greetings(own.page)) * 2;
    await own.page.close();

    const attempts = await Promise.all([
      imitate(context, elsewhere.url, { target: preview, how, answers }),
      imitate(context, elsewhere.url, { target: publicSite, how, answers }),
      imitate(context, studio.url, { target: publicSite, how, answers }),
    ]);
    for (const { page, site } of attempts) {
      await expect.poll(() => greetings(page), { timeout: 60_000 }).toBeGreaterThan(enough);
      expect(await page.title()).toBe('Tiruan');
      await expect(site.getByText(forged)).toHaveCount(0);
      await expect(site.locator('sanity-visual-editing')).toHaveCount(0);
      // In a frame it is not even displayed.
      await expect(site.getByRole('heading', { level: 1 })).toHaveCount(how === 'opens' ? 1 : 0);
    }
    elsewhere.close();
  });
}

test('only the Studio may frame the preview, nobody may index it; nobody may frame the public site', async ({
  request,
  studio,
  live,
}) => {
  const headersOf = async (url = '') => (await request.get(url)).headers();
  const preview = await headersOf(`${studio.previewUrl}/donation-confirmation`);
  expect(preview['content-security-policy']).toContain(`frame-ancestors ${studio.url}`);
  expect(preview['x-robots-tag']).toBe('noindex, nofollow');
  const site = await headersOf(`${live}/donation-confirmation`);
  expect(site['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(site['cross-origin-opener-policy']).toBe('same-origin');
  expect(site).not.toHaveProperty('x-robots-tag');
});
