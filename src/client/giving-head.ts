/** This script is inlined in place of head.ts in the pages of the form and of the confirmation. */
import './head.ts';
import { keptState, keepStateOnHashLinks, restoreState } from './kept-state.ts';
import { stateless } from './protocol.ts';

restoreState();
// Called in the head, because visitors may follow the skip link before the rest of the page arrives.
keepStateOnHashLinks();
document.documentElement.toggleAttribute(stateless, !keptState());
