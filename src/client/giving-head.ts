/** This script is inlined in place of head.ts in the pages of the form and of the confirmation. */
import './head.ts';
import { keptState, keepStateOnHashLinks, restoreState } from './kept-state.ts';
import { operatedAttribute, statelessAttribute } from './protocol.ts';

restoreState();
// Marks what visitors have operated, so that a kept draft does not replace it. In the head, because they may choose
// before the rest of the page arrives.
addEventListener('input', ({ target }) => (target as Element).setAttribute(operatedAttribute, ''));
// In the head, too: they may follow the skip link.
keepStateOnHashLinks();
document.documentElement.toggleAttribute(statelessAttribute, !keptState());
