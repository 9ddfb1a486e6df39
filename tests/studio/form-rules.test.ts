import { describe, expect, test } from 'vitest';
import { counts } from '../../src/content/counts.ts';
import { pictureLimits, places } from '../../src/content/picture-places.ts';
import { appInfo } from '../../studio/documents/app-info.ts';
import { bankAccount } from '../../studio/documents/bank-account.ts';
import { fits, orderRank, othersQuery } from '../../studio/documents/in-order.ts';
import { notice } from '../../studio/documents/notice.ts';
import { plan } from '../../studio/documents/plan.ts';
import { shippingCity } from '../../studio/documents/shipping-city.ts';
import { unique } from '../../studio/documents/unique.ts';
import {
  donationField,
  presetEntry,
  priceField,
  priceOrFreeField,
  quantity,
  rateField,
} from '../../studio/fields/amounts.ts';
import { day } from '../../studio/fields/dates.ts';
import { group, lineList, list } from '../../studio/fields/group.ts';
import { href, readerLink, webLink } from '../../studio/fields/link.ts';
import { normalisePhone, phone } from '../../studio/fields/phone.tsx';
import { picture, pictureOfBoth } from '../../studio/fields/picture.ts';
import { richText } from '../../studio/fields/rich-text.ts';
import { sentence } from '../../studio/fields/sentence.ts';
import { figure, filled, line, optionalLine, optionalParagraph, paragraph } from '../../studio/fields/text.ts';
import { weight } from '../../studio/fields/weight.ts';
import { afterTransfer } from '../../studio/pages/after-transfer.ts';
import { comingVersion } from '../../studio/pages/coming-version.tsx';
import { donationForm } from '../../studio/pages/donation-form.ts';
import { presets, prices } from '../../studio/pages/prices.ts';
import { declared, fieldOf, said } from './rules-of.ts';

/** What the forms say while staff type, at the edges of each rule. Whole documents: rules.test.ts. */
const at = { name: 'a', title: 'Judul', description: 'b' };
const place = ['a', 'Judul bagian', 'b'] as const;

/** A client that answers with this, and keeps what it was asked. */
function answering(answer: unknown) {
  const asked: unknown[] = [];
  const client = {
    fetch: (...question: unknown[]) => (asked.push(question), Promise.resolve(answer)),
    withConfig: (config: unknown) => (asked.push(config), client),
  };
  return { asked, getClient: (version: unknown) => (asked.push(version), client) };
}

