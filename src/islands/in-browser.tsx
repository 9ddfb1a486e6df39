import type { PropsWithChildren } from 'react';
import { system } from '../theme/system.ts';
import { Providers } from '../ui/providers.tsx';
import { browserStyleCache } from '../ui/style-cache.ts';

let cache: ReturnType<typeof browserStyleCache> | undefined;

/** Providers of an island. All islands of a page share one style cache. */
export function InBrowser({ onReady, children }: PropsWithChildren<{ onReady: () => void }>) {
  cache ??= browserStyleCache();
  return (
    <Providers cache={cache} system={system} onReady={onReady}>
      {children}
    </Providers>
  );
}
