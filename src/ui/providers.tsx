import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { EmotionCache } from '@emotion/react';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, type createSystem } from '@chakra-ui/react/styled-system';

interface Props {
  cache: EmotionCache;
  system: ReturnType<typeof createSystem>;
  /** After the first commit in the browser: the page answers from now on. */
  onReady?: () => void;
  children: ReactNode;
}

/** What every render needs, at build time and in the browser alike. */
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
