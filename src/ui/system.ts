import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss, motionCss, printCss, wideCss } from './global-css.ts';
import { layerStyles } from './layer-styles.ts';
import { styleBase } from './style-base.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, colors, easings, fonts, keyframes, shadows } from './tokens.ts';

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

const valued = <Value>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }]));

type GlobalCss = Parameters<typeof defineConfig>[0]['globalCss'];

const config = defineConfig({
  cssVarsPrefix: 'c',
  cssVarsRoot: ':root',
  // One class per element needs no layers, and gives prerender and browser the same rules.
  disableLayers: true,
  preflight: false,
  // Global styles are in the prerendered `<head>`; only the development page needs them in the browser.
  ...(import.meta.env.SSR || import.meta.env.DEV
    ? { globalCss: { ...globalCss, ...motionCss, ...printCss, ...wideCss } as unknown as GlobalCss }
    : {}),
  theme: {
    breakpoints,
    tokens: { fonts: valued(fonts), easings: valued(easings) },
    ...(import.meta.env.SSR || import.meta.env.DEV ? { keyframes } : {}),
    textStyles: valued(textStyles),
    layerStyles: valued(layerStyles),
    semanticTokens: { colors: themed(colors), shadows: themed(shadows) },
  },
});

/** Our tokens on Chakra's base, without its default theme (docs/decisions/chakra-without-components.md). */
export const system = createSystem(styleBase, config);
