import { defineArrayMember, defineField, type FieldDefinition, type ValidationContext } from 'sanity';
import { counts } from 'site/content/counts.ts';
import { iconNames } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { line, optionalLine, textRules, paragraph } from './text.ts';
import { isVisible, visible } from './visible.tsx';

type Fields = readonly FieldDefinition[];

/** An object with the fields of one part of a page. It is required, as in the shape of the page. */
export const group = (name: string, title: string, description: string, fields: Fields) =>
  defineField({
    ...named(name, title, description),
    type: 'object',
    fields: [...fields],
    validation: (rule) => rule.required(),
  });

export const marginGloss = optionalLine(
  'gloss',
  'Catatan di tepi',
  'Di tepi kiri, hanya di layar lebar. Katakan yang tidak dikatakan judulnya, atau kosongkan.',
);
export const heading = line('heading', 'Judul bagian', 'Judul di atas bagian ini.');
export const headingFields = [heading, marginGloss];

export const flag = (...names: Names) => defineField({ ...named(...names), type: 'boolean', initialValue: false });

/** Marks example values. While it is on, the site shows a band, and a release is refused. */
export const placeholderFlag = flag(
  'placeholder',
  'Masih data contoh',
  'Nyalakan selama isi dokumen ini belum asli. Situs menampilkan pita “Situs contoh: jangan transfer”, dan situs resmi tidak dapat diterbitkan.',
);

interface ListRules {
  /** 1 by default. With 0, the list may be missing. */
  min?: number;
  max?: number;
  /** The exact number of entries that the layout has room for. No entry can be hidden. */
  length?: number;
  /** False if the entries form one text, so that none can be hidden. */
  canHide?: false;
  check?: (entries: Record<string, unknown>[], context: ValidationContext) => true | string | Promise<true | string>;
}

/** Whether a field may be the title of an entry in its preview. A choice from a list tells too little. */
const isText = ({ type, options }: FieldDefinition) =>
  (type === 'string' || type === 'text') && !(options as { list?: unknown } | undefined)?.list;

/** A list whose entries have fields. The first two texts and a picture of an entry are its preview. */
export function list(name: string, title: string, description: string, rules: ListRules, fields: Fields) {
  const [first, second] = fields.filter(isText);
  const select: Record<string, string> = { title: first?.name ?? '' };
  if (second) select.subtitle = second.name;
  if (fields.some((field) => field.name === 'image')) select.media = 'image';
  const canHide = rules.length === undefined && rules.canHide !== false;
  return defineField({
    ...named(name, title, description),
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title,
        fields: canHide ? [...fields, visible] : [...fields],
        preview: { select },
      }),
    ],
    validation: (rule) => {
      const required = rules.min === 0 ? rule : rule.required();
      return required.custom(checkCount(rules)).custom((entries, context) => {
        const shown = (entries ?? []).filter(isVisible) as Record<string, unknown>[];
        return rules.check?.(shown, context) ?? true;
      });
    },
  });
}

export const lineList = (name: string, title: string, description: string, rules: Omit<ListRules, 'check'>) =>
  defineField({
    ...named(name, title, description),
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        title,
        validation: (rule) => textRules(rule, (textRule) => textRule.required()),
      }),
    ],
    validation: (rule) => rule.required().custom(checkCount(rules)).custom(checkNoBlank),
  });

const checkNoBlank = (value: unknown[] | undefined) =>
  !value?.some((entry) => typeof entry !== 'string' || entry.trim() === '') || 'Hapus baris yang kosong.';

/** Counts the entries that the site shows. */
const checkCount =
  ({ length: exact, min = exact ?? 1, max = exact ?? Infinity }: ListRules) =>
  (entries: unknown[] | undefined) => {
    if (!entries) return true;
    const shown = entries.filter(isVisible).length;
    if (shown >= min && shown <= max) return true;
    const hasHidden = shown < entries.length;
    if (!hasHidden) return shown < min ? `Isi paling sedikit ${min} butir.` : `Isi paling banyak ${max} butir.`;
    return shown < min
      ? `Paling sedikit ${min} butir harus tampil di situs, sekarang ${shown}.`
      : `Paling banyak ${max} butir dapat tampil di situs, sekarang ${shown}. Sembunyikan atau hapus satu.`;
  };

const iconTitles: Record<(typeof iconNames)[number], string> = {
  tafsiriyah: 'Kitab terbuka',
  search: 'Kaca pembesar',
  audio: 'Suara',
  night: 'Bulan',
  android: 'Ponsel',
  share: 'Bagikan',
};

export const icon = defineField({
  ...named('icon', 'Ikon', 'Gambar kecil di kartu.'),
  type: 'string',
  options: {
    list: iconNames.map((value) => ({ value, title: iconTitles[value] })),
    layout: 'radio',
    direction: 'horizontal',
  },
  validation: (rule) => rule.required().error('Pilih salah satu ikon.'),
});

export const iconCards = list('items', 'Kartu', 'Dari kiri ke kanan.', counts.cards, [
  icon,
  line('title', 'Judul', 'Judul kartu.'),
  paragraph('description', 'Penjelasan', 'Teks kartu.'),
]);
