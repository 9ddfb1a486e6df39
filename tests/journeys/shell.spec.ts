import site from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { expect, started, test } from './site.ts';

const dark = () => document.documentElement.classList.contains('dark');
/** The colour of the browser's own bars: the ground of the theme. */
const bar = () => document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content;

test.describe('theme', () => {
  test('dark at first; the choice survives a reload and is there before the first paint', async ({ page }) => {
    await page.goto('/');
    expect([await page.evaluate(dark), await page.evaluate(bar)]).toEqual([true, '#0B1512']);
    await page.getByRole('button', { name: 'Ganti tema terang atau gelap' }).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
    expect(await page.evaluate(bar)).toBe('#F4EEE1');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'light' });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        const color = document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content;
        Object.assign(window, { atBody: `${document.documentElement.className}${color}` });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    expect(await page.evaluate(() => (window as unknown as { atBody: string }).atBody)).toBe('#F4EEE1');
    await page.getByRole('button', { name: 'Ganti tema terang atau gelap' }).click();
    await expect.poll(() => page.evaluate(dark)).toBe(true);
    expect(await page.evaluate(bar)).toBe('#0B1512');
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ theme: 'dark' });
  });

  test('pressed before the application runs, it changes once', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/assets/main-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Ganti tema terang atau gelap' }).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
    go();
    await started(page);
    expect([await page.evaluate(dark), await page.evaluate(bar)]).toEqual([false, '#F4EEE1']);
  });

  test('storage that throws, or holds garbage: dark, and the button still works', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await started(page);
    expect(await page.evaluate(dark)).toBe(true);
    await page.getByRole('button', { name: 'Ganti tema terang atau gelap' }).click();
    await expect.poll(() => page.evaluate(dark)).toBe(false);
  });

  test('garbage under the theme key is dark', async ({ page }) => {
    await page.addInitScript(() => void (localStorage.theme = '{"light":1}'));
    await page.goto('/');
    expect(await page.evaluate(dark)).toBe(true);
    await page.evaluate(() => localStorage.clear());
  });
});

test('the bar turns solid once more than 20 px are scrolled', async ({ page }) => {
  await page.goto('/');
  // Its ground, and what is laid over that: opaque, or not there.
  const grounds = () =>
    page.evaluate(() => {
      const header = document.querySelector('header') as Element;
      const { opacity, backgroundColor } = getComputedStyle(header, '::before');
      return [getComputedStyle(header).backgroundColor, backgroundColor, opacity];
    });
  for (const [y, opacity] of [
    [20, '0'],
    [21, '1'],
    [0, '0'],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(grounds).toEqual(['rgba(0, 0, 0, 0)', expect.stringMatching(/^rgb\(/), opacity]);
  }
});

test('the progress line shows the fraction scrolled', async ({ page }) => {
  await page.goto('/');
  const fraction = () =>
    page.evaluate(() => {
      const line = document.querySelector('header > span[aria-hidden=true]') as Element;
      return new DOMMatrix(getComputedStyle(line).transform).a;
    });
  expect(await fraction()).toBe(0);
  const range = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), range / 2);
  await expect.poll(fraction).toBeCloseTo(0.5, 1);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), range);
  await expect.poll(fraction).toBeCloseTo(1, 1);
});

