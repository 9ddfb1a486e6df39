/**
 * This script is inlined in pages with islands. It puts the elements that start React (src/main.tsx) into the page, and
 * marks buttons that are pressed before React runs. src/main.tsx presses them again.
 */
import './early.ts';
import { isFailureShown, showFailure } from './failure.ts';
import { runningAttribute, startFailedId, startId } from './protocol.ts';

/** ms after a press in which React must run. A slow start without a press says nothing. */
const patience = 10_000;

/** Buttons of an island that does not run. The plain script answers `data-notice`, and early.ts the failure notice. */
const waiting = `[data-island]:not([${runningAttribute}]) button:not([data-notice])`;

// In the capture phase, before React itself gets the click. The Enter key in a field clicks the submit button, too.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest?.(waiting);
    if (!button || button.closest(`#${startFailedId}`)) return;
    button.setAttribute('aria-busy', 'true');
    if (isFailureShown()) showFailure();
    else setTimeout(() => button.matches('[aria-busy=true]') && showFailure(), patience);
  },
  true,
);

// At `load`: earlier, the files of React would compete with the page's own on a slow network. From a template, because
// Trusted Types refuse a `src` that a script sets.
addEventListener('load', () => document.body.append((document.getElementById(startId) as HTMLTemplateElement).content));
