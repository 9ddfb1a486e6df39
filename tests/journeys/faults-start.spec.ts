import type { Page } from '@playwright/test';
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { pageList } from '../../src/publish/html/page-list.ts';
import { words } from '../../src/words.ts';
import { quiet } from './read.ts';
import { pressTile } from './site.ts';
import { expect, notice, openConfirmation, started, test } from './states.ts';

/** site.ts tolerates every 404, because stories provoke them. Here none is provoked. */
test.describe('nothing goes wrong by itself', () => {
  test.use({ forgiven: /both allow-scripts and allow-same-origin|net::ERR_FAILED/ });

  function collect(page: Page): string[] {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    return failed;
  }

  // Requests to other sites are aborted: there is no network. The map is one, and the reader unless it is the stand-in.
  const foreign = [contact.map.embedUrl, quran.reader.url].filter((url) => url.startsWith('https:'));
  const ours = (failed: string[]) =>
    failed.filter((line) => !foreign.some((url) => line.includes(new URL(url).origin)));

  for (const { url } of pageList.filter(({ name }) => name !== 'not-found')) {
    test(`${url}: no failed request, no console message and no policy violation, from load to the last scroll`, async ({
      page,
    }) => {
      const failed = collect(page);
      await page.goto(url, { waitUntil: 'load' });
      await started(page);
      // Lazy pictures are fetched on the way.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(done));
        }
      });
      await quiet(page);
      expect(ours(failed)).toEqual([]);
    });
  }

  test('the confirmation with details, after a reload: no failed request and no hydration message', async ({
    page,
  }) => {
    await openConfirmation(page);
    await started(page);
    // A reload aborts pending requests; that is no fault.
    await quiet(page);
    const failed = collect(page);
    await page.reload();
    await started(page);
    await expect(page.getByRole('button', { name: words.copy.label(words.copy.total) })).toBeVisible();
    await quiet(page);
    expect(ours(failed)).toEqual([]);
  });
});

test('the code of the toasts is gone after a deploy: a message with a way on, what was typed stays', async ({
  page,
}) => {
  await page.goto('/');
  await started(page);
  await page.route('**/assets/toast-view-*.js', (route) => route.fulfill({ status: 404 }));
  const box = page.getByPlaceholder(words.newsletter.placeholder);
  await box.fill('ibu@contoh.id');
  await pressTile(page);
  await expect(page.getByRole('alert').filter({ hasText: words.startFailed.text })).toBeVisible();
  await expect(box).toHaveValue('ibu@contoh.id');
});

test('the code of the toasts comes late: the newest toast shows when it is there', async ({ page }) => {
  await page.goto('/');
  await started(page);
  let answers = 0;
  await page.route('**/assets/toast-view-*.js', async (route) => {
    answers += 1;
    await (answers === 1 ? route.abort() : route.continue());
  });
  await pressTile(page);
  await expect(page.getByRole('alert').filter({ hasText: words.startFailed.text })).toBeVisible();
  await pressTile(page);
  await expect(notice(page, words.messages.notAvailable.title)).toBeVisible();
});

test.describe('an error in the application', () => {
  test.use({ forgiven: /Cannot read properties of null/ });

  test('an error in a page that stands: it stays with what was typed, and says so; its button loads it', async ({
    page,
  }) => {
    await page.goto('/donation');
    await started(page);
    const title = await page.title();
    const name = page.getByLabel(content.form.nameLabel);
    await name.fill('Fatimah');
    // The entry of the history has it, a moment after it was typed.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('Fatimah');
    await page.evaluate(() => {
      const replaceAll = () => {
        throw new TypeError('Cannot read properties of null');
      };
      Object.assign(String.prototype, { replaceAll });
    });
    await name.fill('Fatimah Azzahra');
    const message = page.getByRole('alert').filter({ hasText: words.startFailed.text });
    await expect(message).toBeVisible();
    await expect(name).toHaveValue('Fatimah Azzahra');
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await message.getByRole('button').click();
    await started(page);
    await expect(message).toBeHidden();
    await expect(name).toHaveValue(/^Fatimah/);
  });
});
