import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elements, innerHtml, pages, text } from './markup.ts';

/** Link texts that say nothing in a list of links: `klik di sini`, `selengkapnya`, `lihat` (WCAG 2.4.4). */
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

test('no instruction relies on a colour, a shape or a side alone, on a page or in a message', () => {
  const control = '(?:tombol|ikon|kotak|kolom|tanda|tautan|gambar|teks)';
  const look = '(?:hijau|emas|merah|biru|kuning|putih|hitam|abu-abu|bulat|persegi|besar|kecil|tebal)';
  const alone = new RegExp(
    `\\b(?:${control} (?:yang )?(?:(?:ber)?warna |berbentuk )?${look}|(?:di|sebelah|sisi|pojok) (?:kanan|kiri)|(?:klik|tekan|ketuk) di sini)\\b`,
    'gi',
  );
  const shown = pages.map(({ html }) => text(innerHtml(html, 'body').join(' ')));
  const messages = ['site', 'pages', 'confirmation'].map((name) => readFileSync(`src/words/${name}.ts`, 'utf8'));
  expect([...shown, ...messages].flatMap((words) => words.match(alone) ?? [])).toEqual([]);
});
