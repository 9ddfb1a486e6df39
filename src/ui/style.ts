import type { layerStyles } from './layer-styles.ts';
import type { Known, Nested, Own } from './plain-style.ts';
import type { textStyles } from './text-styles.ts';

interface Named {
  textStyle: keyof typeof textStyles;
  layerStyle: keyof typeof layerStyles;
}

export type StyleProperty = keyof (Known & Named);

/** Styles of one element, typed to the tokens of this site. A style that would not reach the browser does not compile. */
export interface Style extends Own<Known & Named>, Nested<Style> {}
