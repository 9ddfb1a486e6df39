/**
 * This script is inlined in pages with islands. It puts the elements that start React (src/main.tsx) into the page, and
 * marks buttons that are pressed before React runs. src/main.tsx presses them again.
 */
import { runningAttribute, startFailedId, startId } from '../client/protocol.ts';
import { isFailureShown, showFailure } from './failure-notice.ts';
import './load-errors.ts';

/** ms after a press in which React must run. If nobody has pressed a button, a slow start shows no message. */
const patience = 10_000;

/** Buttons in islands that React has not hydrated. The plain script handles those with `data-notice`. */
const waiting = `[data-island]:not([${runningAttribute}]) button:not([data-notice])`;

// In the capture phase, before React itself gets the click. The Enter key in a field clicks the submit button, too.
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest?.(waiting);
    // The notice may stand in an island. Its own buttons act at once.
    if (!button || button.closest(`#${startFailedId}`)) return;
    // While React hydrates, it would answer this press, too, and the one of src/main.tsx would count twice.
    event.stopPropagation();
    button.setAttribute('aria-busy', 'true');
    if (isFailureShown()) showFailure(); // moves the notice below this button
    else setTimeout(() => button.matches('[aria-busy=true]') && showFailure(), patience);
  },
  true,
);

// At `load`: earlier, the files of React would compete with the page's own on a slow network. From a template, because
// Trusted Types refuse a `src` that a script sets.
addEventListener('load', () => document.body.append((document.getElementById(startId) as HTMLTemplateElement).content));
