import { dayOf, noticeDays } from '../../src/content/periods.ts';
import type { Content, Item } from './content.ts';

const span = (key: string, text: string, ...marks: string[]) => ({ _key: `${key}-s`, _type: 'span', marks, text });

const block = (key: string, text: string, more: Item = {}): Item => ({
  _key: key,
  _type: 'block',
  children: [span(key, text)],
  markDefs: [],
  style: 'normal',
  ...more,
});

/** The number in words: digits in a clause about payment would need approval. */
const named = (seed: string) => seed.replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/** A paragraph whose words and keys come from `seed`. */
export const paragraph = (seed: string): Item =>
  block(
    `${seed}-a`,
    `Bagian ${named(seed)} menjelaskan hak dan kewajiban para pihak secara rinci. Setiap orang yang memakai situs ini dianggap telah membacanya, dan boleh bertanya kepada kami kapan saja bila ada yang belum jelas.`,
  );

/** Rich text with everything that staff may use: heading, list of three levels, bold link. */
export const everything = (seed: string): Item[] => [
  paragraph(seed),
  block(`${seed}-h`, `Anak judul ${named(seed)}`, { style: 'h3' }),
  block(`${seed}-l`, `Butir pertama dari bagian ${named(seed)}.`, { listItem: 'bullet', level: 1 }),
  block(`${seed}-m`, 'Butir di bawahnya.', { listItem: 'bullet', level: 2 }),
  block(`${seed}-n`, 'Butir paling dalam dengan kata ketidakbertanggungjawabannya.', { listItem: 'bullet', level: 3 }),
  {
    ...block(`${seed}-k`, ''),
    children: [span(`${seed}-k`, 'Baca juga '), span(`${seed}-t`, 'halaman kontak', 'tautan', 'strong')],
    markDefs: [{ _key: 'tautan', _type: 'link', href: '/contact' }],
  },
];

/** Announces today's clauses again, for the earliest day that is allowed. */
export function announce(content: Content, page: string) {
  const day = (days: number) => dayOf(Date.now() + days * 86_400_000);
  const sections = structuredClone(content.get(page, 'sections'));
  content.set(page, 'coming', [{ _key: 'versi', announced: day(0), from: day(noticeDays + 7), sections }]);
}
