import { type ReactNode, useEffect } from 'react';
import { type EmotionCache, CacheProvider } from '@emotion/react';
import { ChakraProvider, type createSystem } from '@chakra-ui/react/styled-system';

interface Props {
  cache: EmotionCache;
  system: ReturnType<typeof createSystem>;
  /** Called after the first commit in the browser. React then handles events. */
  onReady?: () => void;
  children: ReactNode;
}

export function Providers({ cache, system, onReady, children }: Props) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

export type Styles = Pick<Parameters<typeof Providers>[0], 'cache' | 'system'>;

/** The style cache and system of the browser. The cache knows the rules that the prerendered page has. */
export function clientStyles({ cache, system }: Styles): Styles {
  for (const id of prerenderedIds(document.styleSheets)) cache.inserted[id] = true;
  // Global styles are in the prerendered `<head>`; only the development page gets them here.
  return { cache, system: import.meta.env.DEV ? system : { ...system, _global: [] } };
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
