import { SparklesIcon } from '@sanity/icons/Sparkles';
import { flag, group, headingFields, list } from '../fields/group.ts';
import { optionalPicture } from '../fields/picture.ts';
import { cut, croppedScreens, drawing } from '../fields/screen.ts';
import { line, paragraph } from '../fields/text.ts';
import { closing, definePage, hero, tab } from './define-page.ts';

const featureList = list('items', 'Fitur', 'Yang bergambar tampil berpasangan; yang lain sebagai teks.', { min: 1 }, [
  line('title', 'Fitur', 'Nama fitur.'),
  paragraph('description', 'Penjelasan', 'Satu kalimat di bawah nama fitur.'),
  flag('comingSoon', 'Segera hadir', 'Fitur Pro yang belum ada tampil terpisah, di bagian bawah.'),
  drawing,
  optionalPicture('screen', 'Tangkapan layar fitur ini. Pada Pro, layar pertama tampil di pita malam.'),
  cut,
]);

export const featuresPage = definePage('features', SparklesIcon, [
  hero,
  group('free', 'Versi gratis', 'Fitur versi gratis.', [
    ...headingFields,
    croppedScreens('screens', 'Tiga layar di atas satu garis; yang pertama tampil paling besar.', { length: 3 }),
    featureList,
  ]),
  group('pro', 'Versi Pro', 'Kelebihan versi Pro, di dalam bingkai.', [...headingFields, featureList]),
  closing({ downloadLabel: 'Teks tombol unduh', pricingLabel: 'Teks tombol harga' }),
  tab('others', 'Lainnya', [line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan di atas fitur yang belum ada.')]),
]);
