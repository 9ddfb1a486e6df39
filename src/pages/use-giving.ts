import { createContext, use, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Current, loadCurrent } from '../client/content.ts';
import type { Contents } from '../page-contents.ts';

/** Opens the form or the confirmation, with what the other of the two hands over. */
export type Open = (path: string, state: object) => Promise<void>;

/** Absent in the build and in the Studio's preview, where one router has every page. */
export const OpenContext = createContext<Open | undefined>(undefined);

export function useOpen(): Open {
  const navigate = useNavigate();
  return use(OpenContext) ?? (async (path, state) => navigate(path, { state }));
}

/** The content of the page, and a function that asks the server for it again and shows the answer. */
export function useCurrent<Name extends 'donation' | 'confirmation'>(name: Name, given: Current<Contents[Name]>) {
  const [anew, setAnew] = useState({ since: given.content, current: given });
  const refresh = useCallback(async () => {
    const current = await loadCurrent(name);
    setAnew({ since: given.content, current });
  }, [name, given.content]);
  // The Studio's preview gives other content while the page is open.
  return [anew.since === given.content ? anew.current : given, refresh] as const;
}
