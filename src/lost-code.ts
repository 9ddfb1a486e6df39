import { keepEntryState } from './history-entry.ts';
import { chosenType, mainId, startFailedId } from './protocol.ts';

/** What stands in the form goes along, in the entry of the history: React, which would have kept it, may be what failed. */
function reload(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenType}]`))
    keepEntryState({ draft: Object.fromEntries(new FormData(form)) });
  location.reload();
}

/**
 * Shows the notice that code could not be fetched, or hides it again, with the focus going on to the page. Its button then
 * loads the page, whose history entry has what was typed; before the application runs, the inlined script tries again in
 * place (src/start/plan.ts).
 */
export function tellOfLostCode(lost = true): void {
  const notice = document.getElementById(startFailedId);
  const form = notice?.querySelector('form');
  if (!notice || !form) return;
  // Not by React, which may be what failed. Hiding sets nothing: a press from before the start is done again then.
  if (lost) form.addEventListener('submit', reload);
  if (!lost && notice.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
  // Nothing is written where nothing changes: a screen reader would be told of an alert.
  notice.toggleAttribute('hidden', !lost);
}
