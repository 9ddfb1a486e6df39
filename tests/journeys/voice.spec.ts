import content from '../../content-fallback/donationPage.json' with { type: 'json' };
import { amountField, fillIn, nameField, typeOf } from './order.ts';
import { announcements } from './read.ts';
import { expect, openConfirmation, started, test } from './site.ts';

// What assistive technology finds, in its order: labels, roles, states. Texts that staff may change are left out, so a
// change of content breaks nothing here. A lost label or another order fails.

test('the filled-in form as a screen reader finds it; a new total is announced once', async ({ page }) => {
  await fillIn(page, 'wakaf');
  await expect(page.locator('main form')).toMatchAriaSnapshot({ name: 'form.aria.yml' });
  // The snapshot has no descriptions.
  await expect(nameField(page)).toHaveAccessibleDescription(content.form.nameHint);
  await typeOf(page, 'donasi').check();
  // Already its first five digits are an amount.
  const typeAmount = () => amountField(page).pressSequentially('250000', { delay: 40 });
  const said = await announcements(page, typeAmount, 'Rp250.');
  expect(said).toEqual([expect.stringMatching(/^Total transfer Rp250\.\d{3}$/)]);
});

test('the transfer as a screen reader finds it', async ({ page }) => {
  await openConfirmation(page);
  await started(page);
  await expect(page.locator('main')).toMatchAriaSnapshot({ name: 'transfer.aria.yml' });
});
