import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { styleBase } from './style-base.ts';
import { colors, fonts, fontSizes, shadows } from './tokens.ts';

type Nested = { [key: string]: Nested | { value: { base: string; _dark: string } } };

/** `{'fg.muted': [light, dark]}` as Chakra nests it: `{fg: {muted: {value: {base, _dark}}}}`. */
function themed(pairs: Record<string, readonly [light: string, dark: string]>): Nested {
  const nested: Nested = {};
  for (const [name, [base, _dark]] of Object.entries(pairs)) {
    const [group = '', part = 'DEFAULT'] = name.split('.');
    nested[group] = { ...nested[group], [part]: { value: { base, _dark } } };
  }
  return nested;
}

const valued = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));

const config = defineConfig({
  cssVarsPrefix: 'c',
  cssVarsRoot: ':root',
  // One class per element: nothing to order, and the same rules on both sides.
  disableLayers: true,
  preflight: false,
  // Global styles are in the prerendered `<head>`; only the development page needs them in the browser.
  ...(import.meta.env.SSR || import.meta.env.DEV ? { globalCss } : {}),
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens: {
      fonts: valued(fonts),
      fontSizes: valued(fontSizes),
      radii: valued({ control: '4px', frame: '0px', pill: '999px' }),
      easings: valued({ ink: 'cubic-bezier(.2,.6,.2,1)' }),
    },
    keyframes: {
      progress: { to: { transform: 'scaleX(1)' } },
      draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
    },
    semanticTokens: { colors: themed(colors), shadows: themed(shadows) },
  },
});

/** The look: tokens of design.md on Chakra's base, without its default theme (rendering.md, System). */
export const system = createSystem(styleBase, config);
