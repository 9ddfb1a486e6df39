/** The plain script of every page (docs/architecture.md#in-the-browser). Pages without islands need no other. */

import { handleFrames } from './handle-frames.ts';
import { markContents } from './mark-contents.ts';
import { cancelPrefetchOnSaveData, showNavigationProgress } from './next-page.ts';
import { scriptedAttribute, scrollLineId } from './protocol.ts';
import { handleToasts } from './toast.ts';

/** Moves the line under the header (src/sections/site-header.tsx) in browsers whose styles cannot do so. */
function moveScrollLine(): void {
  const line = document.getElementById(scrollLineId)!;
  line.style.transform = `scaleX(${scrollY / (document.documentElement.scrollHeight - innerHeight) || 0})`;
}

document.documentElement.toggleAttribute(scriptedAttribute, true);
cancelPrefetchOnSaveData();
handleToasts();
handleFrames();
markContents();
// Opens all `<details>`, because browsers do not print closed ones.
let openedForPrint: Element[] = [];
addEventListener('beforeprint', () => {
  openedForPrint = [...document.querySelectorAll('main details:not([open])')];
  for (const details of openedForPrint) details.toggleAttribute('open', true);
});
addEventListener('afterprint', () => {
  for (const details of openedForPrint) details.toggleAttribute('open', false);
});
if (!CSS.supports('animation-timeline: scroll()')) addEventListener('scroll', moveScrollLine, { passive: true });
// Comes last, because it ignores clicks that another listener has handled.
showNavigationProgress();
