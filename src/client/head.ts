/** Inlined in every head. It sets what the first paint needs, and makes controls work at once. */

import { handleControls } from './handle-controls.ts';
import { arrivedAttribute, scrolledAttribute } from './protocol.ts';
import { applyStoredTheme, followOtherPages } from './theme.ts';

const root = document.documentElement;
applyStoredTheme();
followOtherPages();
handleControls();
// Whether the visitor came from another page of this site. Without the Navigation API no page counts as such.
root.toggleAttribute(arrivedAttribute, Boolean(globalThis.navigation?.activation?.from));

// The header is transparent until the page is scrolled by more than 20 px.
const markScrolled = () => root.toggleAttribute(scrolledAttribute, scrollY > 20);
addEventListener('scroll', markScrolled, { passive: true });
addEventListener('DOMContentLoaded', markScrolled);
