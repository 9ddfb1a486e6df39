import { closest } from './closest.ts';
import { entry, replaceEntry } from './history.ts';
import { shownPagesAttribute } from './protocol.ts';

// Form and confirmation may take turns in one document: React Router then follows Back and Forward. This file loads the
// pages that the document cannot show.

/** Paths of the pages that this document can show: the one that was loaded, and those that the router has. */
const shownPages = () => document.documentElement.getAttribute(shownPagesAttribute) ?? '';
const setShownPages = (paths: string) => document.documentElement.setAttribute(shownPagesAttribute, paths);

let hasCrashed = false;

/** Call it when the router has another page. */
export function addShownPage(path: string): void {
  if (!hasCrashed) setShownPages(`${shownPages()} ${path}`);
}

/** Call it after a crash of React, because the router then follows no longer. */
export function showOnlyThisPage(): void {
  hasCrashed = true;
  setShownPages(location.pathname);
}

/** Handles Back and Forward. Call it in the head, so that it comes before the listener of the router. */
export function handleBackAndForward(): void {
  setShownPages(location.pathname);
  addEventListener('popstate', (event) => {
    if (shownPages().split(' ').includes(location.pathname)) return;
    event.stopImmediatePropagation(); // the router would show nothing
    location.reload();
  });
}

/** Copies the state to the entry that a hash link adds. Without it, the skip link would lose the transfer. */
export function keepStateOnHashLinks(): void {
  let beforeLink = entry();
  addEventListener('click', (event) => {
    if (closest(event, 'a[href^="#"]')) beforeLink = entry();
  });
  addEventListener('popstate', () => {
    if (entry() === null && location.hash) replaceEntry(beforeLink);
  });
}
