import { leaving, pageLinks } from '../protocol.ts';

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whoever follows a link to another page sees that it is on its way (src/sections/reading-progress.tsx). */
export function showNavigationProgress(): void {
  const tell = (on: boolean) => document.documentElement.toggleAttribute(leaving, on);
  addEventListener('click', (event) => {
    // One that the application follows itself, or that opens elsewhere, is none.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest?.(pageLinks)) tell(true);
  });
  // Back, from the browser's memory.
  addEventListener('pageshow', () => tell(false));
}

/** Next pages are fetched ahead (src/publish/html/speculation.ts), but not where the network is dear or slow. */
export function cancelPrefetchOnSaveData(): void {
  const { connection } = navigator as { connection?: Network };
  if (connection?.saveData || /[23]g/.test(`${connection?.effectiveType}`))
    document.querySelector('[type=speculationrules]')?.remove();
}
