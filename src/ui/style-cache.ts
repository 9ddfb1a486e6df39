import createCache from '@emotion/cache';

/** Emotion's cache for browser and prerender. Adds no vendor prefixes. */
export const styleCache = () => createCache({ key: 'css', stylisPlugins: [] });

/** The cache of the browser, which knows the rules that the prerendered page has. */
export function browserStyleCache() {
  const cache = styleCache();
  for (const id of prerenderedIds(document.styleSheets)) cache.inserted[id] = true; // as Emotion marks them
  return cache;
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
    try {
      if (!sheet.href) walk(sheet.cssRules); // the file of wide styles repeats the ids
    } catch {} // a sheet of a browser extension that imports another, and cannot be read yet
  }
  return ids;
}
