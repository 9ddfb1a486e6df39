import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '../../src/page-table.ts';
import { contentTexts } from '../../src/publish/documents/sanity-document.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { spaceAccount } from '../../src/transaction/space-account.ts';
import { contentOf, elements, innerHtml, mainOf, pages, text, texts, values } from './markup.ts';

// What the specification asks of any content, so of a build from Sanity as well. The content is that of the build.

const { contact, social } = contentOf('site');

const routes =
  '/ /features /pricing /quran /download /donation /donation-confirmation /about /contact /privacy /terms'.split(' ');
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

test('the site has the eleven routes without parameters, and a page for unknown addresses', () => {
  expect(Object.values(paths)).toEqual(expect.arrayContaining(routes));
  expect(Object.values(paths).filter((path) => /[:*?]/.test(path))).toEqual([]);
  const files = readdirSync('dist').filter((file) => file.endsWith('.html'));
  expect(files.sort()).toEqual(pages.map(({ file }) => file).sort());
});

describe.each(pages)('$url', ({ html, url }) => {
  test('bar and menu have the six links and mark the active route; the bar has the theme toggle', () => {
    const bars = navs(html);
    expect(bars.map(links)).toEqual([menu, menu]);
    const header = innerHtml(html, 'header')[0] ?? '';
    expect([navs(header).length, header.includes(' data-theme-toggle=')]).toEqual([1, true]);
    const ownLink = menu.filter(([path]) => path === url).map(([path]) => [path, 'page']);
    // The confirmation has no link in the menu: it belongs to Donasi, which is another page.
    const expected = url === '/donation-confirmation' ? [['/donation', 'true']] : ownLink;
    for (const bar of bars) {
      const marked = elements(bar).filter(({ attributes }) => 'aria-current' in attributes);
      expect(marked.map(({ attributes }) => [attributes.href, attributes['aria-current']])).toEqual(expected);
    }
  });

  test('the footer has quick links, social links, contact, newsletter box and copyright; help opens a chat', () => {
    const footer = innerHtml(html, 'footer').at(-1) ?? '';
    const own = [`mailto:${contact.email}`, `tel:+${contact.whatsapp}`, ...Object.values(social).filter(Boolean)];
    const quick = ['/about', '/contact', '/privacy', '/terms'];
    expect(values(footer, 'href')).toEqual(expect.arrayContaining([...quick, ...own]));
    expect(text(footer)).toContain(text(contact.address));
    expect(text(footer)).toContain(`© ${new Date().getFullYear()} `);
    const field = elements(footer).find(({ attributes }) => attributes.type === 'email');
    expect([field?.attributes.placeholder, texts(footer, 'button')]).toEqual(['Email Anda', ['Berlangganan']]);
    expect(html).toContain(`href="https://wa.me/${contact.whatsapp}?text=`);
  });
});

/** Fields that only machines read, that fill in something, or that show in another state or on another page. */
const elsewhere =
  /(?:^|\.)(?:kind|id|plan|type|certificate|packageName|code|\w*[lL]ink)$|^(?:prices|whatsapp)|^plans\.\d+\.features|legality|tashih/;
const plain = (words: string) => text(words.replaceAll('<', '&lt;')).replaceAll(/\s/g, '').toLowerCase();

test.each(pages.filter(({ name }) => name !== 'confirmation'))('$url shows every text of its content', (page) => {
  const { name, html } = page;
  const attributes = elements(html).flatMap((element) => Object.values(element.attributes));
  const shown = plain(text(html)) + plain(attributes.join(' '));
  const written = contentTexts(contentOf(name)).filter(
    ({ field, text: own }) => !elsewhere.test(field) && !/[{}]/.test(own),
  );
  expect(written.length).toBeGreaterThan(3);
  expect(written.filter((piece) => !shown.includes(plain(piece.text)))).toEqual([]);
});

test('the reader: a sandboxed frame, its three buttons, and a link to its own address', () => {
  const html = mainOf('quran');
  const { url } = contentOf('quran').reader;
  const all = elements(html);
  expect(html).toContain('sandbox="allow-scripts allow-forms allow-popups allow-same-origin"');
  expect(html).toContain(' referrerPolicy="strict-origin"');
  // The message for a reader that has not loaded has a second “Refresh”.
  expect(texts(html, 'button')).toEqual(['Refresh', 'Mode Fullscreen', 'Keluar Fullscreen', 'Refresh']);
  expect(all.find(({ attributes }) => attributes.target === '_blank')?.attributes.href).toBe(url);
});

