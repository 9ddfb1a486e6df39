import { defineTextStyles } from '@chakra-ui/react/styled-system';

const heading = { fontFamily: 'heading', fontWeight: '500', lineHeight: '1.25' } as const;
const figures = { fontVariantNumeric: 'lining-nums tabular-nums' } as const;
const number = { ...figures, fontFamily: 'body', fontWeight: '600' } as const;

/** How text is set (docs/design.md#styles). Put `textStyle` first in a style: the rest overrides it. */
export const textStyles = defineTextStyles({
  /** Qur’an text. */
  ayat: {
    value: { fontFamily: 'quran', fontWeight: '400', direction: 'rtl', letterSpacing: '0', wordSpacing: '.06em' },
  },
  heading: { value: heading },
  lead: { value: { fontSize: { base: 'lg', xl: 'lead' }, lineHeight: '1.55', textWrap: 'balance' } },
  /** Glosses, and other notes of that size. */
  aside: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  /** Hints and errors beside a control. */
  hint: { value: { fontSize: 'xs', lineHeight: '1.45' } },
  caption: { value: { ...heading, fontSize: 'lg', lineHeight: '1.3' } },
  figures: { value: figures },
  /** Account numbers, and facts that visitors type in elsewhere. */
  number: { value: number },
  /** What is transferred, in the face of the book with figures as high as capitals. */
  total: { value: { ...figures, ...heading, fontSize: 'total', lineHeight: '1.1' } },
  /** Prices of plans and statistics, which nobody transfers, in the face of the book. */
  price: { value: { ...figures, ...heading, fontSize: 'price', lineHeight: '1' } },
});
