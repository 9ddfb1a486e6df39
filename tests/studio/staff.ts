import { expect, type Locator, type Page } from '@playwright/test';
import type { RunningStudio } from '../../studio/start.ts';

/** Actions of staff in the stories (the Studio itself: workplace.ts). */
export { test } from './workplace.ts';
export { expect };

/** Goes to an address of the Studio: by its own router if it runs already, without restarting it. */
export async function go(page: Page, address: string): Promise<void> {
  if ((await page.locator('#sanity').count()) === 0) await page.goto(address);
  else
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
}

/** Opens a document of the desk (`daftar;plan;paket-pro`) and waits for its form. */
export async function open(page: Page, path: string): Promise<void> {
  await go(page, `/structure/${path}`);
  await page
    .locator(`[data-testid="document-pane"][id*="-${path.split(';').at(-1)}-"]`)
    .getByTestId('form-view')
    .waitFor();
}

export const field = (page: Page, path: string): Locator => page.getByTestId(`field-${path}`);

export const publishButton = (page: Page): Locator => page.getByRole('button', { name: 'Terbitkan', exact: true });

/** Writes to the content server without the Studio, as another program may. */
export async function mutate({ server }: RunningStudio, mutations: object[]): Promise<void> {
  const answer = await fetch(`${server.url}/v2026-10-01/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer lokal', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations }),
  });
  expect(await answer.text()).toContain('transactionId');
}

type Store = RunningStudio['server']['store'];

/** A document by id, as searchable text. */
const text = (store: Store, id: string) => JSON.stringify(store.get(id) ?? {});

/** Waits until the draft has what was typed: the Studio saves up to a second after the last key. */
export const draftSaved = (store: Store, id: string, typed: RegExp) =>
  expect.poll(() => text(store, `drafts.${id}`)).toMatch(typed);

/** Publishes the open document at once, answers the question about a price with yes, and waits until it is published. */
export async function publish(page: Page, store: Store, id: string, typed: RegExp): Promise<void> {
  await publishButton(page).click();
  if (id === 'paket-pro') await page.getByRole('button', { name: 'Ya, terbitkan' }).click();
  await expect.poll(() => text(store, id)).toMatch(typed);
  expect(store.get(`drafts.${id}`)).toBeUndefined();
}

/** Expects these words in the message that a field shows on hover. */
export async function expectReason(page: Page, path: string, words: string): Promise<void> {
  // The mark of an earlier message stays until the Studio has validated the new value.
  await expect(async () => {
    await field(page, path)
      .getByTestId(/^input-validation-icon/)
      .first()
      .hover();
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
}