test('the download page links to the store of each phone, or says that it is to come', () => {
  const { app } = contentOf('download');
  const stores = values(mainOf('download'), 'href').filter((href) => /play\.google|apps\.apple/.test(href));
  expect(stores).toEqual([app.androidUrl, app.iosUrl].filter(Boolean));
  if (!app.iosUrl) expect(texts(mainOf('download'), 'button')).toContain('Segera Hadir');
});

test.each(['index', 'features', 'pricing', 'download'])(
  '%s: every button stands for what is to come: a notice',
  (name) => {
    const buttons = elements(mainOf(name)).filter(({ tag }) => tag === 'button');
    for (const { attributes } of buttons) expect(attributes).toMatchObject({ type: 'button', 'data-notice': '' });
    // A control with a notice leads nowhere, even without scripts.
    expect(elements(mainOf(name)).filter(({ attributes }) => 'data-notice' in attributes)).toEqual(buttons);
    if (name !== 'download' || !contentOf('download').app.iosUrl) expect(buttons.length).toBeGreaterThan(0);
  },
);

describe('the donation form', () => {
  const html = mainOf('donation');
  const form = innerHtml(html, 'form')[0] ?? '';
  const { prices } = contentOf('donation');
  const fields = elements(form);
  const field = (name: string) => fields.find(({ attributes }) => attributes.name === name);

  test('has type, name, amount, quantity of 1, city and address', () => {
    const types = fields.filter(({ attributes }) => attributes.name === 'jenis');
    expect(types.map(({ attributes }) => attributes.value)).toEqual(['donasi', 'beli', 'wakaf']);
    expect(types.map(({ attributes }) => 'checked' in attributes)).toEqual([true, false, false]);
    expect([field('nama'), field('alamat')].map((own) => own && 'required' in own.attributes)).toEqual([true, true]);
    expect(field('jumlah')?.attributes.value).toBe('1');
    expect(text(form)).toContain(`Paling sedikit ${formatRupiah(prices.minDonation)}`);
    for (const price of Object.values(prices.unitPrice)) expect(text(form)).toContain(formatRupiah(price));
    expect(text(form)).toContain('Lanjutkan Pembayaran');
  });

  test('takes money and quantity as text from a number pad, without a length limit', () => {
    for (const name of ['nominal', 'jumlah']) {
      expect(field(name)?.attributes).toMatchObject({ type: 'text', inputmode: 'numeric' });
      expect(field(name)?.attributes).not.toHaveProperty('maxlength');
    }
  });

  test('offers every city with its rate', () => {
    const [, ...offered] = texts(form, 'option');
    expect(offered).toEqual(
      prices.cities.map(({ name, ratePerKg }) => `${text(name)} · ${formatRupiah(ratePerKg)} per kg`),
    );
  });

  test('breaks the total down: subtotal, shipping for mushaf only, unique code, total', () => {
    const entries = texts(innerHtml(form, 'aside')[0] ?? form, 'dt');
    expect(entries.join(' ')).toMatch(/Subtotal.*Ongkos kirim.*Kode unik.*Total transfer/);
    expect(form).toMatch(/data-for="beli wakaf"[^>]*><dt[^>]*><span>Ongkos kirim/);
  });
});

test('the contact form asks for name, email and message, and sends from a button', () => {
  const form = innerHtml(mainOf('contact'), 'form')[0] ?? '';
  expect(values(form, 'name')).toEqual(['nama', 'email', 'pesan']);
  expect(elements(form).filter(({ attributes }) => 'required' in attributes)).toHaveLength(3);
  expect(texts(form, 'button')).toHaveLength(1);
});

test('the account is the first of the official numbers', () => {
  const [, numbers = ''] = mainOf('contact').split('id="rekening-resmi"');
  expect(texts(numbers, 'dd')[0]).toContain(spaceAccount(contentOf('contact').bankAccount.number));
});

test.each(['privacy', 'terms'] as const)('%s has numbered sections, each with a text', (name) => {
  const headings = texts(mainOf(name), 'h2').filter((heading) => /^\d/.test(heading));
  expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(headings.map((_, index) => index + 1));
  expect(headings.length).toBeGreaterThanOrEqual(1);
});

test('the comparison of the plans is a table with a caption and headings for columns and rows', () => {
  const [table = ''] = innerHtml(mainOf('pricing'), 'table');
  const rows = innerHtml(table, 'tr');
  const columns = elements(rows[0] ?? '').filter(({ tag }) => tag === 'th').length;
  const scopes = [...Array.from({ length: columns }, () => 'col'), ...rows.slice(1).map(() => 'row')];
  expect([values(table, 'scope'), texts(table, 'caption').length]).toEqual([scopes, 1]);
});
