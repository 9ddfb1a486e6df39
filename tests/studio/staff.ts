import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type RunningStudio, startStudio } from '../../studio/start.ts';

const local = new Set(['localhost', '127.0.0.1']);

/** A Studio built for a lake of its own, filled from content-fallback; nothing else is reached. */
export const test = base.extend<
  object,
  { settings: Record<string, string>; withPreview: boolean; studio: RunningStudio }
>({
  /** `SANITY_STUDIO_…` of the build. */
  settings: [{}, { scope: 'worker', option: true }],
  withPreview: [false, { scope: 'worker', option: true }],
  studio: [
    async ({ settings, withPreview }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'lake-'));
      const outDir = join(import.meta.dirname, '../../.cache/studio');
      const preview = { port: 0, outDir: join(import.meta.dirname, '../../.cache/studio-preview') };
      const place = { ports: { lake: 0, studio: 0 }, outDir, dataDir, settings, ...(withPreview && { preview }) };
      const studio = await startStudio(place);
      await use(studio);
      await studio.close();
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ studio }, use) => use(studio.url),
  page: async ({ page }, use) => {
    await page.route(
      (url) => url.protocol.startsWith('http') && !local.has(url.hostname),
      (route) => route.abort(),
    );
    await use(page);
  },
});

export { expect };

/** Opens a document of the desk and waits for its form. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/structure/${path}`);
  await page.getByTestId('form-view').waitFor();
}

export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`);

export const publishButton = (page: Page): Locator => page.getByRole('button', { name: 'Terbitkan', exact: true });

type Store = RunningStudio['lake']['store'];

/** A document by id, as searchable text. */
const text = (store: Store, id: string) => JSON.stringify(store.get(id) ?? {});

/** Waits until the draft has what was typed: the Studio saves up to a second after the last key. */
export const saved = (store: Store, id: string, typed: RegExp) =>
  expect.poll(() => text(store, `drafts.${id}`)).toMatch(typed);

/** Documents whose publishing asks back in the stories: another payee, another price (studio/desk/). */
const watched = new Set(['bankAccount', 'siteSettings', 'paket-pro']);

/** Publishes what is open, at once, and waits until all of it is there. */
export async function publish(page: Page, store: Store, id: string, typed: RegExp): Promise<void> {
  await publishButton(page).click();
  if (watched.has(id)) await page.getByRole('button', { name: 'Ya, terbitkan' }).click();
  await expect.poll(() => text(store, id)).toMatch(typed);
  expect(store.get(`drafts.${id}`)).toBeUndefined();
}

/** Reads the problem shown by the mark beside a field. */
export async function expectProblem(page: Page, path: string, problem: string): Promise<void> {
  await field(page, path).getByTestId('input-validation-icon-error').hover();
  await expect(page.getByTestId('document-panel-portal').getByText(problem)).toBeVisible();
}
