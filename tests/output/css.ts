import * as csstree from 'css-tree';

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

/** Invalid declarations, one line each. Values with custom properties come from tokens, which the compiler checks. */
export function cssProblems(css: string): string[] {
  const problems: string[] = [];
  const tree = csstree.parse(css, { onParseError: (error) => problems.push(error.formattedMessage) });
  csstree.walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      if (property.startsWith('--') || this.atrule?.name === 'font-face') return;
      const written = csstree.generate(value);
      const { error } = newer.lexer.matchProperty(property, written);
      if (error && !written.includes('var('))
        problems.push(`${csstree.generate(this.rule?.prelude ?? value)} { ${property}: ${written} }: ${error.message}`);
    },
  });
  return problems;
}

/** Properties that `:hover` may change: colours and underlines. */
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
