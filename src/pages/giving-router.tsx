import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, Outlet, Route, Routes, useInRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { addShownPage } from '../client/back-and-forward.ts';
import { type Current, newestContent } from '../client/content.ts';
import { loadWith } from '../client/history.ts';
import { arrivedAttribute } from '../client/protocol.ts';
import type { Contents } from '../page-contents.ts';
import { type GivingPage, paths } from '../page-table.ts';
import { type OpenPage, OpenPageContext } from '../sections/give/use-giving.ts';
import { type PageSite, SiteContext } from './use-site.ts';

interface GivingPages {
  /** The pages that this document can show, by path. */
  pages: Map<string, ComponentType>;
  /** Loads the other page and adds it. Rejects if only the server has it. */
  loadOther: () => Promise<void>;
}

/**
 * The router of form and confirmation, which share one document:
 *
 * 1. The island of the page that was opened loads its content, then adds the page.
 * 2. The form loads the confirmation at the first input, so that the submit need not wait.
 * 3. A move changes address and page in one task, without React's transitions. So a page is added only once code and
 *    content are there: what `React.lazy` loads would show an empty page meanwhile.
 * 4. The server has the page that this document lacks, such as the form for a visit that begins with the confirmation.
 */
export function createGivingRouter(loadOther: () => Promise<void>) {
  const pages = new Map<string, ComponentType>();
  return {
    loadOther,
    /** Adds a page. Its content has been loaded, so `newestContent` has it. */
    addPage<Name extends GivingPage>(name: Name, Page: ComponentType<Current<Contents[Name]>>): void {
      pages.set(paths[name], function PageWithNewestContent() {
        // The same while the page shows, because newer content comes through `useCurrent`.
        const [initial] = useState(() => newestContent(name)!);
        return <Page {...initial} />;
      });
      addShownPage(paths[name]);
    },
    /** The island of both pages. The build and the Studio's preview have a router around the whole page already. */
    Island: ({ site }: { site: PageSite }) => (
      <SiteContext value={site}>
        {useInRouterContext() ? (
          <Outlet />
        ) : (
          <BrowserRouter useTransitions={false}>
            <GivingRoutes pages={pages} loadOther={loadOther} />
          </BrowserRouter>
        )}
      </SiteContext>
    ),
  };
}

function GivingRoutes(giving: GivingPages) {
  useArrival();
  const openPage = useOpenPageHere(giving);
  return (
    <OpenPageContext value={openPage}>
      <Routes>
        {Array.from(giving.pages, ([path, Page]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Routes>
    </OpenPageContext>
  );
}

/** Opens a page in this document or, if it could not be added, from the server. */
function useOpenPageHere({ pages, loadOther }: GivingPages): OpenPage {
  const navigate = useNavigate();
  return useCallback(
    async (path, state) => {
      if (!pages.has(path)) await loadOther().catch(() => {});
      if (!pages.has(path)) return loadWith(path, state);
      flushSync(() => void navigate(path, { state }));
    },
    [navigate, pages, loadOther],
  );
}

/** Does for a new page what a load would do. The focus on its heading announces it once. */
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
    // The help button of each page writes another text (src/sections/shell/help-button.tsx).
    for (const button of document.querySelectorAll<HTMLElement>('[data-at]'))
      button.hidden = button.dataset.at !== pathname;
  }, [key, pathname]);
}
