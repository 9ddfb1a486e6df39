import { defineConfig } from '@chakra-ui/react/styled-system';
import { fixedColors, fontSizes, radii, sizes, spacing } from './tokens.ts';

/** What this site compiles (docs/decisions/style-base.md). `Style` knows no other property (plain-style.ts). */

export const conditions = {
  hover: ['@media (hover: hover)', '&:hover'],
  focus: '&:focus',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  dark: '.dark &',
} as const;

const sides = ['Top', 'Right', 'Bottom', 'Left', 'Block', 'Inline'] as const;
const withSides = <P extends string>(property: P) => [
  property,
  ...sides.map((side): `${P}${(typeof sides)[number]}` => `${property}${side}`),
];

export const properties = {
  colors: ['background', 'color', 'borderColor', 'borderLeftColor', 'outlineColor', 'fill', 'stroke'],
  fonts: ['fontFamily'],
  fontSizes: ['fontSize'],
  radii: ['borderRadius'],
  shadows: ['boxShadow'],
  spacing: ['gap', 'rowGap', 'columnGap', ...withSides('padding'), ...withSides('scrollPadding')],
  // These may be negative.
  offsets: [...withSides('margin'), 'inset', 'insetBlock', 'insetInline', 'top', 'right', 'bottom', 'left'],
  sizes: ['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
} as const;

const negative = Object.fromEntries(Object.entries(spacing).map(([name, value]) => [`-${name}`, `-${value}`]));

type Values = NonNullable<NonNullable<Parameters<typeof defineConfig>[0]['utilities']>[string]>['values'];

/** The values of each kind of token. Only values that depend on the theme are custom properties. */
const values: Record<keyof typeof properties, Values> = {
  colors: (category) => ({ ...category('colors'), ...fixedColors }),
  fonts: 'fonts',
  shadows: 'shadows',
  fontSizes,
  radii,
  spacing,
  offsets: { ...spacing, ...negative },
  sizes,
};

const utilities = Object.entries(properties).flatMap(([kind, names]) =>
  names.map((name) => [name, { values: values[kind as keyof typeof properties] }] as const),
);

export const styleBase = defineConfig({
  conditions,
  utilities: {
    ...Object.fromEntries(utilities),
    background: { values: values.colors, shorthand: ['bg'] },
  },
});
