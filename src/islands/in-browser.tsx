import type { PropsWithChildren } from 'react';
import { system } from '../theme/system.ts';
import { Providers } from '../ui/providers.tsx';
import { styleCache } from '../ui/style-cache.ts';

/** The style cache and system of the browser. The cache knows the rules that the prerendered page has. */
export function clientStyles() {
  const cache = styleCache();
  for (const id of prerenderedIds(document.styleSheets)) cache.inserted[id] = true;
  return { cache, system };
}

let styles: ReturnType<typeof clientStyles> | undefined;

/** Providers of an island. All islands of a page share one style cache. */
export function InBrowser({ onReady, children }: PropsWithChildren<{ onReady: () => void }>) {
  styles ??= clientStyles();
  return (
    <Providers {...styles} onReady={onReady}>
      {children}
    </Providers>
  );
}

function prerenderedIds(sheets: StyleSheetList): Set<string> {
  const ids = new Set<string>();
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule) {
        for (const [, id] of rule.selectorText.matchAll(/\.css-([a-z0-9]+)/g)) ids.add(id as string);
      }
      if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of sheets) {
    if (sheet.media.length > 0) continue; // wide screens or paper: the main sheet has the same ids
    try {
      walk(sheet.cssRules);
    } catch {} // Emotion itself inserts late styles that are loading or have failed
  }
  return ids;
}
