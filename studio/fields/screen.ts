import { defineField } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { cutRange, drawingNames } from 'site/content/rules.ts';
import { list } from './group.ts';
import { named } from './named.ts';
import { pictureOfBothThemes } from './picture.ts';
import { line } from './text.ts';
import { inputs } from './units.ts';

const { min, max } = cutRange;

/** The height in pixels to which a screenshot is cropped. Without it the whole screenshot is shown. */
export const cut = defineField({
  ...named(
    'cut',
    'Tinggi potongan (piksel)',
    'Dihitung dari tepi atas gambar, sampai akhir sebuah baris: jangan memotong ayat atau tulisan. Kosong: seluruh layar tampil.',
  ),
  type: 'number',
  components: { input: inputs.count },
  validation: (rule) => rule.integer().min(min).max(max).error(`Tulis bilangan bulat dari ${min} sampai ${max}.`),
});

export const croppedScreens = (
  name: string,
  description: string,
  count: { min?: number; max?: number; length?: number } = counts.screens,
) =>
  list(name, 'Layar', description, count, [
    line('title', 'Nama layar', 'Tampil di bawah gambar.'),
    ...pictureOfBothThemes('screen', 'Tangkapan layar dari ponsel.'),
    cut,
  ]);

const drawingTitles: Record<(typeof drawingNames)[number], string> = {
  picture: 'Ayat sebagai gambar',
  index: 'Indeks 15 nomor',
  fullIndex: 'Indeks lengkap',
  text: 'Teks terpilih',
};

export const drawing = defineField({
  ...named('drawing', 'Lukisan', 'Contoh yang dilukis situs, sebagai pengganti tangkapan layar.'),
  type: 'string',
  options: { list: drawingNames.map((value) => ({ value, title: drawingTitles[value] })) },
});
