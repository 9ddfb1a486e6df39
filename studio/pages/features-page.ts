import { SparklesIcon } from '@sanity/icons/Sparkles';
import { flag, group, headingFields, list } from '../fields/group.ts';
import { screens } from '../fields/screens.ts';
import { line, optionalLine, paragraph } from '../fields/text.ts';
import { definePage, titleOnly } from './define-page.ts';

const featureList = list('items', 'Fitur', 'Satu baris untuk setiap fitur, di samping layar.', { min: 1 }, [
  line('title', 'Fitur', 'Nama fitur.'),
  paragraph('description', 'Penjelasan', 'Satu kalimat pendek di bawah nama fitur.'),
  flag('comingSoon', 'Segera hadir', 'Menulis “segera hadir” setelah nama fitur.'),
]);

export const featuresPage = definePage('features', SparklesIcon, [
  titleOnly,
  group('free', 'Versi gratis', 'Fitur versi gratis.', [
    ...headingFields,
    featureList,
    screens('screens', 'Yang pertama tampil besar, di samping daftar; yang lain di bawahnya. Potong sama tinggi.'),
  ]),
  group('pro', 'Versi Pro', 'Kelebihan versi Pro, di dalam bingkai.', [
    ...headingFields,
    featureList,
    screens('screens', 'Satu layar, di samping daftar.', { min: 0, max: 1 }),
    optionalLine(
      'indexCaption',
      'Teks gambar indeks',
      'Di atas dua puluh nomor: 15 untuk versi gratis, 5 putus-putus untuk Pro. Kosong: gambarnya tidak tampil.',
    ),
  ]),
]);
