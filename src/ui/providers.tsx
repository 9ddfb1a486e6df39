import { ChakraProvider, type createSystem } from '@chakra-ui/react/styled-system';
import { type EmotionCache, CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect } from 'react';

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
