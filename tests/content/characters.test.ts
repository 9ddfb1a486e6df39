import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterProblem, hasLines, isWebAddress } from '../../src/content/characters.ts';

const unused = 'tanda yang tidak dipakai; ketik ulang dengan huruf dan tanda biasa, atau hapus';
const notLatin = 'huruf yang bukan huruf Latin biasa; ketik ulang dengan huruf Latin';
const invisible = 'tanda yang tidak terlihat; hapus, lalu ketik ulang kata di sekitarnya';
test.each<[text: string, message: string]>([
  ['a\nb', 'huruf ke-2, setelah “a”: U+000A, pindah baris; tulis dalam satu baris, atau sebagai paragraf baru'],
  ['a\u2028b', 'huruf ke-2, setelah “a”: U+2028, pindah baris; tulis dalam satu baris, atau sebagai paragraf baru'],
  ['\vb', 'huruf ke-1: U+000B, pindah baris; tulis dalam satu baris, atau sebagai paragraf baru'],
  ['a\tb', 'huruf ke-2, setelah “a”: U+0009, spasi khusus; ketik spasi biasa'],
  ['a\u2009b', 'huruf ke-2, setelah “a”: U+2009, spasi khusus; ketik spasi biasa'],
  ['a\ufeffb', `huruf ke-2, setelah “a”: U+FEFF, ${invisible}`],
  ['a\u3164b', `huruf ke-2, setelah “a”: “\u3164” U+3164, ${invisible}`],
  ['a\u034fb', `huruf ke-2, setelah “a”: U+034F, ${invisible}`],
  ['Rek. ７', 'huruf ke-6, setelah “Rek.”: “７” U+FF17, angka khusus; ketik angka biasa, 0 sampai 9'],
  ['mаkna', `huruf ke-2, setelah “m”: “а” U+0430, ${notLatin}`],
  ['a\\b', `huruf ke-2, setelah “a”: “\\” U+005C, ${unused}`],
  ['😀😀', `huruf ke-1: “😀” U+1F600, ${unused}`],
  ['a\u0301', `huruf ke-2, setelah “a”: U+0301, ${unused}`],
  ['1−2', `huruf ke-2, setelah “1”: “−” U+2212, ${unused}`],
  ['الله', `huruf ke-1: “ا” U+0627, ${notLatin}`],
  [
    'Jaya\ufffd',
    'huruf ke-5, setelah “Jaya”: “\ufffd” U+FFFD, huruf yang hilang; ketik lagi hurufnya, atau simpan lagi berkas asalnya sebagai UTF-8',
  ],
  ['satu dua tiga empat lima  enam', 'huruf ke-25, setelah “tiga empat lima”: dua spasi berurutan; sisakan satu'],
])('%j is refused with: %s', (text, expected) => expect(characterProblem(text)).toBe(expected));

test.each([
  '',
  'Al-Qur’an & “As-Sunnah” – 25 % (a), b/c: d; e? f! @g #h 1×2 ± 3° © ® ™ → [i] _j_ {k}',
  'Ḥasan ʿĀʾisyah Ñandú',
])('%j is allowed', (text) => expect(characterProblem(text)).toBeNull());

test('only fields of several lines accept line breaks: one at a time, between words', () => {
  expect(characterProblem('Jalan Melati 1\nBandung', { lines: true })).toBeNull();
  for (const text of ['a\n\nb', '\na', 'a\n', 'a \nb', 'a\n b'])
    expect(characterProblem(text, { lines: true }), text).toMatch(/pindah baris/);
  expect([hasLines('siteSettings.contact.address'), hasLines('siteSettings.help.confirmationMessage')]).toEqual([
    true,
    true,
  ]);
  expect([hasLines('siteSettings.contact.email'), hasLines('')]).toEqual([false, false]);
});

test('no accepted text contains a character outside the list, in whichever Unicode form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      if (characterProblem(text) === null)
        expect(text).toBe(text.normalize('NFC').replaceAll(/[\p{C}\p{M}\p{Zl}\p{Zp}]/gu, ''));
    }),
  );
});

test('web and email addresses are in printable ASCII, without spaces', () => {
  const good = ['https://a.id/b?c', 'http://127.0.0.1:1/', 'mailto:a@b.id'];
  const bad = ['https://', 'https://a b', 'https://ä.id', 'ftp://a.id', 'xhttps://a.id', 'mailto:', 'https://a.id\n'];
  expect([...good, ...bad].filter(isWebAddress)).toEqual(good);
});
