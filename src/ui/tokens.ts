/** Colours as [light, dark] (docs/design.md#tokens); `tests/ui/tokens.test.ts` recomputes their contrast. */
export const colors = {
  bg: ['#F4EEE1', '#0B1512'],
  'bg.sunken': ['#EAE2D0', '#070F0C'],
  surface: ['#FBF7EC', '#101F1A'],
  'surface.raised': ['#FFFDF7', '#172B24'],
  fg: ['#15271F', '#F0E7D3'],
  'fg.muted': ['#4A574C', '#B7BAA8'],
  'fg.subtle': ['#5E6455', '#939C8C'],
  accent: ['#1B5A46', '#86CBAE'],
  'accent.fg': ['#FBF7EC', '#07130F'],
  'accent.subtle': ['#DCE7D9', '#14342A'],
  gold: ['#76561A', '#D6B26C'],
  'gold.line': ['#9C7B36', '#9A7E48'],
  rule: ['#CDBB90', '#4A4530'],
  border: ['#D9CEB6', '#26392F'],
  'border.strong': ['#7F765E', '#6F8578'],
  solid: ['#17402F', '#F0E7D3'],
  'solid.hover': ['#0F3024', '#FFF9EA'],
  'solid.fg': ['#FBF7EC', '#0B1512'],
  // 26 % of the text colour on its background: color-mix() is newer than the floor (docs/browser-floor.md).
  'solid.rule': ['#527060', '#B4B0A1'],
  success: ['#1F6A3C', '#8FD19E'],
  'success.subtle': ['#DCEBD9', '#11301F'],
  danger: ['#A3301D', '#F49C86'],
  'danger.subtle': ['#F8E2DB', '#371A14'],
  focus: ['#1B5A46', '#F5D58A'],
  // The overlay on a pressed control: 12 % of the text colour.
  press: ['#15271F1F', '#F0E7D31F'],
  'motif.line': ['#B8924A', '#CDA860'],
  'motif.ground': ['#17402F', '#0F2A22'],
  'motif.ground2': ['#1E4D3A', '#143529'],
  'motif.panel': ['#FCF8EE', '#10221C'],
  'motif.dot': ['#C4543A', '#D2694C'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** Colours that are the same in both themes (on green, and in QR codes). They are not custom properties. */
export const fixedColors = {
  'plate.fg': '#F3EAD6',
  'code.ground': '#F0E7D3',
  'code.ink': '#0B1512',
  // The shadow of dark pages.
  veil: '#070f0ccc',
  // The shadow of light pages.
  spine: '#8a5a1438',
} as const;

export const fonts = {
  heading: "'Alegreya Variable', 'Alegreya Fallback', 'Alegreya Times', 'Alegreya DejaVu', serif",
  body: "'Source Sans 3 Variable', 'Source Sans Fallback', 'Source Sans DejaVu', system-ui, sans-serif",
  quran: "'Amiri Quran', 'Amiri Fallback', 'Scheherazade New', 'Noto Naskh Arabic', serif",
} as const;

/** Sizes of text (docs/design.md#type). No text is smaller than `caption`. */
export const fontSizes = {
  /** At most 18vw, so that the longest word of a headline (4.8em) fits the screen at large text sizes, too. */
  display: 'min(clamp(2rem, 1.52rem + 2.15vw, 3.125rem), 18vw)',
  h1: 'clamp(2.125rem, 1.75rem + 1.54vw, 3rem)',
  h2: 'clamp(1.75rem, 1.5rem + 1.02vw, 2.375rem)',
  h3: 'clamp(1.3125rem, 1.22rem + .38vw, 1.5625rem)',
  lead: 'clamp(1.125rem, 1.06rem + .27vw, 1.3125rem)',
  body: '1.0625rem',
  ui: '1rem',
  /** Keeps the menu of wide screens in one line at any text size. */
  menu: 'min(1rem, 2.1vw)',
  note: '.9375rem',
  caption: '.875rem',
  cell: '1.03rem',
  sm: '1.125rem',
  md: '1.1875rem',
  lg: '1.25rem',
  xl: '1.3125rem',
  '2xl': '1.375rem',
  '3xl': '1.5rem',
  '4xl': '1.75rem',
  /** A total. At large text sizes it grows only as far as its digits fit the screen. */
  '5xl': 'min(2.375rem, 10.6vw)',
  /** A total on the narrowest screens. */
  sum: '2rem',
  /** A total while the shipping is not known. */
  interim: '1.625rem',
  dropCap: '6.02em',
  /** The title of a page from md on. */
  page: '2.125rem',
  /** The title of the home page on very wide screens. */
  wide: '3.5rem',
  price: 'min(clamp(2.25rem, 2.1rem + .5vw, 2.5rem), 15vw)',
  plate: 'clamp(1.9rem, 1.55rem + 1.5vw, 2.75rem)',
  feature: 'clamp(1.5rem, 1.35rem + .6vw, 1.875rem)',
  idiom: 'clamp(2.125rem, 1.55rem + 2.3vw, 3.25rem)',
  phrase: 'clamp(3.25rem, 1.85rem + 3.9vw, 5rem)',
  meaning: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.375rem)',
} as const;

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 7.5, 8, 9, 10, 11, 12, 13, 14, 16, 18, 24, 28, 30, 33,
] as const;

/** Space in steps of 4 px, named as in Chakra: `4` is 16 px (docs/design.md#styles). */
export const spacing = Object.fromEntries(steps.map((step) => [step, `${step * 4}px`])) as Record<
  `${(typeof steps)[number]}`,
  `${number}px`
>;

/** Widths and heights: the steps of `spacing`, and named sizes. */
export const sizes = {
  ...spacing,
  /** Smallest touch target. */
  touch: '44px',
  control: '48px',
  field: '52px',
  /** `sheet` is the width of the sheet with its margin (global-css.ts), `page` that of a page without a sheet. */
  sheet: 'var(--sheet)',
  page: '1000px',
} as const;

/** Frames and cards have no radius. */
export const radii = {
  control: '4px',
  tag: '3px',
  phone: '22px',
  screen: '17px',
  cropped: '22px 22px 0 0',
  croppedScreen: '17px 17px 0 0',
  pill: '999px',
} as const;

export const easings = { ink: 'cubic-bezier(.2,.6,.2,1)' } as const;

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' } as const;

/** For browsers with subgrid. Older ones need other styles. */
export const hasSubgrid = '@supports (grid-template-rows: subgrid)';

export const keyframes = {
  progress: { to: { transform: 'scaleX(1)' } },
  meaning: { from: { transform: 'translateY(12px)' } },
  draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  arrive: { from: { opacity: '.92' } },
  sheet: { from: { transform: 'translateX(16px)', opacity: '0' } },
  rise: { from: { transform: 'translateY(16px)', opacity: '0' } },
  fall: { to: { transform: 'translateY(16px)', opacity: '0' } },
} as const;

/** Shadows, as [light, dark]. Only floating elements have one. */
export const shadows = {
  float: ['0 1px 0 #3b2f1412, 0 14px 32px -18px #3b2f1466', '0 1px 0 #0006, 0 14px 36px -16px #000a'],
  toast: ['0 2px 0 #3b2f1412, 0 22px 48px -18px #3b2f1480', '0 2px 0 #0006, 0 22px 48px -16px #000c'],
} as const;
