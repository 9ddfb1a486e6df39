import { createContext, use, useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Current, loadCurrent } from '../../client/content.ts';
import type { Contents } from '../../page-contents.ts';
import type { GivingPage } from '../../page-table.ts';

/** Opens form or confirmation, with the state that the other page passes. */
export type OpenPage = (path: string, state: object) => Promise<void>;

/** Absent in the build and in the Studio's preview, where one router has every page. */
export const OpenPageContext = createContext<OpenPage | undefined>(undefined);

export function useOpenPage(): OpenPage {
  const navigate = useNavigate();
  return use(OpenPageContext) ?? (async (path, state) => navigate(path, { state }));
}

/** The content of the page, and a function that asks the server for it again and shows the answer. */
export function useCurrent<Name extends GivingPage>(name: Name, initial: Current<Contents[Name]>) {
  // An answer is for the content that the page had. The Studio's preview gives other content while the page is open.
  const [refreshed, setRefreshed] = useState({ askedWith: initial.content, current: initial });
  const refresh = useCallback(async () => {
    const current = await loadCurrent(name);
    setRefreshed({ askedWith: initial.content, current });
  }, [name, initial.content]);
  return [refreshed.askedWith === initial.content ? refreshed.current : initial, refresh] as const;
}
