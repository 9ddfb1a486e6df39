import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { built, each, elements, text } from './markup.ts';

/** What a page says to those who do not see it: names of its links, and instructions that need no eyes. */
const pages = pageList.map((entry) => ({ ...entry, html: built(entry.file) }));

/** Says nothing where it is read by itself, as in a list of links. */
const empty =
  /^(?:(?:klik |tekan |lihat )?(?:di )?(?:sini|ini)|selengkapnya|lebih lanjut|baca|buka|lanjut|lihat|tautan|link|detail)[.…!»]*$/i;

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
  test('every link says by its own words where it leads', () => {
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ name }) => !/[\p{L}\p{N}]{2}/u.test(name) || empty.test(name))).toEqual([]);
    const places = Map.groupBy(links, ({ name }) => name);
    const twofold = [...places].filter(([, same]) => new Set(same.map(({ href }) => href)).size > 1);
    expect(twofold.map(([name, same]) => [name, ...same.map(({ href }) => href)])).toEqual([]);
  });

  test('no instruction leans on shape, colour or place alone', () => {
    expect(leaning(text(each(html, 'body').join(' ')))).toEqual([]);
  });
});

/** “the green button”, “on the right”: above and below stay, since they are also the order in which it is read. */
const lean =
  /\b(?:tombol|kotak|ikon|tanda|tautan|kolom|tulisan|teks|gambar)\s+(?:yang\s+)?(?:ber(?:warna|bentuk)|hijau|emas|merah|biru|kuning|putih|hitam|abu-abu|bulat|bundar|persegi|segitiga|besar|kecil)\b|\b(?:di\s+)?(?:sebelah|sisi|bagian|pojok|sudut|ujung)\s+(?:kanan|kiri)\b|\bdi\s+(?:kanan|kiri|pojok|sudut)\b|\bklik di sini\b/gi;
const leaning = (words: string): string[] => words.match(lean) ?? [];

test('nor does one that the application says', () => {
  const said = ['words', 'page-words', 'payment-words'].map((name) => readFileSync(`src/${name}.ts`, 'utf8'));
  expect(said.flatMap(leaning)).toEqual([]);
});

test.each(['Tekan tombol hijau.', 'Lihat menu di sebelah kanan.', 'Pilih kotak yang berwarna emas.', 'Klik di sini.'])(
  'it would be found: %s',
  (words) => expect(leaning(words)).not.toEqual([]),
);
