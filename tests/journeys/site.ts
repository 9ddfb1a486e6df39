import { test as base, expect, type Page } from '@playwright/test';
import account from '../../content-fallback/bankAccount.json' with { type: 'json' };
import settings from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { hydrationErrors, isUntranslated, letOthers, wronglyPainted, type Others } from './others.ts';
import { watch } from './watch.ts';

/** Resolves no host but this machine: stories need no network and reach none. */
const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

interface Site {
  watched: Awaited<ReturnType<typeof watch>>;
  allowedErrors: RegExp;
  visits: RegExp;
  others: Others;
}

/**
 * Every story runs under the real headers, with the browser's cache, and is watched (watch.ts): its requests, what they
 * contain, storage and console errors. A story that may do more says so by `allowedErrors` or `visits`.
 */
export const test = base.extend<Site>({
  launchOptions: [
    async ({ launchOptions, browserName }, use) =>
      use(browserName === 'chromium' ? { ...launchOptions, args: [...(launchOptions.args ?? []), noOtherHosts] } : {}),
    { scope: 'worker' },
  ],
  /**
   * Console errors that a story provokes. Chromium reports a 404 document as a console error, and warns about the
   * reader's sandbox (docs/what-the-site-does.md#reader), although the reader has an origin of its own.
   */
  allowedErrors: [
    /status of 404|net::ERR_FAILED|ERR_ABORTED|ERR_NAME_NOT_RESOLVED|both allow-scripts and allow-same-origin for its sandbox/,
    { option: true },
  ],
  /** Addresses of other sites that a story opens in a tab; the default matches none. */
  visits: [/(?!)/, { option: true }],
  /** Who else changes the page; playwright.config.ts runs the stories about money with each of them. */
  others: ['nobody', { option: true }],
  watched: [
    async ({ context, page, baseURL, browserName, allowedErrors: own, visits, others }, use) => {
      const isChromium = browserName === 'chromium';
      // Headless Chromium cannot ask for this permission; elsewhere the press on a button is enough.
      if (isChromium) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const allowedErrors = others !== 'nobody' ? new RegExp(`${own.source}|${hydrationErrors.source}`) : own;
      const watched = await watch(context, {
        origin: new URL(baseURL as string).origin,
        allowedErrors,
        visits,
        hasKnownMessages: isChromium,
      });
      await letOthers(page, others);
      await use(watched);
      expect(await watched.complaints()).toEqual([]);
      expect(await wronglyPainted(page)).toEqual([]);
      if (others === 'translator') expect(await isUntranslated(page), 'the translator did nothing').toBeFalsy();
    },
    { auto: true },
  ],
});

export { expect };

/** Whether the checked-in content is an example: then pages where money is given say so in a band. */
export const isExample = [account, settings].some(
  (document: object) => 'placeholder' in document && document.placeholder === true,
);

export const notice = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

/** Adds styles to the page through a constructed sheet, because the policy forbids inline styles. */
export async function addCss(page: Page, css: string): Promise<{ remove: () => Promise<void> }> {
  const sheet = await page.evaluateHandle((text) => {
    const made = new CSSStyleSheet();
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
    return made;
  }, css);
  const remove = () =>
    sheet.evaluate((made) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== made);
    });
  return { remove };
}

/** Waits until React runs the islands of the page, if it has any. */
export async function started(page: Page): Promise<void> {
  // After a link the address changes before the new document is there.
  await page.waitForLoadState('domcontentloaded');
  await page.waitForFunction(() => !document.querySelector('[data-island]:not([data-running])'));
}

/** Opens a page and waits until its islands run. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await started(page);
}

/** The number of documents that are loaded from here on. */
export function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => (loads.count += Number(request.isNavigationRequest())));
  return loads;
}

/** Code of the islands: every script but the page's own. */
export const islandCode = /\/assets\/(?!page\.)[^/]*\.js/;

/** Holds back answers to this address until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, (route) => held.then(() => route.continue()));
  return release;
}

/** Details as the form passes them on: wakaf, 3 mushaf to Medan, sent an hour ago. */
export const wakafDetails = {
  version: 2,
  type: 'wakaf',
  name: 'Fatimah',
  amount: null,
  quantity: 3,
  city: 'Medan',
  address: 'Disalurkan oleh tim',
  subtotal: 300_000,
  shippingCost: 120_000,
  uniqueCode: 427,
  total: 420_427,
  sentAt: Date.now() - 3_600_000,
};

/** The widest amount of a donation: its digits are the widest of the font. */
export const widestDonation = {
  ...wakafDetails,
  type: 'donasi',
  amount: 444_444_444,
  quantity: null,
  city: null,
  subtotal: 444_444_444,
  shippingCost: 0,
  uniqueCode: 999,
  total: 444_445_443,
};

/** Opens the confirmation the way a browser restores a dropped tab: the details are in the history entry. */
export async function openConfirmation(page: Page, state: unknown = wakafDetails): Promise<void> {
  const restored = await page.addInitScript(
    (giving) => history.replaceState({ giving, key: 'uji', idx: 0 }, ''),
    state,
  );
  await page.goto('/donation-confirmation');
  await restored.dispose();
}
