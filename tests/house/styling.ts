import { fontSizes, sizes, spacing } from '../../src/ui/tokens.ts';

/** A file of src: its path below src, and its text. */
interface Source {
  path: string;
  text: string;
}

/** Returns one sentence for each place that breaks the rule. */
type Rule = (sources: readonly Source[]) => string[];

const each =
  (rule: (source: Source) => string[]): Rule =>
  (sources) =>
    sources.flatMap(rule);

/** The text of a file with its comments blanked out. */
const code = ({ text }: Source) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, '');

/** Files that may name colours: masks use black that is never seen; tests/ui/tokens.test.ts checks the theme script. */
const exempt = new Set(['ui/tokens.ts', 'ui/ornament/ornament-uris.ts', 'client/theme.ts']);

export const noColourOutsideTokens = each((source) =>
  exempt.has(source.path)
    ? []
    : Array.from(
        code(source).matchAll(/#[\da-f]{3,8}(?![\w-])(?=[^\n]*['"`])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi),
        ([colour]) => `${source.path} writes the colour ${colour}: name it in ui/tokens.ts`,
      ),
);

/**
 * When a child comes or goes, such selectors make Chromium restyle every ancestor: 15 ms on a slow phone. `:not(* + *)`
 * selects a first child without that.
 */
export const noCountingSelector = each((source) =>
  Array.from(
    code(source).matchAll(/:(?:nth-(?:last-)?(?:child|of-type)\(\s*\d+\s*\)|(?:first|last|only)-(?:child|of-type))/g),
    ([selector]) =>
      `${source.path} counts children with ${selector}: make the part an element of its own, or write :not(* + *) for the first`,
  ),
);

const properties = {
  spacing: /\b(?:gap|rowGap|columnGap|(?:padding|margin|scrollPadding)\w*|inset\w*|top|right|bottom|left): /,
  sizes: /\b(?:width|height|(?:min|max)(?:Width|Height)): /,
  fontSizes: /\bfontSize: /,
} as const;
const tokens = { spacing, sizes, fontSizes };

/** A length may not be written out, directly or in a responsive value, where a token has its value. */
export const noLengthOfToken = each((source) =>
  Object.entries(properties).flatMap(([kind, property]) => {
    const lengths: Record<string, string> = tokens[kind as keyof typeof tokens];
    const names = new Map(Object.entries(lengths).map(([name, value]) => [value, name]));
    const found = code(source).matchAll(new RegExp(`${property.source}(?:'[^']*'|\\{[^{}]*\\})`, 'g'));
    return Array.from(found, ([text]) => text).flatMap((text) =>
      Array.from(text.matchAll(/'-?([^']+)'/g), ([, value = '']) => value)
        .filter((value) => names.has(value))
        .map((value) => `${source.path} writes ${text}: ${value} is the token ${names.get(value)}`),
    );
  }),
);
