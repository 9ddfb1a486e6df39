import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { layerStyles } from './layer-styles.ts';
import { buttonRecipe } from './recipes/button.ts';
import { inputRecipe } from './recipes/input.ts';
import { semanticTokens } from './semantic-tokens.ts';
import { textStyles } from './text-styles.ts';
import { breakpoints, keyframes, tokens } from './tokens.ts';

/** The theme of the site (docs/design.md#styles). `npm run theme:types` writes Chakra's types for it. */
const config = defineConfig({
  cssVarsPrefix: 'c',
  cssVarsRoot: ':root',
  // The oldest supported browsers know no cascade layers (docs/browser-floor.md).
  disableLayers: true,
  // src/theme/global-css.ts has a smaller reset.
  preflight: false,
  conditions: {
    dark: '.dark &',
    // The smallest phones have 320 px.
    narrow: '@media (max-width: 339.98px)',
    // Touch screens keep `:hover` after a tap.
    hover: ['@media (hover: hover)', '&:hover'],
  },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    recipes: { button: buttonRecipe, input: inputRecipe },
  },
});

export const system = createSystem(defaultBaseConfig, config);

/** The system with its global styles. Only the prerender needs them, so the scripts of the pages are without. */
export const systemWith = (globalCss: typeof config.globalCss) =>
  createSystem(defaultBaseConfig, config, { globalCss });
