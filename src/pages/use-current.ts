import { useCallback, useState } from 'react';
import { type Current, loadCurrent } from '../client/content.ts';
import type { Contents } from '../page-contents.ts';

/** The content of the page, and a function that asks the server for it again and shows the answer. */
export function useCurrent<Name extends 'donation' | 'confirmation'>(name: Name, initial: Current<Contents[Name]>) {
  const [refreshed, setRefreshed] = useState({ since: initial.content, current: initial });
  const refresh = useCallback(async () => {
    const current = await loadCurrent(name);
    setRefreshed({ since: initial.content, current });
  }, [name, initial.content]);
  // The Studio's preview gives other content while the page is open.
  return [refreshed.since === initial.content ? refreshed.current : initial, refresh] as const;
}
