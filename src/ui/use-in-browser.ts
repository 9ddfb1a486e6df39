import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while hydrating, then true: for what the server cannot know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
