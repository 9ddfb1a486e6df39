import { defineArrayMember, defineField, type ValidationContext } from 'sanity';
import { characterRemedy } from 'site/content/characters.ts';
import { richText as richTextShape } from 'site/content/portable-text.ts';
import { variableRemedy } from 'site/content/rules.ts';
import { inIndonesian } from 'site/content/shape-errors.ts';
import { href } from './link.ts';
import { named, type Names } from './named.ts';
import { RichTextInput } from './rich-text-input.tsx';
import { noteForeignParts, checkZakat, asSentence } from './text.ts';

/** Paragraphs, one level of headings, lists, bold and links, as src/ui/rich-text.tsx renders them. */
export const richText = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'array',
    // Sanity types this input as one of arrays in general, not of Portable Text.
    components: { input: RichTextInput as never },
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
      rule.required().min(1).custom(checkBlocks),
      rule.custom((blocks, context) => noteForeignParts(blockTexts(blocks).join('\n'), context)).info(),
      rule.custom((blocks, context) => checkZakat(blockTexts(blocks).join('\n'), context)),
    ],
  });

interface Block {
  children?: { text?: string }[];
}

const blockTexts = (blocks: unknown) =>
  ((blocks ?? []) as Block[]).map(({ children = [] }) => children.map(({ text = '' }) => text).join(''));

/** Refuses what the site refuses, because pasting and imports can bring more than the editor offers. */
function checkBlocks(blocks: unknown[] | undefined, { document }: ValidationContext) {
  if (!blocks?.length) return true;
  const [issue] = richTextShape.safeParse(blocks, inIndonesian).error?.issues ?? [];
  if (issue && issue.path.length > 0) return `Paragraf ke-${Number(issue.path[0]) + 1}: ${issue.message}.`;
  if (issue) return asSentence(issue.message);
  for (const [index, text] of blockTexts(blocks).entries()) {
    const remedy = characterRemedy(text) ?? variableRemedy(document?._type ?? '', text);
    if (remedy) return `Paragraf ke-${index + 1}: ${remedy}.`;
  }
  return true;
}
