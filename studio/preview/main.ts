/**
 * Browser entry of the preview build, around the site's own (src/main.tsx). Everything beyond the guard is
 * fetched only once the Studio has spoken.
 */
import { studioSpoke } from './guard.ts';

/** Put into the page by the build (src/build/write-pages.ts). */
const origin = JSON.parse(document.getElementById('studio')?.textContent ?? '""') as string;
const spoke = studioSpoke(origin);
const hydrated = new Promise<void>((resolve) => {
  addEventListener('app:ready', () => resolve(), { once: true });
});
const { router } = await import('../../src/main.tsx');
await hydrated;
await spoke;
const { openPreview } = await import('./open.tsx');
openPreview(router, origin);
