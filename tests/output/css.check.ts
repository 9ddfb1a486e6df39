import * as csstree from 'css-tree';
import { describe, expect, test } from 'vitest';
import { render } from '../../src/publish/html/render.tsx';
import { tokens } from '../../src/theme/tokens.ts';
import { built, pages, stylesOf } from './markup.ts';

// Chakra accepts any value of any property, so the CSS that it makes is checked.

/** Syntax that css-tree 3.2 does not know. Every supported browser knows or ignores it. */
const newer = csstree.fork({
  properties: {
    'text-wrap': 'wrap | nowrap | balance | stable | pretty',
    'animation-timeline': 'auto | none | scroll( root? ) | <dashed-ident>',
    'animation-range': '[ entry <percentage> ]{1,2}',
    'view-timeline': '<dashed-ident> block',
    'text-size-adjust': 'auto | none | <percentage>',
  },
});

interface Declaration {
  selector: string;
  property: string;
  value: string;
}

/** Every declaration but those of fonts, and of custom properties if they are not asked for. Fails on broken CSS. */
function declarationsOf(css: string, { custom = false } = {}): Declaration[] {
  const found: Declaration[] = [];
  const tree = csstree.parse(css, { onParseError: (error) => expect.fail(error.formattedMessage) });
  csstree.walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (this.atrule?.name === 'font-face' || (property.startsWith('--') && !custom)) return;
      const selector = this.rule ? csstree.generate(this.rule.prelude) : '';
      found.push({ selector, property, value: csstree.generate(value) });
    },
  });
  return found;
}

const written = ({ selector, property, value }: Declaration) => `${selector} { ${property}: ${value} }`;

/** Values of a page's variables, in one theme: `--c-spacing-4` is `16px`. */
const variablesOf = (css: string) =>
  new Map(Array.from(css.matchAll(/(--(?:[\w-]|\\.)+):([^;}]*)/g), ([, name, value = '']) => [name, value]));

/** Whether a property may have this value, with the values of variables written out. */
function isValid({ property, value }: Declaration, variables: ReturnType<typeof variablesOf>): boolean {
  const writeOut = (text: string): string =>
    text.replaceAll(/var\((--(?:[\w-]|\\.)+)\)/g, (use, name: string) => {
      const known = variables.get(name);
      return known === undefined ? use : ` ${writeOut(known)} `; // `var(--a)0` has two values
    });
  return newer.lexer.matchProperty(property, writeOut(value)).error === null;
}

/** Properties that `:hover` may change: colours and underlines. */
const harmless =
  /^(?:color|fill|stroke|background(?:-color|-image)?|border(?:-[a-z]+)*-color|text-(?:decoration|underline).*)$/;

const styles = pages.map(({ name, url, html }) => ({ name, url, html, css: stylesOf(html) }));

describe.each(styles)('the styles of $name', ({ html, css }) => {
  test('are CSS', () => {
    expect(css.length).toBeGreaterThan(10_000);
    const variables = variablesOf(css);
    expect(
      declarationsOf(css)
        .filter((declaration) => !isValid(declaration, variables))
        .map(written),
    ).toEqual([]);
  });

  test('use no variable that is not defined', () => {
    const defined = new Set(Array.from((css + html).matchAll(/(--[\w-]+):/g), ([, name]) => name));
    const used = declarationsOf(css, { custom: true }).filter(({ value }) =>
      Array.from(value.matchAll(/var\((--[\w-]+)\)/g)).some(([, name]) => !defined.has(name)),
    );
    expect(used.map(written)).toEqual([]);
  });

  test('change only colours and underlines on hover, so hovering reveals nothing (WCAG 1.4.13)', () => {
    expect(css).toContain(':hover');
    const changed = declarationsOf(css).filter(({ selector }) => selector.includes(':hover'));
    expect(changed.filter(({ property }) => !harmless.test(property)).map(written)).toEqual([]);
  });
});

/** The names of tokens by their values. */
const tokenNames = (values: Record<string, { value: string }>) =>
  new Map(Object.entries(values).map(([name, { value }]) => [value, name]));
/** Tokens by the properties that take them. */
const lengths: [properties: RegExp, names: Map<string, string>][] = [
  [/^(?:gap|row-gap|column-gap|(?:padding|margin|inset)(?:-.*)?|top|right|bottom|left)$/, tokenNames(tokens.spacing)],
  [/^(?:min-|max-)?(?:width|height)$/, tokenNames(tokens.sizes)],
  [/^font-size$/, tokenNames(tokens.fontSizes)],
];

/** Why a token should stand here: for a colour, or a length that a token has. Undefined if there is neither. */
function missingToken({ property, value }: Declaration): string | undefined {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i.exec(value.replaceAll(/url\([^)]*\)/g, ''));
  if (colour) return `${colour[0]} is no token (src/theme)`;
  const names = lengths.find(([properties]) => properties.test(property))?.[1];
  if (property === 'font-size' && /\d(?:px|pt)$/.test(value))
    return `${value} does not follow the size that a visitor set`;
  const length = value.split(' ').find((part) => names?.has(part.replace(/^-/, '')));
  return length && `${length} is the token ${names?.get(length.replace(/^-/, ''))}`;
}

// Read before the build minifies it, which writes lengths in another way.
test.each(styles)('on $name every colour is a token, and every length that a token has', async ({ url }) => {
  const { css } = await render(url, (name) => Promise.resolve(JSON.parse(built(`content/${name}.json`))));
  const found = declarationsOf(css).flatMap((declaration) => {
    const problem = missingToken(declaration);
    return problem ? [`${written(declaration)}: ${problem}`] : [];
  });
  expect(found).toEqual([]);
});
