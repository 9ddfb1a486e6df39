import { keepState, keptState } from 'site/client/kept-state.ts';
import { pageChanged, studioId } from 'site/client/protocol.ts';
import { exampleFor } from './example.ts';
import { waitForStudio } from './guard.ts';

/** The Studio's origin, which the build writes into the page (src/publish/html/write-pages.ts). */
const origin = JSON.parse(document.getElementById(studioId)?.textContent ?? '""') as string;
const loadingPreview = waitForStudio(origin).then(() => import('./open-preview.tsx'));
document.documentElement.dataset.preview = '';
// Without a transfer the confirmation page says only that there is none, so the preview brings an example.
const example = exampleFor(location.href);
if (example && !keptState()) keepState(example);

const { startPreview } = await import('./start-preview.tsx');
const router = await startPreview(() => dispatchEvent(new Event(pageChanged)));
const { openPreview } = await loadingPreview;
openPreview(router, origin);
