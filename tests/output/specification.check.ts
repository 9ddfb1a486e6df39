import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import siteSettings from '../../content-fallback/siteSettings.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';
import { built, innerHtml, pages, text, texts, values } from './markup.ts';

// What is around every page, compared to the letter (docs/what-the-site-does.md#menu-and-footer).

const routes = [
  '/',
  '/features',
  '/pricing',
  '/quran',
  '/download',
  '/donation',
  '/donation-confirmation',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
];
const menu = [
  ['/', 'Beranda'],
  ['/features', 'Fitur'],
  ['/pricing', 'Harga'],
  ['/quran', "Baca Qur'an"],
  ['/download', 'Download'],
  ['/donation', 'Donasi'],
];
const navs = (html: string) => [...html.matchAll(/<nav aria-label="Utama".*?<\/nav>/gs)].map((match) => match[0]);
const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map((match) => [match[1], text(match[2] ?? '')]);

test('the site has the eleven routes of the specification without parameters, and a page for unknown ones', () => {
  expect(Object.values(paths)).toEqual(expect.arrayContaining(routes));
  expect(Object.values(paths).filter((path) => /[:*?]/.test(path))).toEqual([]);
  const files = readdirSync('dist').filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(pages.map(({ file }) => file).sort());
});

describe.each(pages)('$url', ({ html, url }) => {
  test('has header, bar and menu with the six links, footer, theme toggle and help', () => {
    const bars = navs(html);
    expect(bars).toHaveLength(2);
    for (const bar of bars) expect(links(bar)).toEqual(menu);
    const header = innerHtml(html, 'header')[0] ?? '';
    expect(navs(header)).toHaveLength(1);
    expect(header).toMatch(/<button\b[^>]*\sdata-theme-toggle=/);
    // Between main and footer are only the closed menu and the hidden notice of a failure.
    expect(html).toMatch(/<\/main><dialog\b.*?<\/dialog><div\b[^>]* hidden="".*?<\/div><footer\b/s);
    expect(html).toMatch(/<\/footer><aside aria-label="[^"]+"[^>]*><a\b[^>]*href="https:\/\/wa\.me\//);
  });

  test('marks the active route in bar and menu', () => {
    const ownLink = menu.filter(([path]) => path === url).map(([path]) => [path, 'page']);
    // The confirmation has no link in the menu: it belongs to Donasi, which is another page.
    const expected = url === '/donation-confirmation' ? [['/donation', 'true']] : ownLink;
    for (const bar of navs(html)) {
      const marked = (bar.match(/<a\b[^>]*\saria-current=[^>]*>/g) ?? []).map((link) =>
        [/href="([^"]*)"/, /aria-current="([^"]*)"/].map((value) => value.exec(link)?.[1]),
      );
      expect(marked).toEqual(expected);
    }
  });

  test('has a footer with quick links, social links, contact, newsletter box and copyright', () => {
    const footer = innerHtml(html, 'footer').at(-1) ?? '';
    const hrefs = values(footer, 'href');
    const { email, whatsapp, address } = siteSettings.contact;
    const contact = [`mailto:${email}`, `tel:+${whatsapp}`, ...Object.values(siteSettings.social)];
    expect(hrefs).toEqual(expect.arrayContaining(['/about', '/contact', '/privacy', '/terms', ...contact]));
    expect(text(footer)).toContain(text(address));
    const names = links(footer).map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Facebook', 'Twitter', 'Instagram', 'YouTube']));
    expect(footer).toMatch(/<input\b[^>]*type="email"[^>]*placeholder="Email Anda"/);
    expect(texts(footer, 'button')).toEqual(['Berlangganan']);
    expect(text(footer)).toContain(`© ${new Date().getFullYear()} `);
  });
});

test('help opens a chat with the institute, whose text names the form or the confirmation', () => {
  const [home, donation, confirmation] = ['index', 'donation', 'donation-confirmation'].map((name) => {
    const help = innerHtml(built(`${name}.html`), 'aside').at(-1) ?? '';
    // Form and confirmation contain the link of each; that of the other is hidden.
    const shown = help.match(/<a\b[^>]*>/g)?.find((link) => !link.includes(' hidden')) ?? '';
    const url = new URL(text(values(shown, 'href')[0] ?? ''));
    expect(url.href).toContain(`https://wa.me/${siteSettings.contact.whatsapp}?text=`);
    return url.searchParams.get('text');
  });
  expect(home).not.toMatch(/donasi/i);
  expect(donation).toMatch(/donasi/i);
  expect(confirmation).toMatch(/transfer/i);
});
