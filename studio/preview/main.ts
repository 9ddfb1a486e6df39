/** Browser entry of the preview build. Everything beyond the guard is fetched only once the Studio has spoken. */
import { startWithState } from 'site/client/history-entry.ts';
import { ready } from 'site/client/protocol.ts';
import { exampleFor } from './example.ts';
import { studioSpoke } from './guard.ts';

/** The build writes it into the page (src/publish/html/write-pages.ts). */
const origin = JSON.parse(document.getElementById('studio')?.textContent ?? '""') as string;
const code = studioSpoke(origin).then(() => import('./open.tsx'));
const hydrated = new Promise<void>((resolve) => {
  addEventListener(ready, () => resolve(), { once: true });
});
document.documentElement.dataset.preview = '';
const state = exampleFor(location.href);
if (state) startWithState(state);

export async function start(styleNames: string[]) {
  const { start: startSite } = await import('site/main.tsx');
  const router = await startSite(styleNames);
  const { openPreview } = await code;
  await hydrated;
  openPreview(router, origin);
}
