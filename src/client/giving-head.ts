/** Replaces head.ts on form and confirmation. */
import './head.ts';
import { kept, keepOnHashLinks, restore } from './kept.ts';
import { stateless } from './protocol.ts';

restore();
// Here, because the skip link may be followed before the rest of the page arrives.
keepOnHashLinks();
document.documentElement.toggleAttribute(stateless, !kept());
