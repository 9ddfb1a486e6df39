/**
 * Browser entry of the preview build, around the site's own (src/main.tsx). Everything beyond the guard is
 * fetched only once the Studio has spoken.
 */
import { exampleFor } from './example.ts';
import { studioSpoke } from './guard.ts';

/** Put into the page by the build (src/build/write-pages.ts). */
const origin = JSON.parse(document.getElementById('studio')?.textContent ?? '""') as string;
const code = studioSpoke(origin).then(() => import('./open.tsx'));
const hydrated = new Promise<void>((resolve) => {
  addEventListener('app:ready', () => resolve(), { once: true });
});
const state = exampleFor(location.href);
// As the router keeps the state of a navigation in the history.
if (state && !history.state) history.replaceState({ usr: state, key: 'contoh', idx: 0 }, '');
const { router } = await import('../../src/main.tsx');
const { openPreview } = await code;
await hydrated;
openPreview(router, origin);
