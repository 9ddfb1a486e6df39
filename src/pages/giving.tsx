import { createContext, use, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, Outlet, Route, Routes, useInRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { type Current, loadCurrent, newestContent } from '../client/content.ts';
import { loadWith, tolerateFullHistory } from '../client/kept-state.ts';
import { arrivedAttribute } from '../client/protocol.ts';
import type { Contents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { type PageSite, SiteContext } from './use-site.ts';

type PageName = 'donation' | 'confirmation';

/** Opens the form or the confirmation, with the state that the other page passes. */
type Open = (path: string, state: object) => Promise<void>;

/** Absent in the build and in the Studio's preview, where one router has every page. */
const OpenContext = createContext<Open | undefined>(undefined);

export function useOpen(): Open {
  const navigate = useNavigate();
  return use(OpenContext) ?? (async (path, state) => navigate(path, { state }));
}

/** The content of the page, and a function that asks the server for it again and shows the answer. */
export function useCurrent<Name extends PageName>(name: Name, initial: Current<Contents[Name]>) {
  const [refreshed, setRefreshed] = useState({ since: initial.content, current: initial });
  const refresh = useCallback(async () => {
    const current = await loadCurrent(name);
    setRefreshed({ since: initial.content, current });
  }, [name, initial.content]);
  // The Studio's preview gives other content while the page is open.
  return [refreshed.since === initial.content ? refreshed.current : initial, refresh] as const;
}

/**
 * Form and confirmation share one document:
 *
 * 1. The island of the page that was opened loads its content, then adds the page (donation.island.tsx).
 * 2. The form loads the confirmation at the first input, so that the submit need not wait.
 * 3. A move changes address and page in one task. So a page is added only once code and content are there: what
 *    `React.lazy` loads would show a gap.
 * 4. The server has the page that this document lacks, such as the form for a visit that begins with the confirmation.
 */

/** The pages that this document can show, by path. */
const pages = new Map<string, ComponentType>();

/** Adds a page whose content has been loaded. */
export function addPage<Name extends PageName>(name: Name, Page: ComponentType<Current<Contents[Name]>>): void {
  pages.set(paths[name], function PageWithNewestContent() {
    const [initial] = useState(() => newestContent(name)!);
    return <Page {...initial} />;
  });
}

/** Loads the other page and adds it. */
let loadOther: () => Promise<void>;

/** Prepares Back and Forward between form and confirmation. */
export function prepareGiving(load: () => Promise<void>): void {
  loadOther = load;
  tolerateFullHistory();
  // Registered before the router's listener, which would show nothing for a page that this document does not have.
  addEventListener('popstate', (event) => {
    if (pages.has(location.pathname)) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/** Opens a page in this document or, if it could not be added, from the server. */
function useOpenHere(): Open {
  const navigate = useNavigate();
  return useCallback(
    async (path, state) => {
      if (!pages.has(path)) await loadOther().catch(() => {});
      if (pages.has(path)) flushSync(() => void navigate(path, { state }));
      else loadWith(path, state);
    },
    [navigate],
  );
}

/** On each change of page: scrolls to the top, and moves focus to the heading, so that the page is announced once. */
function useArrival(): void {
  const { key, pathname } = useLocation();
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    scrollTo(0, 0);
    document.documentElement.toggleAttribute(arrivedAttribute, true);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    // “Donasi” is current on both pages, because the confirmation is a step of the form.
    for (const link of document.querySelectorAll('nav [aria-current]'))
      link.setAttribute('aria-current', pathname === paths.donation ? 'page' : 'true');
    // The help button of each page writes another text (src/sections/help-button.tsx).
    for (const button of document.querySelectorAll<HTMLElement>('[data-at]'))
      button.hidden = button.dataset.at !== pathname;
  }, [key, pathname]);
}

function GivingPages() {
  useArrival();
  const open = useOpenHere();
  return (
    <OpenContext value={open}>
      <Routes>
        {Array.from(pages, ([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </OpenContext>
  );
}

/** The island of both pages. The build and the Studio's preview have a router around the whole page already. */
export const GivingPart = ({ site }: { site: PageSite }) => (
  <SiteContext value={site}>
    {useInRouterContext() ? (
      <Outlet />
    ) : (
      <BrowserRouter useTransitions={false}>
        <GivingPages />
      </BrowserRouter>
    )}
  </SiteContext>
);