describe('amounts', () => {
  const plausible = { min: 5_000, max: 50_000 };
  const unusual = {
    warning: 'Jumlah ini tidak biasa: umumnya antara Rp5.000 dan Rp50.000. Periksa lagi jumlah nolnya.',
  };

  test.each<[string, typeof priceField, unknown, unknown[]]>([
    ['price', priceField, 29_000, []],
    ['price', priceField, 5_000, []],
    ['price', priceField, 50_000, []],
    ['price', priceField, 4_900, [unusual]],
    ['price', priceField, 50_100, [unusual]],
    ['price', priceField, 29_050, ['Bulatkan ke ratusan: Rp29.000 atau Rp29.100.']],
    ['price', priceField, 0, ['Tulis harga paling sedikit Rp1.000, misalnya 29.000.']],
    ['price', priceField, undefined, []],
    ['price', priceField, '29000', []],
    ['price or free', priceOrFreeField, 0, []],
    [
      'price or free',
      priceOrFreeField,
      500,
      ['Tulis harga paling sedikit Rp1.000, misalnya 29.000, atau 0 untuk gratis.'],
    ],
    ['rate', rateField, 29_050, []],
    ['rate', rateField, 1.5, ['Tulis ongkos dalam rupiah bulat, tanpa sen.']],
    ['donation', donationField, 999, ['Tulis nominal paling sedikit Rp1.000, misalnya 29.000.']],
  ])('a %s of %3$j', async (_what, field, value, problems) => {
    expect(await said(field({ ...at, plausible }), value)).toEqual(problems);
  });

  test('what must hold beside other fields is said when the amount itself may stand', async () => {
    const check = (value: number, { other }: Record<string, unknown>) =>
      value === other ? 'tulis yang lain' : undefined;
    const field = priceField({ ...at, plausible, check });
    expect(await said(field, 29_000, { parent: { other: 29_000 } })).toEqual(['Tulis yang lain.']);
    expect(await said(field, 29_000, { parent: { other: 1 } })).toEqual([]);
    expect(await said(field, 29_000)).toEqual([]);
    expect(await said(field, 29_050, { parent: { other: 29_050 } })).toHaveLength(1);
  });

  test('each is asked for with an example', () => {
    const required = (what: string) => [
      ['required ', `error Tulis ${what}.`].map((each) => each.trim()),
      [],
      ['warning'],
    ];
    expect(declared(priceField({ ...at, plausible }))).toEqual(required('harga dalam rupiah, misalnya 29.000'));
    expect(declared(rateField({ ...at, plausible }))).toEqual(required('ongkos dalam rupiah, misalnya 29.000'));
    expect(declared(presetEntry)).toEqual([['required', 'error Tulis nominal dalam rupiah, misalnya 25.000.'], []]);
    expect(declared(weight(...place))).toEqual([['required', 'error Tulis berat dalam kg, misalnya 0,8.'], []]);
  });

  test('one to choose from, a weight', async () => {
    expect(await said(presetEntry, 25_000)).toEqual([]);
    expect(await said(presetEntry, undefined)).toEqual([]);
    expect(await said(presetEntry, 999)).toEqual(['Tulis nominal paling sedikit Rp1.000, misalnya 29.000.']);
    for (const value of [0.1, 5, undefined]) expect(await said(weight(...place), value)).toEqual([]);
    for (const value of [0.09, 8]) expect(await said(weight(...place), value)).toHaveLength(1);
  });

  test('a whole number of things, from 1 to 10.000', async () => {
    const asked = 'Tulis bilangan bulat dari 1 sampai 10.000.';
    const field = quantity(...place);
    expect(declared(field)).toEqual([['required', `error ${asked}`]]);
    for (const value of [1, 10_000, undefined]) expect(await said(field, value)).toEqual([]);
    for (const value of [0, 10_001, 1.5, '2']) expect(await said(field, value)).toEqual([asked]);
  });

  test('the largest donation is above the smallest', async () => {
    const field = fieldOf(prices, 'maxDonation');
    const limits = (minDonation: unknown) => ({ parent: { minDonation } });
    expect(await said(field, 10_000_000, limits(10_000_000))).toHaveLength(1);
    expect(await said(field, 10_000_000, limits(9_999_999))).toEqual([]);
    expect(await said(field, 10_000_000, limits('a'))).toEqual([]);
  });

  test('amounts to choose from', async () => {
    const document = { prices: { minDonation: 10_000, maxDonation: 50_000 } };
    const of = (value: unknown, more: object = { document }) => said(presets, value, more);
    expect(await of([10_000, 50_000])).toEqual([]);
    expect(await of(undefined)).toEqual([]);
    expect(await of([20_000, 10_000])).toEqual([expect.stringMatching(/^Urutkan dari yang terkecil/)]);
    expect(await of([9_000])).toEqual([expect.stringMatching(/^Ganti Rp9\.000 dengan/)]);
    expect(await of(['a', 20_000, null])).toEqual([]);
    // Said at that amount.
    expect(await of([999])).toEqual([]);
    expect(await of([999, 20_000])).toEqual([]);
    expect(await of([20_000, 10_000], {})).toEqual([]);
    expect(await of([20_000, 10_000], { document: { prices: { minDonation: 1_000 } } })).toEqual([]);
    expect(await of([20_000, 10_000], { document: { prices: { maxDonation: 90_000 } } })).toEqual([]);
    const many = Array.from({ length: counts.presets.max }, (_, index) => 10_000 + index);
    expect(await of(many)).toEqual([]);
    for (const value of [[], [...many, 50_000]]) expect(await of(value)).toEqual(['Isi 1 sampai 8 nominal.']);
  });
});

test('a remedy becomes a sentence', () => {
  expect([sentence(undefined), sentence('tulis a')]).toEqual([true, 'Tulis a.']);
});