test('where browsers have no scroll timelines the application moves the progress line', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      !property.includes('scroll()') && (value === undefined ? supports(property) : supports(property, value));
  });
  await page.goto('/');
  await started(page);
  // This browser runs the animation of the style sheet all the same: what counts is what is written on the line.
  const fraction = () =>
    page
      .locator('header > span[aria-hidden=true]')
      .evaluate((line: HTMLElement) => Number(/^scaleX\((.*)\)$/.exec(line.style.transform)?.[1] ?? '-1'));
  for (const part of [0.25, 1, 0]) {
    await page.evaluate((share) => {
      const range = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: range * share, behavior: 'instant' });
    }, part);
    await expect.poll(fraction).toBeCloseTo(part, 1);
  }
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens before the application runs, keeps focus inside, Escape closes it and gives focus back', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Buka menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('every link in it leads where it says, and leaves no menu open over the new page', async ({ page }) => {
    await page.goto('/about');
    await started(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const links = page.locator('dialog a');
    const addresses = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ pathname }) => pathname));
    expect(addresses).toEqual([
      '/',
      ...['/', '/features', '/pricing', '/quran', '/download', '/donation'],
      ...['/download', '/privacy', '/terms'],
    ]);
    for (const [index, address] of addresses.entries()) {
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await links.nth(index).click();
      await expect(page).toHaveURL(address);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('a link in its list or at its foot to the page that stands behind it closes it too', async ({ page }) => {
    await page.goto('/download');
    await started(page);
    let documents = 0;
    page.on('domcontentloaded', () => (documents += 1));
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const own = page.locator('dialog a[href="/download"]');
    await expect(own).toHaveCount(2);
    for (const link of await own.all()) {
      await page.getByRole('button', { name: 'Buka menu' }).click();
      await link.click();
      await expect(menu).toBeHidden();
    }
    expect(documents).toBe(0);
  });

  test('the close button closes it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('button', { name: 'Tutup menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('the skip link leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Langsung ke isi' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a change of page goes to the top, sets title and active link', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Donasi' }).click();
  await expect(page).toHaveTitle(/^Donasi /);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const active = page.getByRole('navigation', { name: 'Utama' }).locator('[aria-current=page]');
  await expect(active).toHaveText('Donasi');
  // One announcement: the browser speaks the title, and no live region repeats it.
  const spoken = await page.getByRole('status').allInnerTexts();
  expect(spoken.filter((text) => text.includes('mushaf'))).toEqual([]);
});

test('footer: quick links, social links, contact, this year', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const href of ['/about', '/contact', '/privacy', '/terms'])
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  const social: Record<string, string | undefined> = site.social;
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'YouTube']) {
    const link = footer.getByRole('link', { name });
    const address = social[name.toLowerCase()];
    if (!address) {
      await expect(link).toHaveCount(0);
      continue;
    }
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(footer.getByRole('link', { name: site.contact.email })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email}`,
  );
  const call = footer.getByRole('link', { name: site.contact.phone });
  await expect(call).toHaveAttribute('href', `tel:+${site.contact.whatsapp}`);
  await expect(footer).toContainText(site.contact.address);
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('newsletter without a provider: the notice, and the address stays in the box', async ({ page }) => {
  await page.goto('/');
  await started(page);
  const box = page.getByPlaceholder('Email Anda');
  await expect(box).toHaveAttribute('type', 'email');
  // With one the address is sent to it, and to nobody else.
  const provider = 'action' in site.newsletter ? String(site.newsletter.action) : null;
  const form = page.locator('footer form');
  await expect(form).toHaveAttribute(provider ? 'action' : 'data-scripts', provider ?? '');
  if (provider) return expect(form).toHaveAttribute('method', 'post');
  await box.fill('ibu@contoh.id');
  await page.getByRole('button', { name: 'Berlangganan' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fitur Belum Tersedia' })).toBeVisible();
  await expect(box).toHaveValue('ibu@contoh.id');
});

test('help opens a chat with the institute; on the donation pages it says which page', async ({ page }) => {
  const texts: string[] = [];
  for (const url of ['/', '/donation', '/donation-confirmation']) {
    await page.goto(url);
    const href = (await page.locator('aside > a[href^="https://wa.me/"]').getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^https://wa\\.me/${site.contact.whatsapp}\\?text=`));
    texts.push(decodeURIComponent(href.split('text=')[1] ?? ''));
  }
  expect(texts[0]).not.toMatch(/donasi/i);
  expect(texts[1]).toMatch(/donasi/i);
  expect(texts[2]).toMatch(/transfer/i);
});
