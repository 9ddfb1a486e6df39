import type { PlainStyle } from './plain-style.ts';

const heading = { fontFamily: 'heading', fontWeight: '500' } as const;
const figures = { fontVariantNumeric: 'lining-nums tabular-nums' } as const;

/** How text is set (docs/design.md#styles). Put `textStyle` first in a style: the rest overrides it. */
export const textStyles = {
  /** Qur’an text. Amiri Quran sits low in its line box. */
  ayat: {
    value: { fontFamily: 'quran', fontWeight: '400', direction: 'rtl', letterSpacing: '0', wordSpacing: '.06em' },
  },
  heading: { value: heading },
  lead: { value: { fontSize: { base: 'sm', xl: 'lead' }, lineHeight: '1.55' } },
  /** The name of a section in the margin. */
  label: { value: { ...heading, fontSize: { base: 'ui', xl: 'md' }, lineHeight: '1.25' } },
  /** What the margin says about a section, and notes of that size. */
  aside: { value: { fontSize: 'note', lineHeight: '1.5' } },
  /** Beside a control: what it expects, what is wrong with it. */
  hint: { value: { fontSize: 'note', lineHeight: '1.45' } },
  /** The heading of an item in a list. */
  item: { value: { fontSize: 'lg', lineHeight: '1.3' } },
  /** The name under a picture. */
  caption: { value: { ...heading, fontSize: 'sm', lineHeight: '1.3' } },
  /** Spoken words: an intention. */
  quote: { value: { fontFamily: 'heading', fontSize: 'md', lineHeight: '1.5' } },
  /** Figures that stand in columns: money, account numbers. */
  figures: { value: figures },
  /** A fact in large figures. */
  fact: { value: { ...heading, fontSize: '2xl', lineHeight: '1.25' } },
  statistic: { value: { ...heading, fontSize: '4xl', lineHeight: '1.2' } },
  total: { value: { ...figures, ...heading, fontSize: '5xl', lineHeight: '1.1' } },
  price: { value: { ...heading, fontSize: 'price', lineHeight: '1' } },
} satisfies Record<string, { value: PlainStyle }>;
