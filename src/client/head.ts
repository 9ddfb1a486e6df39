/** Inlined into every head: what must hold before the first paint, and controls that work at once. */
import { arrived, scrolled } from './protocol.ts';
import { handleControls } from './handle-controls.ts';
import { applyStoredTheme, followOtherTabs } from './theme.ts';

const root = document.documentElement;
applyStoredTheme();
followOtherTabs();
handleControls();
// Whether the visitor comes from a page of this site. Without the Navigation API every page counts as the first.
root.toggleAttribute(arrived, Boolean(globalThis.navigation?.activation?.from));

// The header is transparent until the page has been scrolled more than 20 px.
const markScrolled = () => root.toggleAttribute(scrolled, scrollY > 20);
addEventListener('scroll', markScrolled, { passive: true });
addEventListener('DOMContentLoaded', markScrolled);
