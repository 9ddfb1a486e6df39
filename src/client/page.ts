/** The plain script of every page (docs/architecture.md#in-the-browser). Pages without islands need no other. */

import { handleFrames } from './handle-frames.ts';
import { markContents } from './mark-contents.ts';
import { cancelPrefetchOnSaveData, handlePageLinks } from './next-page.ts';
import { plainScriptAttribute, scrollLineId } from './protocol.ts';
import { handleToasts } from './toast.ts';

/** Moves the line under the header (src/sections/shell/site-header.tsx) in browsers whose styles cannot do so. */
function moveScrollLine(): void {
  const line = document.getElementById(scrollLineId)!;
  const read = scrollY / (document.documentElement.scrollHeight - innerHeight);
  line.style.transform = `scaleX(${read || 0})`; // 0 / 0 on a page that does not scroll
}

document.documentElement.toggleAttribute(plainScriptAttribute, true);
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
handlePageLinks();
