import { expect, test } from 'vitest';
import { plain, shows } from '../../studio/preview/compare-text.ts';
import type { Field } from '../../studio/preview/fields.ts';

/** Whether a text of the page shows this value, so that a click on the text opens the field of the value. */
const found = (text: string, value: Field['value']) => shows(plain(text), { value, path: [], target: '' });

test.each<[text: string, value: Field['value']]>([
  ['Memahami Al-Qur’an', 'Memahami  Al-Qur’an '],
  ['Ya', 'ya'],
  ['3. Donasi', 'Donasi'],
  ['15 Desember 2024', '2024-12-15'],
  ['000 123 4567', '0001234567'],
  ['Paling sedikit Rp10.000. Tulis angkanya saja (75.000).', 'Paling sedikit {minimal}. Tulis angkanya saja (75.000).'],
  ['Kami menjawab dalam 1 hari kerja.', 'Kami menjawab dalam {lama jawab}.'],
  ['Rp29.000', 29_000],
  ['Bandung (Rp15.000 per kg)', 15_000],
  ['0,8 kg', 0.8],
  ['Tahun 2026: Rp29.000 untuk 3 bulan', 29_000],
])('“%s” shows %s', (text, value) => expect(found(text, value)).toBe(true));

test.each<[text: string, value: Field['value']]>([
  ['Memahami', 'Memahami Al-Qur’an'],
  ['Memahami Al-Qur’an', 'Memahami'],
  ['000 123 4568', '0001234567'],
  ['Rp29.000', 2900],
  ['Rp29.000.000', 29_000],
  ['Rp129.000', 29_000],
  ['8 kg', 8],
  ['Rp999', 999],
  ['14 Desember 2024', '2024-12-15'],
  ['10,8 kg', 0.8],
  ['Paling sedikit Rp10.000.', 'Paling banyak {maksimal}.'],
])('“%s” does not show %s', (text, value) => expect(found(text, value)).toBe(false));
