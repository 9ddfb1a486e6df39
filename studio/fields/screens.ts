import { defineField } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { cutRange } from 'site/content/rules.ts';
import { list } from './group.ts';
import { named } from './named.ts';
import { themedImagesFor } from './picture.ts';
import { line } from './text.ts';
import { inputs } from './units.ts';

const { min, max } = cutRange;

/** The height in pixels to which a screenshot is cropped. Without it the whole screenshot is shown. */
const cut = defineField({
  ...named(
    'cut',
    'Tinggi potongan (piksel)',
    'Dihitung dari tepi atas gambar, sampai akhir sebuah baris: jangan memotong ayat atau tulisan. Kosong: seluruh layar tampil.',
  ),
  type: 'number',
  components: { input: inputs.count },
  validation: (rule) => rule.integer().min(min).max(max).error(`Tulis bilangan bulat dari ${min} sampai ${max}.`),
});

export const screens = (name: string, description: string, count: { min: number; max: number } = counts.screens) =>
  list(name, 'Layar', description, count, [
    line('title', 'Nama layar', 'Tampil di bawah gambar.'),
    ...themedImagesFor('screen', 'Tangkapan layar dari ponsel.'),
    cut,
  ]);
