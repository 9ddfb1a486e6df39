import { renderToStaticMarkup } from 'react-dom/server';
import { colorOf, type Theme } from '../../theme/semantic-tokens.ts';
import { EmblemArt, emblemHeights, type EmblemName, emblemWidth } from '../../ui/ornament/emblem.tsx';
import { uri } from '../../ui/ornament/ornament-uris.ts';

/** The rules that draw the emblems of a page, each an `<i class="emblem NAME">`. Others weigh nothing in the page. */
export function emblemStyles(elements: readonly { name: string; attribs: Record<string, string> }[]): string[] {
  const classes = elements.map(({ name, attribs }) => (name === 'i' && attribs.class?.split(' ')) || []);
  const names = classes.flatMap(([first, name]) => (first === 'emblem' ? [name as EmblemName] : []));
  return Array.from(new Set(names), rulesOf);
}

function rulesOf(name: EmblemName): string {
  const [small, large] = emblemHeights(name);
  return `${rulesAt(name, small)}@media screen and (min-width:80rem){${rulesAt(name, large)}}@media (forced-colors:active){i.emblem{display:none!important}}`;
}

const rulesAt = (name: EmblemName, height: number) =>
  `i.${name}{--emblem:${emblemUri(name, height, 'light')};display:block;width:${emblemWidth(name, height)}px;height:${height}px;background:var(--emblem)}html.dark i.${name}{--emblem:${emblemUri(name, height, 'dark')}}`;

function emblemUri(name: EmblemName, height: number, theme: Theme): string {
  const svg = withFixedColors(renderToStaticMarkup(<EmblemArt name={name} height={height} />), theme);
  return uri(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
}

/** Writes out the colors, because a drawing in a file of its own has no custom properties: `var(--c-colors-gold-line)`. */
const withFixedColors = (svg: string, theme: Theme) =>
  svg
    .replaceAll(/var\(--c-colors-([a-z0-9-]+)\)/g, (_, name: string) => colorOf(name.replace('-', '.'), theme))
    .replaceAll('currentColor', colorOf('motif.line', theme));
