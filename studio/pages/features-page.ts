import { SparklesIcon } from '@sanity/icons/Sparkles';
import { flag, group, headed, list } from '../fields/group.ts';
import { pictureOfBoth } from '../fields/picture.ts';
import { line, paragraph } from '../fields/text.ts';
import { closing, definePage, hero, screensPart, tab } from './define-page.ts';

const featureList = list('items', 'Fitur', 'Daftar bertanda centang.', { min: 1 }, [
  line('title', 'Fitur', 'Nama fitur di daftar.'),
  paragraph('description', 'Penjelasan', 'Satu kalimat di bawah nama fitur.'),
  flag('comingSoon', 'Segera hadir', 'Memberi fitur tanda segera hadir.'),
]);

const version = (name: string, title: string, description: string) =>
  group(name, title, description, [
    ...headed,
    featureList,
    ...pictureOfBoth('screen', 'Tangkapan layar di samping daftar; tampil di layar lebar.'),
  ]);

export const featuresPage = definePage('features', SparklesIcon, [
  hero,
  version('free', 'Versi gratis', 'Daftar fitur versi gratis.'),
  version('pro', 'Versi Pro', 'Daftar kelebihan versi Pro.'),
  screensPart,
  closing({ downloadLabel: 'Teks tombol unduh', pricingLabel: 'Teks tombol harga' }),
  tab('others', 'Lainnya', [
    line('comingSoonLabel', 'Tanda segera hadir', 'Tulisan pada tanda di samping fitur yang belum ada.'),
  ]),
]);
