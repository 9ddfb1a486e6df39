/**
 * This script is inlined in the head of pages with islands. It puts the elements that start React (src/main.tsx) into
 * the page, and marks buttons that are pressed before React runs. src/main.tsx presses them again.
 */
import { closest } from '../client/closest.ts';
import { runningAttribute, startFailedId, startId } from '../client/protocol.ts';
import { isNoticeShown, reportFailure } from './failure-notice.ts';
import './load-errors.ts';

/** ms after a press in which React must run. If nobody has pressed a button, a slow start shows no message. */
const patience = 10_000;

/** Buttons in islands that React has not hydrated. Those with `data-notice` show a toast at once (client/toast.ts). */
const earlyButtons = `[data-island]:not([${runningAttribute}]) button:not([data-notice])`;

// In the capture phase, before React itself gets the click. The Enter key in a field clicks the submit button, too.
addEventListener(
  'click',
  (event) => {
    const button = closest(event, earlyButtons);
    // The notice of a failed start may stand in an island. Its own button acts at once.
    if (!button || button.closest(`#${startFailedId}`)) return;
    event.stopPropagation(); // React, while it hydrates, would replay this press, and src/main.tsx press again
    button.setAttribute('aria-busy', 'true');
    if (isNoticeShown()) reportFailure(); // moves the notice below this button
    else setTimeout(() => button.matches('[aria-busy=true]') && reportFailure(), patience);
  },
  true,
);

// At `load`: earlier, the files of React would compete with the page's own on a slow network. From a template, because
// Trusted Types refuse a `src` that a script sets. The Studio's preview has no template.
addEventListener('load', () => {
  const template = document.getElementById(startId) as HTMLTemplateElement | null;
  if (template) document.body.append(template.content);
});
