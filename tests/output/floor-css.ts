import bcd, { type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import * as csstree from 'css-tree';
import { lackedBy, type Finding } from './floor.ts';

const { 'at-rules': atRules, properties, selectors, types } = bcd.css as unknown as Record<string, Identifier>;

const lackingBrowser = (node: Identifier | undefined) => (node?.__compat ? lackedBy(node.__compat) : null);

/** CSS functions, wherever MDN's data lists them: `color-mix` is listed under the type of colours. */
const functions = new Map<string, string>();
function collectFunctions(node: Identifier): void {
  for (const [name, child] of Object.entries(node) as [string, Identifier][]) {
    if (name.startsWith('__')) continue;
    const browser = lackingBrowser(child);
    if (browser) functions.set(name, browser);
    collectFunctions(child);
  }
}
collectFunctions(types ?? {});

/** The CSS feature that a node uses, and the browser of the floor that lacks it. */
function featureOf(node: csstree.CssNode): [feature: string, browser: string | null] | null {
  if (node.type === 'Atrule') return [`@${node.name}`, lackingBrowser(atRules?.[node.name])];
  if (node.type === 'PseudoClassSelector') {
    const selector = csstree.generate(node).replaceAll(/\.css-\w+/g, '&'); // classes change with their styles
    return [selector, lackingBrowser(selectors?.[node.name])];
  }
  if (node.type === 'Declaration') return [node.property, lackingBrowser(properties?.[node.property])];
  if (node.type === 'Function') return [node.name, functions.get(node.name) ?? null];
  if (node.type === 'FeatureRange') return ['range of a media query', lackingBrowser(atRules?.media?.range_syntax)];
  return null;
}

/** What a style sheet uses and the floor may lack, except inside an `@supports` that tests for it. */
export function styleFindings(file: string, css: string): Finding[] {
  const findings: Finding[] = [];
  const enclosing: (csstree.Rule | csstree.Atrule)[] = [];
  const supports: string[] = [];
  csstree.walk(csstree.parse(css, { parseCustomProperty: true }), {
    enter(node: csstree.CssNode) {
      if (node.type === 'Rule' || node.type === 'Atrule') enclosing.push(node);
      if (node.type === 'Atrule' && node.name === 'supports')
        supports.push(node.prelude ? csstree.generate(node.prelude) : '');
      const [feature, browser] = featureOf(node) ?? [];
      if (!feature || !browser || supports.some((condition) => condition.includes(feature.replace(/\(.*/, '')))) return;
      const place = csstree.generate(enclosing.at(-1) ?? node).slice(0, 120);
      findings.push({ feature, lacking: browser, place: `${file}: ${place}` });
    },
    leave(node: csstree.CssNode) {
      if (node === enclosing.at(-1)) enclosing.pop();
      if (node.type === 'Atrule' && node.name === 'supports') supports.pop();
    },
  });
  return findings;
}
