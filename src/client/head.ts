/** Inlined into every head: what must hold before the first paint, and controls that work at once. */
import { arrived, scrolled } from './protocol.ts';
import { handleControls } from './controls.ts';
import { applyStoredTheme, followOtherTabs } from './theme.ts';

const root = document.documentElement;
applyStoredTheme();
followOtherTabs();
handleControls();
// Whether the visitor comes from a page of this site. Without the Navigation API every page counts as the first.
root.toggleAttribute(arrived, Boolean(globalThis.navigation?.activation?.from));

const hasTimeline = CSS.supports('animation-timeline: scroll()');

/** The header is transparent until the page has been scrolled more than 20 px. */
function followScroll(): void {
  root.toggleAttribute(scrolled, scrollY > 20);
  // The line under the header, where styles cannot move it (src/sections/site-header.tsx).
  const line = document.querySelector<HTMLElement>('header > span');
  if (line && !hasTimeline) line.style.transform = `scaleX(${scrollY / (root.scrollHeight - innerHeight) || 0})`;
}
addEventListener('scroll', followScroll, { passive: true });
addEventListener('DOMContentLoaded', followScroll);
