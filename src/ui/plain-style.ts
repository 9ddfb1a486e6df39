import type { Properties } from 'csstype';
import type { conditions, properties } from './style-base.ts';
import type * as tokens from './tokens.ts';

/** Colours that follow the theme. Only these may stand inside a value, as `{colors.rule}`. */
type ThemedColor = keyof typeof tokens.colors;
type FixedColor = (typeof tokens.fixedColors)[keyof typeof tokens.fixedColors];
type Color = ThemedColor | keyof typeof tokens.fixedColors | 'transparent' | 'currentColor' | 'inherit';
type Space = keyof typeof tokens.spacing;

type Computed = `${'calc' | 'clamp' | 'max' | 'min' | 'var'}(${string}`;
/** A length that no token has. `tests/house.test.ts` refuses a length that equals a token. */
type Length = '0' | `${number}${'px' | 'em' | '%' | 'vw'}` | Computed;

type Line =
  `${number}px ${'solid' | 'double' | 'dashed' | 'dotted'} ${`{colors.${ThemedColor}}` | 'transparent' | 'Highlight'}`;

/** The values of each kind of property. `--one` is 1 % of the leaf's width (leaf.tsx), `--spine` a colour of plans. */
interface Taken {
  colors: Color | 'none';
  fonts: keyof typeof tokens.fonts;
  fontSizes: keyof typeof tokens.fontSizes | `calc(${number} * var(--one))`;
  radii: keyof typeof tokens.radii | '0';
  shadows:
    | keyof typeof tokens.shadows
    | `${'inset' | '0'} ${string}${`{colors.${ThemedColor}}` | 'var(--spine)' | FixedColor}${string}`;
  spacing: Space | Length;
  offsets: Space | `-${Space}` | Length | 'auto';
  sizes: keyof typeof tokens.sizes | Length | 'auto' | 'none';
}

type TokenProperties = {
  [Kind in keyof typeof properties as (typeof properties)[Kind][number]]: Taken[Kind];
};

type Side = 'Top' | 'Right' | 'Bottom' | 'Left' | 'Block' | 'Inline';
type Corner = `border${'Top' | 'Bottom'}${'Left' | 'Right'}Radius`;

/** Properties whose values name tokens amid other words, or that must not take free text. */
type Composed = { [Border in 'border' | `border${Side}`]: Line | '0' } & { [C in Corner]: '0' } & {
  bg: Color;
  /** Images and several layers; use `bg` for a colour alone. */
  background: `${string}(${string}` | 'none !important';
  color: Color | '{colors.fg} !important';
  boxShadow: Taken['shadows'] | 'none !important';
  outline: Line | 'none';
  font: 'inherit';
  scrollBehavior: 'auto !important';
  transition: 'none' | `${string} {easings.${keyof typeof tokens.easings}}${string}`;
  animation: `${keyof typeof tokens.keyframes} ${string}`;
};

/** Forbidden properties: Chakra's own preset compiles tokens in them, this site only in `properties`. */
type NotCompiled =
  | `${string}${'Color' | 'Radius' | 'Shadow' | 'Easing' | 'TimingFunction'}`
  | `${'margin' | 'padding' | 'inset' | 'scroll' | 'border' | 'outline' | 'grid'}${string}${'Start' | 'End' | 'Gap'}`
  | `${'block' | 'inline' | 'min' | 'max'}${'' | 'Inline' | 'Block'}Size`
  | `scrollMargin${string}`
  | 'all';

type Plain = Omit<Properties, keyof TokenProperties | keyof Composed | NotCompiled>;

/** Every property that this site compiles, with the values that it takes. */
export type Known = Plain & Omit<TokenProperties, keyof Composed> & Composed;

/** One value, or one for each breakpoint. */
export type Responsive<V> = V | { [Width in 'base' | keyof typeof tokens.breakpoints]?: V };

/** Styles of the element itself. */
export type Own<P> = { [Name in keyof P]?: Responsive<P[Name]> };
/** Styles under a condition, from a breakpoint on, or for another element; and custom properties. */
export type Nested<Self> = { [Condition in `_${keyof typeof conditions}` | keyof typeof tokens.breakpoints]?: Self } & {
  [selector: `${string}&${string}` | `@${'media' | 'supports'} ${string}`]: Self;
} & { [variable: `--${string}`]: Responsive<string> };

/** Styles that use no text or layer style. */
export interface PlainStyle extends Own<Known>, Nested<PlainStyle> {}
