import { defineArrayMember, defineField } from 'sanity';
import { characterProblem } from '../../src/content/characters.ts';
import { richTextLimits, textLimit, valueProblem } from '../../src/content/rules.ts';
import { href } from './link.ts';
import { licensed, stillSuspected, tooLong } from './text.ts';

/** Paragraphs, one heading level, lists, bold and links: what the site draws (src/ui/rich-text.tsx). */
export function richText(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'block',
        styles: [
          { title: 'Paragraf', value: 'normal' },
          { title: 'Subjudul', value: 'h3' },
        ],
        lists: [
          { title: 'Butir', value: 'bullet' },
          { title: 'Nomor', value: 'number' },
        ],
        marks: {
          decorators: [{ title: 'Tebal', value: 'strong' }],
          annotations: [{ name: 'link', title: 'Tautan', type: 'object', fields: [href] }],
        },
      }),
    ],
    validation: (rule) => [
      rule
        .required()
        .min(1)
        .custom((blocks) => checkBlocks((blocks ?? []) as Block[])),
      rule.custom((blocks, context) => stillSuspected(textOf((blocks ?? []) as Block[]), blocks, context)).warning(),
      rule.custom((blocks, context) => licensed(textOf((blocks ?? []) as Block[]), context)),
    ],
  });
}

interface Block {
  _type: string;
  style?: string;
  listItem?: string;
  level?: number;
  children?: { _type: string; text?: string; marks?: string[] }[];
  markDefs?: { _key: string; _type: string }[];
}

const styles = new Set(['normal', 'h3']);

const textOf = (blocks: Block[]) =>
  blocks.flatMap(({ children = [] }) => children.map(({ text = '' }) => text).join('')).join('\n');

/** What pasting or importing can bring in although the editor does not offer it. */
function checkBlocks(blocks: Block[]) {
  if (blocks.length > richTextLimits.blocks) return `Tulis paling banyak ${richTextLimits.blocks} paragraf.`;
  for (const block of blocks) {
    if (block._type !== 'block') return 'Hapus isi yang bukan teks.';
    const spans = block.children;
    if (!spans?.some(({ text }) => text?.trim())) return 'Hapus paragraf yang kosong.';
    if (spans.some(({ text }) => (text ?? '').length > textLimit))
      return `Paragraf ke-${blocks.indexOf(block) + 1}: ${tooLong}`;
    if (spans.length > richTextLimits.spans)
      return `Paragraf ke-${blocks.indexOf(block) + 1} terlalu sering berganti format. Bagi menjadi beberapa paragraf.`;
    const text = spans.map((each) => each.text ?? '').join('');
    const problem = characterProblem(text);
    if (problem) return `Paragraf ke-${blocks.indexOf(block) + 1}, ${problem}.`;
    // The site fills nothing into rich text.
    const value = valueProblem('', text);
    if (value) return `Paragraf ke-${blocks.indexOf(block) + 1}: ${value}`;
    if (spans.some(({ _type }) => _type !== 'span')) return 'Hapus isi yang bukan teks.';
    if (!styles.has(block.style ?? '')) return 'Pilih gaya Paragraf atau Subjudul untuk setiap paragraf.';
    if (block.listItem && !['bullet', 'number'].includes(block.listItem)) return 'Pilih daftar Butir atau Nomor.';
    if (block.level !== undefined && !(block.level >= 1 && block.level <= richTextLimits.level))
      return `Daftar paling banyak ${richTextLimits.level} tingkat ke dalam.`;
    const known = new Set(['strong', ...(block.markDefs ?? []).map(({ _key }) => _key)]);
    if (spans.some(({ marks }) => marks?.some((mark) => !known.has(mark))))
      return 'Hapus format yang tidak dikenal. Yang dapat dipakai hanya tebal dan tautan.';
    if (block.markDefs?.some(({ _type }) => _type !== 'link')) return 'Hapus format yang tidak dikenal.';
  }
  return true;
}
