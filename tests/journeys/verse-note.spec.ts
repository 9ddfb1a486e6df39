import { words } from '../../src/words.ts';
import { expect, isExample, test } from './site.ts';

// Until the publisher's note is content, only builds of examples have the star.
test.skip(!isExample, 'a release has no star without a note');
test.use({ javaScriptEnabled: false });

test('the margin opens: a star beside a verse shows its note by key and by touch, without scripts', async ({
  page,
}) => {
  for (const { width, height } of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const star = page.locator('main summary').filter({ hasText: words.home.noteOf(2) });
    const note = page.getByRole('note', { name: words.home.noteOf(2) });
    await expect(note).toBeHidden();
    await star.press('Enter');
    await expect(note).toBeInViewport();
    await expect(note).toContainText(words.home.publisherNote);
    await star.press(' ');
    await expect(note).toBeHidden();
    await star.click();
    await expect(note).toBeInViewport();
  }
  // On a phone the cross of the sheet closes it.
  await page.mouse.click(390 - 32, 844 - 32);
  await expect(page.getByRole('note', { name: words.home.noteOf(2) })).toBeHidden();
});