describe('texts', () => {
  test.each([
    [undefined, true],
    ['isi', true],
    [' isi ', true],
    [' ', 'Wajib diisi, bukan spasi saja.'],
    ['', 'Wajib diisi, bukan spasi saja.'],
    ['a'.repeat(2000), true],
    [` ${'a'.repeat(2000)} `, true],
    ['a'.repeat(2001), 'Tulis paling banyak 2.000 huruf.'],
    [
      'a\u200bb',
      'Huruf ke-2, setelah “a”: U+200B, tanda yang tidak terlihat; hapus, lalu ketik ulang kata di sekitarnya.',
    ],
  ])('%j', (value, answer) => {
    expect(filled(value, {})).toBe(answer);
    expect(filled(value, { path: ['a', { _key: 'b' }, 'c'], document: { _type: 'd' } as never })).toBe(answer);
  });

  test('lines break only where they are shown line by line', () => {
    const address = (path: unknown[]) =>
      filled('Jalan\nKota', { path: path as string[], document: { _type: 'siteSettings' } as never });
    expect(address(['contact', 'address'])).toBe(true);
    expect(address(['contact', { _key: 'a' }, 'address'])).toBe(true);
    expect(address(['contact', 'phone'])).toMatch(/pindah baris/);
    expect(filled('Jalan\nKota', {})).toMatch(/pindah baris/);
  });

  test('an empty one is asked for by its title', () => {
    const asked = (title: string) => declared(line('a', title, 'b'))[0];
    expect(asked('Judul bagian')).toEqual(['required', 'error Tulis judul bagian.']);
    expect(asked('RAM Lama')).toEqual(['required', 'error Tulis RAM Lama.']);
    expect(asked('RAM')).toEqual(['required', 'error Tulis RAM.']);
    expect(asked('Email')).toEqual(['required', 'error Tulis email.']);
    expect(asked('A b')).toEqual(['required', 'error Tulis a b.']);
    expect(declared(paragraph(...place))).toEqual([['required', 'error Tulis judul bagian.'], []]);
    for (const field of [optionalLine(...place), optionalParagraph(...place)]) expect(declared(field)).toEqual([[]]);
  });

  test('every kind is held to the same characters', async () => {
    const more = (rule: { max: (count: number) => never }) => rule.max(3);
    expect(declared(line(...place, more as never))[1]).toEqual(['max 3']);
    expect(declared(optionalLine(...place, more as never))).toEqual([['max 3']]);
    for (const field of [line(...place), paragraph(...place), optionalLine(...place), optionalParagraph(...place)])
      expect(await said(field, ' ')).toEqual(['Wajib diisi, bukan spasi saja.']);
  });

  test('figures are written as here', async () => {
    expect(await said(figure(...place), '12.500+')).toEqual([]);
    expect(await said(figure(...place), undefined)).toEqual([]);
    expect(await said(figure(...place), '12,500+')).toEqual(['Tulis ribuan dengan titik, misalnya 12.500+.']);
  });

  test('a day is one of the calendar', async () => {
    const notADay = 'Pilih tanggal yang ada di kalender.';
    expect(declared(day(...place))).toEqual([['required', `error ${notADay}`], ['warning']]);
    for (const value of ['2026-02-28', '2024-02-29', undefined, 'kemarin', '2026-02-301', 'x2026-02-30'])
      expect(await said(day(...place), value)).toEqual([]);
    for (const value of ['2026-02-30', '2026-13-01']) expect(await said(day(...place), value)).toEqual([notADay]);
  });

  test.each([
    ['0812-3456 7890', '6281234567890'],
    ['+62 (812) 3456.7890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['9812345678', '9812345678'],
    [' 0812 atau 0813 ', '0812 atau 0813'],
    ['x0812', 'x0812'],
    ['0812x', '0812x'],
    ['', ''],
  ])('the number %j is kept as %j', (typed, kept) => {
    expect(normalisePhone(typed)).toBe(kept);
  });

  test('a number is rewritten when its field is left', () => {
    type Input = (props: object) => { elementProps: { onBlur: (event: string) => void } };
    const { input } = (phone(...place) as unknown as { components: { input: Input } }).components;
    const left = (value: string | undefined) => {
      const reported: unknown[] = [];
      const tell = (what: unknown) => reported.push(what);
      const renderDefault = (props: object) => props;
      input({ value, onChange: tell, elementProps: { onBlur: tell }, renderDefault }).elementProps.onBlur('left');
      return reported;
    };
    expect(left('0812-3456 7890')).toEqual(['left', expect.objectContaining({ type: 'set', value: '6281234567890' })]);
    for (const value of ['6281234567890', '', undefined]) expect(left(value)).toEqual(['left']);
  });

  test('a WhatsApp number is one of Indonesia', async () => {
    expect(declared(phone(...place))).toEqual([['required']]);
    for (const value of ['6281234567890', undefined]) expect(await said(phone(...place), value)).toEqual([]);
    expect(await said(phone(...place), '0812')).toEqual([
      'Tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789.',
    ]);
  });
});

describe('links', () => {
  const web = 'Tulis tautan lengkap yang dimulai dengan https:// ke situs yang benar.';
  const reader = 'http://localhost:4174/';
  test('to other sites, to the reader, inside a text', async () => {
    expect(declared(webLink(at))).toEqual([['required']]);
    expect(declared(webLink({ ...at, optional: true }))).toEqual([[]]);
    expect([declared(readerLink(at)), declared(href)]).toEqual([[['required']], [['required']]]);
    for (const field of [webLink(at), webLink({ ...at, optional: true })]) {
      for (const value of [undefined, 'https://a.id/']) expect(await said(field, value)).toEqual([]);
      for (const value of ['http://a.id/', '/contact', reader]) expect(await said(field, value)).toEqual([web]);
    }
    for (const value of [undefined, 'https://a.id/', reader]) expect(await said(readerLink(at), value)).toEqual([]);
    expect(await said(readerLink(at), '/contact')).toEqual([web]);
    for (const value of [undefined, '/contact', 'mailto:a@b.id']) expect(await said(href, value)).toEqual([]);
    expect(await said(href, 'javascript:a')).toEqual([
      'Tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini.',
    ]);
  });
});

describe('lists', () => {
  const entry = { ...at, entry: 'Butir', preview: 'title' };
  const fields = [line('title', 'Judul', 'a')];
  const check = (entries: unknown[]) => entries.length !== 2 || 'bukan dua';

  test('are as long as the design has room for', () => {
    for (const make of [(count: object) => list(entry, fields, count), (count: object) => lineList(...place, count)]) {
      expect(declared(make({}))).toEqual([['required', 'min 1']]);
      expect(declared(make({ min: 0 }))).toEqual([['required', 'min 0']]);
      expect(declared(make({ min: 2, max: 6 }))).toEqual([['required', 'min 2', 'max 6']]);
      expect(declared(make({ max: 0 }))).toEqual([['required', 'min 1', 'max 0']]);
      expect(declared(make({ length: 3, max: 6 }))).toEqual([['required', 'length 3']]);
    }
    expect(declared(group('a', 'b', 'c', fields))).toEqual([['required']]);
  });

  test('hold what else is asked of their entries', async () => {
    for (const field of [
      list(entry, fields, { check }),
      lineList(...place, { check: (lines) => check(lines ?? []) }),
    ]) {
      expect(await said(field, ['a', 'b'])).toEqual(['bukan dua']);
      expect(await said(field, ['a'])).toEqual([]);
      expect(await said(field, undefined)).toEqual([]);
    }
    expect(await said(list(entry, fields, {}), [{}, {}])).toEqual([]);
    for (const value of [['a', ' '], ['a', 7], [null]])
      expect(await said(lineList(...place, {}), value)).toEqual(['Hapus baris yang kosong.']);
    const [each = {}] = (lineList(...place, {}) as unknown as { of: object[] }).of;
    expect(declared(each)).toEqual([['required']]);
    expect(await said(each, ' ')).toEqual(['Wajib diisi, bukan spasi saja.']);
    for (const value of [['a'], [], undefined]) expect(await said(lineList(...place, {}), value)).toEqual([]);
  });

  test('show an entry by its title, its second field and its picture', () => {
    const preview = (field: object) => (field as { of: { preview: { select: object } }[] }).of[0]?.preview.select;
    expect(preview(list(entry, fields, {}))).toEqual({ title: 'title' });
    const image = picture({ description: 'a', place: 'screen' });
    expect(preview(list({ ...entry, subtitle: 'text' }, [...fields, image], {}))).toEqual({
      title: 'title',
      subtitle: 'text',
      media: 'image',
    });
  });
});

describe('pictures', () => {
  const gallery = picture({ description: 'Foto.', place: 'gallery' });
  const optional = picture({ description: 'Foto.', place: 'gallery', optional: true });
  const image = (size: string, more: object = {}) => ({ asset: { _ref: `image-4f-${size}-png` }, ...more });
  const bytes = (size: number | null) => answering(size);

  test('are asked for, and show what will be seen', () => {
    expect(declared(gallery)).toEqual([['required', 'assetRequired']]);
    expect(declared(optional)).toEqual([[]]);
    const both = pictureOfBoth({ description: 'Foto.', place: 'gallery' });
    expect(both.map(declared)).toEqual([[['required', 'assetRequired']], [[]]]);
    const hotspot = (field: object) => (field as { options: { hotspot: unknown } }).options.hotspot;
    const seen = { previews: [{ title: 'Yang tampil di situs', aspectRatio: places.gallery.ratio }] };
    expect(hotspot(gallery)).toEqual(seen);
    expect(hotspot(picture({ description: 'a', place: 'screen' }))).toBe(true);
  });

  test.each([
    ['800x600', 10, []],
    ['800x600', null, []],
    ['800x600', pictureLimits.bytes, []],
    ['800x600', pictureLimits.bytes + 1, ['Berkas gambar ini terlalu besar. Unggah yang paling besar 20 MB.']],
    [
      '799x600',
      10,
      [
        'Gambar ini terlalu kecil (799 × 600 piksel). Unggah yang paling sedikit 800 × 600 piksel (mendatar, 4 banding 3), atau potong lebih sedikit.',
      ],
    ],
    [
      '10001x600',
      10,
      [
        'Gambar ini terlalu besar (10001 × 600 piksel). Unggah yang paling besar 10000 piksel per sisi dan 40 megapiksel.',
      ],
    ],
  ])('of %s and %j bytes', async (size, count, problems) => {
    const client = bytes(count);
    for (const field of [gallery, optional]) expect(await said(field, image(size), client)).toEqual(problems);
    if (size === '800x600')
      expect(client.asked.slice(0, 2)).toEqual([
        { apiVersion: '2026-10-01' },
        ['*[_id == $id][0].size', { id: 'image-4f-800x600-png' }],
      ]);
  });

  test('of which too much was cut off, or of which nothing is known', async () => {
    const crop = { top: 0, bottom: 0, left: 0.2, right: 0 };
    expect(await said(gallery, image('900x700', { crop }), bytes(1))).toHaveLength(1);
    expect(await said(gallery, image('1000x700', { crop }), bytes(1))).toEqual([]);
    for (const value of [undefined, {}, { asset: {} }, { asset: { _ref: 'image-4f-10x10-png-more' } }])
      expect(await said(gallery, value, bytes(1))).toEqual([]);
  });

  test('are described', async () => {
    const alt = (field: object) => fieldOf(field, 'alt');
    const described = (value: unknown, parent: unknown, field = gallery) =>
      said(alt(field), value, { ...answering('foto kami.png'), parent });
    const write = 'Tulis teks pengganti gambar.';
    expect(await described('Tiga orang membaca', image('800x600'))).toEqual([]);
    for (const value of [undefined, '', ' ', 7]) expect(await described(value, image('800x600'))).toEqual([write]);
    expect(await described(undefined, undefined)).toEqual([write]);
    for (const parent of [undefined, {}]) expect(await described(undefined, parent, optional)).toEqual([]);
    expect(await described(undefined, image('800x600'), optional)).toEqual([write]);
    expect(await described('a\u200bb', image('800x600'))).toEqual([expect.stringContaining('U+200B')]);
    expect(await described('Foto kami', image('800x600'))).toEqual([
      'Tulis apa yang tampak di gambar, bukan nama berkasnya.',
    ]);
    const client = answering(null);
    for (const parent of [undefined, {}]) expect(await said(alt(gallery), 'Foto', { ...client, parent })).toEqual([]);
    expect(client.asked.at(-1)).toEqual(['*[_id == $id][0].originalFilename', { id: '' }]);
  });
});

describe('rich text', () => {
  const field = richText(...place);
  const span = (text: string, more: object = {}) => ({ _type: 'span', _key: 's', text, ...more });
  const block = (more: object = {}) => ({ _type: 'block', style: 'normal', children: [span('isi')], ...more });
  const many = <Part>(count: number, part: Part) => Array.from({ length: count }, () => part);

  test.each<[string, unknown[] | undefined]>([
    ['nothing', undefined],
    ['a paragraph', [block()]],
    ['a heading', [block({ style: 'h3' })]],
    ['lists', [block({ listItem: 'bullet', level: 1 }), block({ listItem: 'number', level: 3 })]],
    ['bold', [block({ children: [span('isi', { marks: ['strong'] })] })]],
    [
      'a link',
      [block({ children: [span('isi', { marks: ['l', 'strong'] })], markDefs: [{ _key: 'l', _type: 'link' }] })],
    ],
    ['an empty piece beside others', [block({ children: [span(''), { _type: 'span' }, span('isi')] })]],
    ['as much as there is room for', many(200, block({ children: many(100, span('isi')) }))],
    ['a long piece', [block({ children: [span('a'.repeat(2000))] })]],
  ])('%s may stand', async (_what, value) => {
    expect(await said(field, value)).toEqual([]);
    expect(declared(field)).toEqual([['required', 'min 1']]);
  });

  const known = 'Hapus format yang tidak dikenal. Yang dapat dipakai hanya tebal dan tautan.';
  test.each<[unknown[], string]>([
    [many(201, block()), 'Tulis paling banyak 200 paragraf.'],
    [[block(), { _type: 'image' }], 'Hapus isi yang bukan teks.'],
    [[block({ children: undefined })], 'Hapus paragraf yang kosong.'],
    [[block({ children: [] })], 'Hapus paragraf yang kosong.'],
    [[block({ children: [span(' '), { _type: 'span' }] })], 'Hapus paragraf yang kosong.'],
    [
      [block(), block({ children: [span('isi'), span('a'.repeat(2001))] })],
      'Paragraf ke-2: Tulis paling banyak 2.000 huruf.',
    ],
    [
      [block(), block({ children: many(101, span('isi')) })],
      'Paragraf ke-2 terlalu sering berganti format. Bagi menjadi beberapa paragraf.',
    ],
    [
      [block(), block({ children: [span('a'), span('\u200bb')] })],
      'Paragraf ke-2, huruf ke-2, setelah “a”: U+200B, tanda yang tidak terlihat; hapus, lalu ketik ulang kata di sekitarnya.',
    ],
    [[block({ children: [span('isi'), { _type: 'emoji' }] })], 'Hapus isi yang bukan teks.'],
    [[block({ style: 'h1' })], 'Pilih gaya Paragraf atau Subjudul untuk setiap paragraf.'],
    [[block({ style: undefined })], 'Pilih gaya Paragraf atau Subjudul untuk setiap paragraf.'],
    [[block({ listItem: 'square' })], 'Pilih daftar Butir atau Nomor.'],
    [[block({ level: 0 })], 'Daftar paling banyak 3 tingkat ke dalam.'],
    [[block({ level: 4 })], 'Daftar paling banyak 3 tingkat ke dalam.'],
    [[block({ children: [span('isi'), span('isi', { marks: ['em'] })] })], known],
    [[block({ children: [span('isi', { marks: ['strong', 'l'] })], markDefs: [{ _key: 'm', _type: 'link' }] })], known],
    [
      [
        block({
          markDefs: [
            { _key: 'l', _type: 'link' },
            { _key: 'm', _type: 'footnote' },
          ],
        }),
      ],
      'Hapus format yang tidak dikenal.',
    ],
  ])('%j is refused', async (value, problem) => {
    expect(await said(field, value)).toEqual([problem]);
  });
});

describe('the account', () => {
  const number = fieldOf(bankAccount, 'number');
  const of = (bank?: string) => ({ document: bank === undefined ? undefined : { bank } });

  test.each<[unknown, string | undefined, unknown[]]>([
    [undefined, 'BCA', []],
    ['7123456780', ' Bank Syariah Indonesia ', []],
    ['71234567', 'Bank Baru', []],
    ['71234567', undefined, []],
    ['7123-456', 'BCA', ['Tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi.']],
    ['712345678', ' BCA ', ['Nomor rekening BCA terdiri atas 10 angka, sedangkan ini 9 angka.']],
    ['1111111111', 'BCA', [{ warning: 'Angkanya berulang atau berurutan. Pastikan ini nomor yang benar.' }]],
  ])('number %j of %j', async (value, bank, problems) => {
    expect(await said(number, value, of(bank))).toEqual(problems);
    expect(declared(number)).toEqual([['required'], ['warning']]);
  });

  test.each<[unknown, string | undefined, unknown[]]>([
    [undefined, 'BCA', []],
    ['014', ' BCA ', []],
    ['999', 'Bank Baru', []],
    ['999', undefined, []],
    ['14', 'BCA', ['Tulis kode bank dengan tiga angka, misalnya 451.']],
    ['451', ' BCA ', ['Kode BCA adalah 014, bukan 451.']],
  ])('code %j of %j', async (value, bank, problems) => {
    expect(await said(fieldOf(bankAccount, 'code'), value, of(bank))).toEqual(problems);
  });

  test('of a bank that is not named yet', async () => {
    const nameless = { document: {} };
    expect(await said(number, '71234567', nameless)).toEqual([]);
    expect(await said(fieldOf(bankAccount, 'code'), '999', nameless)).toEqual([]);
  });

  test('is typed twice', async () => {
    const again = fieldOf(bankAccount, 'numberAgain');
    const differ = ['Kedua nomor rekening berbeda. Periksa angka demi angka.'];
    const document = { number: '71234567' };
    expect(await said(again, '71234567', { document })).toEqual([]);
    expect(await said(again, undefined, { document })).toEqual([]);
    expect(await said(again, '71234568', { document })).toEqual(differ);
    expect(await said(again, '71234568')).toEqual(differ);
    expect([declared(again), declared(fieldOf(bankAccount, 'code'))]).toEqual([[['required']], [['required']]]);
  });

  test('is named in lists', () => {
    const shown = (account: object) =>
      (bankAccount.preview as unknown as { prepare: (of: object) => object }).prepare(account);
    expect(shown({ bank: 'BCA', number: '1' })).toEqual({ title: 'Rekening tujuan', subtitle: 'BCA 1' });
    expect(shown({})).toEqual({ title: 'Rekening tujuan', subtitle: '' });
  });
});

describe('the application', () => {
  test('its name and certificate are as the Play Console shows them, or missing', async () => {
    const certificate = Array.from({ length: 32 }, () => 'AB').join(':');
    const name = 'Tulis seperti di Play Console: id.lembaga.aplikasi.';
    const print = 'Salin utuh dari Play Console: 32 pasang angka heksadesimal dengan titik dua di antaranya.';
    for (const [field, right, problem] of [
      ['packageName', 'id.lembaga.aplikasi', name],
      ['certificate', certificate, print],
    ] as const) {
      for (const value of [right, undefined]) expect(await said(fieldOf(appInfo, field), value)).toEqual([]);
      expect(await said(fieldOf(appInfo, field), 'salah')).toEqual([problem]);
    }
    expect(fieldOf(appInfo, 'requirements.comingSoon')).toMatchObject({ initialValue: false });
    expect((appInfo.preview as { prepare?: () => object }).prepare?.()).toEqual({ title: 'Data aplikasi' });
    expect(declared(fieldOf(appInfo, 'iosUrl'))).toEqual([[]]);
    expect(declared(fieldOf(appInfo, 'androidUrl'))).toEqual([['required']]);
  });
});

describe('a notice', () => {
  const half = ['Isi teks tautan dan tujuannya, atau kosongkan keduanya.'];
  const field = (name: string) => fieldOf(notice, name);

  test('has a link whole or not at all', async () => {
    expect(await said(field('linkLabel'), 'Lihat', { document: { href: '/a' } })).toEqual([]);
    expect(await said(field('linkLabel'), undefined, { document: {} })).toEqual([]);
    expect(await said(field('linkLabel'), undefined)).toEqual([]);
    expect(await said(field('linkLabel'), undefined, { document: { href: '/a' } })).toEqual(half);
    expect(await said(field('href'), '/a', { document: { linkLabel: 'a' } })).toEqual([]);
    expect(await said(field('href'), undefined, { document: {} })).toEqual([]);
    expect(await said(field('href'), undefined, { document: { linkLabel: 'a' } })).toEqual(half);
    expect(await said(field('href'), 'ftp://a', {})).toEqual([
      'Tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini.',
    ]);
  });

  test('is short, has a tone, and stands on pages that there are', async () => {
    expect(declared(field('text'))[1]).toEqual(['max 200', 'error Tulis paling banyak 200 huruf.']);
    expect([declared(field('tone')), declared(field('from'))]).toEqual([[['required']], [['required']]]);
    for (const value of [undefined, [], ['donation', 'home']]) expect(await said(field('pages'), value)).toEqual([]);
    expect(await said(field('pages'), ['donation', 'nowhere'])).toEqual(['Pilih halaman dari daftar.']);
    const { list: offered } = (field('pages') as { options: { list: unknown[] } }).options;
    expect(offered).toContainEqual({ value: 'home', title: 'Beranda' });
  });

  test('ends after it begins, and finds room beside the others', async () => {
    const from = '2026-12-01T01:00:00.000Z';
    const until = '2026-12-01T03:00:00.000Z';
    const others = (count: number) => answering(Array.from({ length: count }, () => ({ from, until })));
    const of = (value: unknown, document: object | undefined, client = others(0)) =>
      said(field('until'), value, { document, ...client });
    const document = { _id: 'drafts.a', from };
    expect(declared(field('until'))).toEqual([['required']]);
    expect(await of(until, document)).toEqual([]);
    expect(await of(from, document)).toEqual(['Harus setelah waktu mulai.']);
    expect(await of(undefined, document, others(5))).toEqual([]);
    expect(await of(until, { _id: 'a' }, others(5))).toEqual([]);
    expect(await of(until, undefined, others(5))).toEqual([]);
    const client = others(1);
    expect(await of(until, document, client)).toEqual([]);
    expect(client.asked).toEqual([
      { apiVersion: '2026-10-01' },
      { perspective: 'raw' },
      ['*[_type == "notice" && !(_id in path("drafts.**")) && _id != $id]{from, until}', { id: 'a' }],
    ]);
    const inside = others(0);
    await of(until, { _id: 'a.drafts.b', from }, inside);
    expect(inside.asked.at(-1)).toEqual([expect.any(String), { id: 'a.drafts.b' }]);
    expect(await of(until, document, others(2))).toEqual([
      'Sudah ada 2 pengumuman pada waktu yang sama. Hapus atau akhiri satu lebih dulu.',
    ]);
  });

  test('says in lists when it stands', () => {
    const { prepare } = notice.preview as unknown as { prepare: (of: object) => { subtitle: string } };
    const shown = prepare({ title: 'a', from: '2026-12-01T01:00:00.000Z' });
    expect(shown).toEqual({ title: 'a', subtitle: '1 Des 2026, 08.00 WIB sampai …' });
  });
});

describe('documents of a list', () => {
  test('fit as long as there is room', async () => {
    const room = async (count: number, document: object | undefined = { _id: 'drafts.a', _type: 'plan' }) => {
      const client = answering(Array.from({ length: count }, () => 'b'));
      return [await fits(undefined, { document, ...client } as never), client.asked] as const;
    };
    const full = 'Sudah ada 4 paket, sebanyak yang muat. Hapus satu sebelum menambah.';
    expect((await room(3))[0]).toBe(true);
    expect(await room(4)).toEqual([
      full,
      [{ apiVersion: '2026-10-01' }, { perspective: 'raw' }, [othersQuery, { type: 'plan', id: 'a' }]],
    ]);
    expect((await room(99, { _id: 'a', _type: 'other' }))[0]).toBe(true);
    expect(await fits(undefined, answering([]) as never)).toBe(true);
    expect((await room(4, { _id: 'a.drafts.b', _type: 'plan' }))[1].at(-1)).toEqual([
      othersQuery,
      { type: 'plan', id: 'a.drafts.b' },
    ]);
  });

  test('a new one stands last', async () => {
    const rank = orderRank('plan') as unknown as {
      hidden: boolean;
      readOnly: boolean;
      initialValue: (params: unknown, context: object) => Promise<string>;
    };
    expect([rank.hidden, rank.readOnly]).toEqual([true, true]);
    const client = answering('0|100000:');
    expect(await rank.initialValue(undefined, client)).toMatch(/^0\|1/);
    expect(client.asked.slice(0, 2)).toEqual([{ apiVersion: '2026-10-01' }, { perspective: 'raw' }]);
    expect(client.asked[2]).toMatchObject([expect.any(String), { type: 'plan' }]);
  });

  test('differ in their names', async () => {
    const document = { _id: 'drafts.kota-medan', _type: 'shippingCity' };
    const of = (value: string | undefined, count: number, more: object = { document }) =>
      unique(value, 'name', { ...answering(count), ...more } as never, 'sudah ada');
    expect(await of('Medan', 0)).toBe(true);
    expect(await of('Medan', 1)).toBe('sudah ada');
    expect(await of('', 1)).toBe(true);
    expect(await of(undefined, 1)).toBe(true);
    expect(await of('Medan', 1, {})).toBe(true);
    const other = answering(0);
    await unique('a', 'name', { ...other, document: { _id: 'a.drafts.b' } } as never, 'b');
    expect(other.asked.at(-1)).toMatchObject([expect.any(String), { id: 'a.drafts.b' }, {}]);
    const client = answering(1);
    const field = fieldOf(shippingCity, 'name');
    expect(declared(field)).toEqual([['required']]);
    expect(await said(field, ' Medan ', { document, ...client })).toContain(
      'Kota ini sudah ada. Ubah dokumen yang sudah ada.',
    );
    expect(client.asked).toContainEqual([
      'count(*[_type == $type && !(_id in [$id, "drafts." + $id]) && lower(name) == lower($value)])',
      { type: 'shippingCity', id: 'kota-medan', value: 'Medan' },
      { perspective: 'raw' },
    ]);
  });

  test('a city is shown with its rate', () => {
    const { prepare } = shippingCity.preview as unknown as { prepare: (of: object) => object };
    expect(prepare({ name: 'Medan', rate: 40_000 })).toEqual({ title: 'Medan', subtitle: 'Rp40.000 per kg' });
    expect(prepare({ name: 'Medan' })).toEqual({ title: 'Medan', subtitle: 'Ongkos belum diisi' });
  });

  test('a plan that is free says so in words', async () => {
    const field = fieldOf(plan, 'priceText') as { hidden: (of: object) => boolean };
    const problem = ['Tulis teks harga, misalnya Gratis, karena harganya 0.'];
    expect(await said(field, 'Gratis', { parent: { price: 0 } })).toEqual([]);
    expect(await said(field, undefined, { parent: { price: 0 } })).toEqual(problem);
    expect(await said(field, ' ', { parent: { price: 0 } })).toEqual(['Wajib diisi, bukan spasi saja.', ...problem]);
    expect(fieldOf(plan, 'popular')).toMatchObject({ initialValue: false });
    const others = { document: { _id: 'e', _type: 'plan' }, ...answering(['a', 'b', 'c', 'd']) };
    expect(await said(fieldOf(plan, 'name'), 'Pro', others)).toHaveLength(1);
    for (const parent of [undefined, {}, { price: 29_000 }])
      expect(await said(field, undefined, { parent })).toEqual([]);
    expect([field.hidden({ parent: { price: 1 } }), field.hidden({ parent: { price: 0 } }), field.hidden({})]).toEqual([
      true,
      false,
      false,
    ]);
    const { prepare } = plan.preview as unknown as { prepare: (of: object) => object };
    expect(prepare({ title: 'Pro', price: 29_000, period: 'per bulan' })).toEqual({
      title: 'Pro',
      subtitle: 'Rp29.000 per bulan',
    });
    expect(prepare({ title: 'a', price: 0, priceText: 'Gratis' })).toEqual({ title: 'a', subtitle: 'Gratis' });
    expect(prepare({ title: 'a' })).toEqual({ title: 'a', subtitle: '' });
  });
});

describe('pages', () => {
  test('a coming version is announced 30 days before', async () => {
    const versions = comingVersion('termsPage', line('a', 'b', 'c'));
    const from = fieldOf(versions, 'from');
    const of = (value: unknown, announced?: string) => said(from, value, { parent: announced && { announced } });
    expect([declared(from), declared(versions)]).toEqual([[['required']], [['max 1']]]);
    expect(await of('2026-12-31', '2026-12-01')).toEqual([]);
    expect(await of('2026-12-30', '2026-12-01')).toEqual(['Pilih hari paling cepat 30 hari setelah diumumkan.']);
    expect(await of(undefined, '2026-12-01')).toEqual([]);
    expect(await of('2026-12-01')).toEqual([]);
    const announced = fieldOf(versions, 'announced') as { initialValue: () => string };
    expect(announced.initialValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    const entry = (versions as unknown as { of: { preview: { prepare: (of: object) => object } }[] }).of[0];
    expect(entry?.preview.prepare({ from: '2026-12-31' })).toEqual({ title: 'Berlaku mulai 31 Des 2026' });
    expect(entry?.preview.prepare({})).toEqual({ title: 'Berlaku mulai …' });
  });

  test('the three kinds of a transaction keep their order', async () => {
    const types = fieldOf(donationForm, 'types');
    const of = (...names: string[]) =>
      said(
        types,
        names.map((type) => ({ type })),
      );
    expect(await of('donasi', 'beli', 'wakaf')).toEqual([]);
    expect(await of('beli', 'donasi', 'wakaf')).toEqual(['Urutan jenis transaksi harus donasi,beli,wakaf.']);
    expect(await of('beli', 'donasi')).toEqual([]);
    expect(declared(types)).toEqual([['required', 'length 3']]);
    expect(fieldOf(types, 'type')).toMatchObject({ readOnly: true });
    expect(declared(fieldOf(types, 'type'))).toEqual([['required']]);
  });

  test('what stands in braces is a value of the payment', async () => {
    const field = (part: string, path: string) => {
      const found = afterTransfer.find(({ name }) => name === part);
      if (!found) throw new Error(`no part ${part}`);
      return fieldOf(found, path);
    };
    const wrong = (name: string) =>
      `${name} tidak dikenal. Yang dapat dipakai: {bank}, {kode bank}, {rekening}, {penerima}, {total}, {kode}.`;
    for (const steps of [field('guide', 'channels.steps'), field('keep', 'slipNotes')]) {
      expect(await said(steps, ['Transfer {total} ke {rekening}', 'b'])).toEqual([]);
      expect(await said(steps, undefined)).toEqual([]);
      expect(await said(steps, ['a', 'Transfer {jumlah}'])).toEqual([wrong('{jumlah}')]);
      expect(await said(steps, ['a', 7])).toEqual(['Hapus baris yang kosong.']);
    }
    const remark = field('guide', 'channels.note');
    expect(await said(remark, undefined)).toEqual([]);
    expect(await said(remark, '{kode}')).toEqual([]);
    expect(await said(remark, '{kod}')).toEqual([wrong('{kod}')]);
    expect(declared(field('keep', 'slipNotes'))).toEqual([['required', 'length 2'], []]);
  });
});
