import { styleCache } from './style-cache.ts';
import { system } from './system.ts';

/** Global styles are in the prerendered `<head>`; only the development page needs them from here. */
const withoutGlobals = { ...system, _global: [] } as unknown as typeof system;

/** The style cache and system of the browser, told of every rule that the page brought along. */
export function clientStyles() {
  const cache = styleCache();
  for (const id of prerenderedIds(document.styleSheets)) cache.inserted[id] = true;
  return { cache, system: import.meta.env.DEV ? system : withoutGlobals };
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
  for (const sheet of sheets) walk(sheet.cssRules);
  return ids;
}
