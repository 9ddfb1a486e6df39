import { keepState, keptState } from 'site/client/history.ts';
import { pageChanged, studioId } from 'site/client/protocol.ts';
import { exampleFor } from './example-donation.ts';
import { guardMessages } from './guard-messages.ts';

/** The Studio's origin, written by src/publish/html/write-pages.ts. Without it the guard lets no message pass. */
const studioOrigin = JSON.parse(document.getElementById(studioId)?.textContent ?? '""') as string;
const loadingPreview = guardMessages(studioOrigin).then(() => import('./open-preview.tsx'));
document.documentElement.dataset.preview = ''; // for styles (src/ui/screen-tile.tsx)
// Without a transfer the confirmation page says only that there is none, so the preview brings an example.
const example = exampleFor(location.href);
if (example && !keptState()) keepState(example);

const { startPreview } = await import('./start-preview.tsx');
const router = await startPreview(() => dispatchEvent(new Event(pageChanged)));
const { openPreview } = await loadingPreview;
openPreview(router, studioOrigin);
