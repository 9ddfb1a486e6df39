/** Inlined into every head: what must hold before the first paint, and buttons that work without the application. */
import { entryState, keepStateOnHashLinks, restoreEntryState } from './history-entry.ts';
import { arrived, moved, scrolled, stateless } from './protocol.ts';
import { handleButtons } from './buttons.ts';
import { applyStoredTheme, followOtherTabs } from './theme.ts';

const root = document.documentElement;
applyStoredTheme();
followOtherTabs();
handleButtons();
restoreEntryState();
// Here, because the skip link may be followed before the rest of the page arrives.
addEventListener(moved, keepStateOnHashLinks());
root.toggleAttribute(stateless, !entryState());
// Whether the visitor comes from a page of this site. Without the Navigation API every page counts as the first.
root.toggleAttribute(arrived, Boolean(globalThis.navigation?.activation?.from));

// The header is transparent until the page has been scrolled more than 20 px.
const look = () => root.toggleAttribute(scrolled, scrollY > 20);
addEventListener('scroll', look, { passive: true });
addEventListener('DOMContentLoaded', look);
