import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered HTML and while React hydrates it, then true. Use it for values that the build cannot know. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
