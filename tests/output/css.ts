import * as csstree from 'css-tree';

/** What css-tree 3.2 does not know yet, and every supported browser does or passes over. */
const newer = csstree.fork({
  properties: {
    'text-wrap': 'wrap | nowrap | balance | stable | pretty',
    'animation-timeline': 'auto | none | scroll( root? )',
    'text-size-adjust': 'auto | none | <percentage>',
  },
});

/** Custom properties that no rule sets: the toast's library does. */
const setByScript = /^--radix-/;

/** Where a declaration stands: `.css-1abc2de > svg { width }`, at-rules first. */
type Place = (csstree.Rule | csstree.Atrule)[];

const named = (place: Place) =>
  place
    .map((node) =>
      node.type === 'Rule'
        ? csstree.generate(node.prelude)
        : `@${node.name} ${node.prelude ? csstree.generate(node.prelude) : ''}`,
    )
    .join(' ');

/** The value with every custom property written out, as a browser would; what is missing is reported. */
function substitute(value: string, variables: ReadonlyMap<string, string>, missing: Set<string>, depth = 0): string {
  if (depth > 8) throw new Error(`${value} refers to itself`);
  return value.replaceAll(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, fallback?: string) => {
    const found = variables.get(name) ?? fallback;
    if (found === undefined && !setByScript.test(name)) missing.add(name);
    return found === undefined ? '0' : substitute(found, variables, missing, depth + 1);
  });
}

/** What is wrong in a style sheet, one line each: values that are no CSS, custom properties that nobody sets. */
export function cssProblems(css: string): string[] {
  const problems: string[] = [];
  const tree = csstree.parse(css, {
    parseValue: false,
    onParseError: (error) => problems.push(error.formattedMessage),
  });
  const variables = new Map<string, string>();
  const declarations: { place: string; property: string; value: string }[] = [];
  const place: Place = [];
  csstree.walk(tree, {
    enter(node: csstree.CssNode) {
      if (node.type === 'Rule' || node.type === 'Atrule') place.push(node);
      if (node.type !== 'Declaration') return;
      const value = csstree.generate(node.value);
      if (node.property.startsWith('--')) variables.set(node.property, value);
      else if (!place.some((at) => at.type === 'Atrule' && at.name === 'font-face'))
        declarations.push({ place: named(place), property: node.property, value });
    },
    leave(node: csstree.CssNode) {
      if (node === place.at(-1)) place.pop();
    },
  });
  for (const { place: where, property, value } of declarations) {
    const missing = new Set<string>();
    const written = substitute(value, variables, missing);
    for (const name of missing) problems.push(`${where} { ${property} }: nobody sets ${name}`);
    const { error } = newer.lexer.matchProperty(property, written);
    if (error && missing.size === 0)
      problems.push(`${where} { ${property}: ${value} }: ${error.message.split('\n')[0]}`);
  }
  return problems;
}

/** What pointing may change: colours, and the line under a word. */
const harmless =
  /^(?:color|fill|stroke|background(?:-color|-image)?|border(?:-[a-z]+)*-color|text-(?:decoration|underline).*)$/;

/** Declarations of rules with `:hover` that could make something appear (WCAG 1.4.13), one line each. */
export function appearing(css: string): string[] {
  const found: string[] = [];
  csstree.walk(csstree.parse(css), (node) => {
    if (node.type !== 'Rule' || !/:hover/.test(csstree.generate(node.prelude))) return;
    const selector = csstree.generate(node.prelude);
    for (const declaration of node.block.children.toArray())
      if (declaration.type === 'Declaration' && !harmless.test(declaration.property))
        found.push(`${selector} { ${declaration.property} }`);
  });
  return found;
}
