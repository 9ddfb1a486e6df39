import { defineTokens } from '@chakra-ui/react/styled-system';

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13, 14, 16, 18, 24, 28, 30,
] as const;

/** Space in steps of 4 px, named as in Chakra: `4` is 16 px (docs/design.md#styles). */
const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step * 4}px` }])) as Record<
  `${(typeof steps)[number]}`,
  { value: string }
>;

/** Values that are the same in both themes (docs/design.md#tokens). */
export const tokens = defineTokens({
  // The colours of QR codes.
  colors: { code: { ground: { value: '#F0E7D3' }, ink: { value: '#0B1512' } } },
  fonts: {
    heading: { value: "'Alegreya Variable', 'Alegreya Fallback', 'Alegreya Times', 'Alegreya DejaVu', serif" },
    body: { value: "'Source Sans 3 Variable', 'Source Sans Fallback', 'Source Sans DejaVu', system-ui, sans-serif" },
    quran: { value: "'Amiri Quran', 'Amiri Fallback', 'Scheherazade New', 'Noto Naskh Arabic', serif" },
  },
  // No text is smaller than `caption` (docs/design.md#type).
  fontSizes: {
    // These grow with the screen.
    /** At most 18vw, so that the longest word of a headline (4.8em) fits the screen at large text sizes, too. */
    display: { value: 'min(clamp(2rem, 1.52rem + 2.15vw, 3.125rem), 18vw)' },
    h1: { value: 'clamp(2.125rem, 1.75rem + 1.54vw, 3rem)' },
    h2: { value: 'clamp(1.75rem, 1.5rem + 1.02vw, 2.375rem)' },
    h3: { value: 'clamp(1.3125rem, 1.22rem + .38vw, 1.5625rem)' },
    lead: { value: 'clamp(1.125rem, 1.06rem + .27vw, 1.3125rem)' },
    price: { value: 'min(clamp(2.25rem, 2.1rem + .5vw, 2.5rem), 15vw)' },
    closing: { value: 'clamp(1.9rem, 1.55rem + 1.5vw, 2.75rem)' },
    feature: { value: 'clamp(1.5rem, 1.35rem + .6vw, 1.875rem)' },
    meaning: { value: 'clamp(1.75rem, 1.4rem + 1vw, 2.125rem)' },
    // These do not grow. In ascending order.
    '2xs': { value: '.875rem' },
    xs: { value: '.9375rem' },
    sm: { value: '1rem' },
    /** Keeps the menu of wide screens in one line at any text size. */
    menu: { value: 'min(1rem, 2.1vw)' },
    md: { value: '1.0625rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.1875rem' },
    '2xl': { value: '1.25rem' },
    '3xl': { value: '1.3125rem' },
    '4xl': { value: '1.375rem' },
    '5xl': { value: '1.5rem' },
    '6xl': { value: '1.75rem' },
    '7xl': { value: '2rem' },
    idiom: { value: '2.125rem' },
    /** The title of a page from md on. */
    page: { value: '2.125rem' },
    /** A total. At large text sizes it grows only as far as its digits fit the screen. */
    total: { value: 'min(2.375rem, 10.6vw)' },
    /** The title of the home page on very wide screens. */
    wide: { value: '3.5rem' },
  },
  spacing,
  // Widths and heights: the steps of `spacing`, and named sizes.
  sizes: {
    ...spacing,
    /** Smallest touch target. */
    touch: { value: '44px' },
    control: { value: '48px' },
    field: { value: '52px' },
    /** The width of the sheet with its margin (global-css.ts). */
    sheet: { value: 'var(--sheet)' },
  },
  // Frames and cards have no radius.
  radii: {
    control: { value: '4px' },
    /** The frame of a screen of the app, cut at its foot, and the picture in it. */
    cropped: { value: '22px 22px 0 0' },
    croppedScreen: { value: '17px 17px 0 0' },
    pill: { value: '999px' },
  },
  // From back to front.
  zIndex: {
    header: { value: 30 },
    /** The edges of the sheet lie over the header, which ends at the sheet. */
    sheetEdge: { value: 31 },
    help: { value: 32 },
    startFailed: { value: 40 },
    toast: { value: 50 },
    skipLink: { value: 99 },
  },
  easings: { ink: { value: 'cubic-bezier(.2,.6,.2,1)' } },
});

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1440px', '3xl': '1600px' };

export const keyframes = {
  progress: { to: { transform: 'scaleX(1)' } },
  draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  arrive: { from: { opacity: '.92' } },
  slide: { from: { transform: 'translateX(16px)', opacity: '0' } },
  rise: { from: { transform: 'translateY(16px)', opacity: '0' } },
  fall: { to: { transform: 'translateY(16px)', opacity: '0' } },
};
