/**
 * Colours as [light, dark] (design.md section 3). `tests/ui/tokens.test.ts` recomputes their contrast.
 * Dark is the default theme: `<html class="dark">`.
 */
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
  success: ['#1F6A3C', '#8FD19E'],
  'success.subtle': ['#DCEBD9', '#11301F'],
  danger: ['#A3301D', '#F49C86'],
  'danger.subtle': ['#F8E2DB', '#371A14'],
  focus: ['#1B5A46', '#F5D58A'],
  'motif.line': ['#B8924A', '#CDA860'],
  'motif.ground': ['#17402F', '#0F2A22'],
  'motif.ground2': ['#1E4D3A', '#143529'],
  'motif.panel': ['#FCF8EE', '#10221C'],
  'motif.dot': ['#C4543A', '#D2694C'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export const fonts = {
  heading: "'Alegreya Variable', 'Alegreya Fallback', Georgia, serif",
  body: "'Source Sans 3 Variable', 'Source Sans Fallback', system-ui, sans-serif",
  quran: "'Amiri Quran', 'Scheherazade New', 'Noto Naskh Arabic', serif",
} as const;

/** design.md section 4; nothing is smaller than `caption`. */
export const fontSizes = {
  display: 'clamp(2.5rem, 2.06rem + 1.8vw, 3.5rem)',
  h1: 'clamp(2.125rem, 1.75rem + 1.54vw, 3rem)',
  h2: 'clamp(1.75rem, 1.5rem + 1.02vw, 2.375rem)',
  h3: 'clamp(1.3125rem, 1.22rem + .38vw, 1.5625rem)',
  lead: 'clamp(1.125rem, 1.06rem + .27vw, 1.3125rem)',
  body: '1.0625rem',
  ui: '1rem',
  note: '.9375rem',
  caption: '.875rem',
} as const;

/** Only for things that truly float. As [light, dark]. */
export const shadows = {
  float: ['0 1px 0 #3b2f1412, 0 14px 32px -18px #3b2f1466', '0 1px 0 #0006, 0 14px 36px -16px #000a'],
  toast: ['0 2px 0 #3b2f1412, 0 22px 48px -18px #3b2f1480', '0 2px 0 #0006, 0 22px 48px -16px #000c'],
} as const;
