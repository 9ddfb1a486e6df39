/** The script of every page (docs/architecture.md#in-the-browser): all that runs on a page without islands. */
import { markContents } from './mark-contents.ts';
import { handleFrames } from './handle-frames.ts';
import { startIslands } from './islands.ts';
import { cancelPrefetchOnSaveData, showNavigationProgress } from './next-page.ts';
import { scripted } from './protocol.ts';
import { handleToasts } from './toast.ts';

/** The line under the header (src/sections/site-header.tsx), where styles cannot move it. */
function moveScrollLine(): void {
  const line = document.querySelector<HTMLElement>('header > div + span')!;
  line.style.transform = `scaleX(${scrollY / (document.documentElement.scrollHeight - innerHeight) || 0})`;
}

document.documentElement.toggleAttribute(scripted, true);
cancelPrefetchOnSaveData();
handleToasts();
handleFrames();
markContents();
startIslands();
// Browsers do not print closed answers. A map stays closed: opening it would ask another site.
let printed: Element[] = [];
addEventListener('beforeprint', () => {
  const closed = [...document.querySelectorAll('main details:not([open])')];
  printed = closed.filter((details) => !details.querySelector('[data-frame]'));
  for (const details of printed) details.toggleAttribute('open', true);
});
addEventListener('afterprint', () => {
  for (const details of printed) details.toggleAttribute('open', false);
});
if (!CSS.supports('animation-timeline: scroll()')) addEventListener('scroll', moveScrollLine, { passive: true });
// Last: it ignores what another listener has handled.
showNavigationProgress();
