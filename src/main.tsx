/**
 * React runs here and nowhere else: this module hydrates every island of its page as soon as the browser has loaded it.
 * The build writes it into pages with islands (docs/islands.md).
 */
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandsId, runningAttribute } from './client/protocol.ts';
import { putBackNotice, reportFailure } from './islands/failure-notice.ts';
import { InBrowser } from './islands/in-browser.tsx';
import { IslandBoundary } from './islands/island-boundary.tsx';
import type { Island } from './islands/island.tsx';
import { keepTyped } from './islands/keep-typed.ts';

const modules = import.meta.glob<{ default: Island<object> }>('./{sections,pages}/**/*.island.tsx');
const islandProps = JSON.parse(document.getElementById(islandsId)!.textContent) as Record<string, object>;

/** Hydrates an island. Resolves once React handles its events, or has failed. Rejects if a file does not arrive. */
async function start(element: HTMLElement): Promise<void> {
  const name = element.dataset.island!;
  const load = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.island.tsx`))![1];
  const { Part, prepare } = (await load()).default;
  await prepare?.();
  putBackNotice(); // it may stand in the island, and React expects the HTML of the build
  const restoreTyped = keepTyped(element);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandBoundary element={element} onCrash={resolve}>
          <InBrowser onReady={resolve}>
            <Part {...islandProps[name]} />
          </InBrowser>
        </IslandBoundary>,
      );
    });
  });
  restoreTyped();
  element.toggleAttribute(runningAttribute, true); // after a crash, too
  // Buttons that were pressed too early (src/islands/start.ts).
  for (const button of element.querySelectorAll<HTMLElement>('button[aria-busy=true]')) {
    button.removeAttribute('aria-busy');
    button.click();
  }
}

Promise.all(Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), start)).catch(reportFailure);
