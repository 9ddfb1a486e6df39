import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { innerHtml, elements, pages, text } from './markup.ts';

/** Link texts that say nothing out of context, as in a list of links (WCAG 2.4.4). */
const saysNothing =
  /^(?:(?:klik |tekan |ketuk |lihat |buka )?(?:di )?(?:sini|ini|situ)|(?:(?:baca|lihat|info|informasi|pelajari) )?(?:selengkapnya|lebih lanjut)|baca|buka|lanjut|lihat|klik|tautan|link|detail|info|here|(?:read |learn )?more)[\s.…!»›→]*$/i;

interface NamedLink {
  name: string;
  href: string;
}

function linksOf(html: string): NamedLink[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => {
    const { attributes: read = {} } = elements(`<a ${attributes}></a>`)[0] ?? {};
    return { name: (read['aria-label'] ?? text(inner)).trim(), href: read.href ?? '' };
  });
}

describe.each(pages)('$url', ({ html }) => {
  test('the text of every link says where it leads, and the same text leads to one place', () => {
    const links = linksOf(html.replaceAll(/<a\b[^>]* hidden="".*?<\/a>/gs, ''));
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ name }) => !/[\p{L}\p{N}]{2}/u.test(name) || saysNothing.test(name))).toEqual([]);
    const places = Map.groupBy(links, ({ name }) => name);
    const ambiguous = [...places].filter(([, same]) => new Set(same.map(({ href }) => href)).size > 1);
    expect(ambiguous.map(([name, same]) => [name, ...same.map(({ href }) => href)])).toEqual([]);
  });

  test('Arabic is marked as Arabic, and the page as Indonesian', () => {
    const [root, ...all] = elements(html).filter(({ tag }) => tag !== 'script');
    expect(root?.lang).toBe('id');
    expect(all.filter(({ text: own, lang }) => /\p{Script=Arabic}/u.test(own) && lang !== 'ar')).toEqual([]);
  });

  test('fields about the visitor have autocomplete, so that the browser can fill them in', () => {
    const fields = elements(html).filter(
      ({ tag, attributes }) =>
        /^(?:input|select|textarea)$/.test(tag) && !/^(?:radio|file|hidden)$/.test(attributes.type ?? ''),
    );
    const wrong = fields.filter(
      ({ attributes: { autocomplete = 'off', name = '' } }) => autocomplete !== (purposes[name] ?? 'off'),
    );
    expect(wrong).toEqual([]);
  });
});

/** The autocomplete value of each field about the visitor, by its name (WCAG 1.3.5). */
const purposes: Record<string, string | undefined> = {
  nama: 'name',
  email: 'email',
  alamat: 'street-address',
};

// Phrases like “the green button” or “on the right”, but not “above” and “below”, which are the order of reading.
const colour = 'hijau|emas|merah|biru|kuning|putih|hitam|abu-abu|jingga|cokelat';
const shape = 'bulat|bundar|persegi|segitiga|bintang|lonjong|besar|kecil|tebal|miring';
const thing = 'tombol|kotak|ikon|tanda|tautan|kolom|tulisan|teks|gambar|angka|huruf|kartu|baris|garis|label|simbol';
const sensoryPhrase = new RegExp(
  [
    `(?:${thing})\\s+(?:(?:yang|ber)\\s*)?(?:(?:ber)?(?:warna|bentuk|tanda)|${colour}|${shape})`,
    `yang\\s+(?:(?:ber)?warna(?:nya)?\\s+)?(?:${colour}|bulat|bundar|persegi|segitiga)`,
    '(?:sebelah|sisi|bagian|pojok|sudut|ujung)\\s+(?:kanan|kiri)',
    'di\\s+(?:kanan|kiri|pojok|sudut)',
    '(?:kanan|kiri)\\s+(?:atas|bawah)|(?:atas|bawah)\\s+(?:kanan|kiri)',
    '(?:klik|tekan|ketuk) di sini',
  ]
    .map((pattern) => `\\b(?:${pattern})\\b`)
    .join('|'),
  'gi',
);
const sensoryPhrases = (words: string): string[] => words.match(sensoryPhrase) ?? [];

/** The texts of a piece of content, except alt texts. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value ?? {}).flatMap(([key, part]) => (key === 'alt' ? [] : textsOf(part)));

test('no instruction relies on shape, colour or place alone: on a page, in loaded content, in a message', () => {
  const labels = (html: string) =>
    elements(html).flatMap(({ attributes: { placeholder, ...more } }) => [more['aria-label'], placeholder]);
  const shown = pages.flatMap(({ html }) => [text(innerHtml(html, 'body').join(' ')), ...labels(html)]);
  const files = readdirSync('dist/content').filter((file) => file.endsWith('.json'));
  expect(files.length).toBeGreaterThan(10);
  const loaded = files.map((file): unknown => JSON.parse(readFileSync(join('dist/content', file), 'utf8')));
  const messages = ['site', 'pages', 'payment'].map((name) => readFileSync(`src/words/${name}.ts`, 'utf8'));
  expect([...shown, ...textsOf(loaded), ...messages].flatMap((words = '') => sensoryPhrases(words))).toEqual([]);
});
