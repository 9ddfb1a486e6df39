import { keepEntryState } from './history-entry.ts';
import { chosenType, mainId, startFailedId } from './protocol.ts';

/** Reloads with the typed values in the history entry. Not by React, which may be what failed. */
function reloadWithDraft(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenType}]`))
    keepEntryState({ draft: Object.fromEntries(new FormData(form)) });
  location.reload();
}

const failureNotice = () => document.getElementById(startFailedId);

/** Shows the notice that code could not be loaded. Its button reloads the page and keeps what was typed. */
export function showLoadFailure(): void {
  const notice = failureNotice();
  notice?.querySelector('form')?.addEventListener('submit', reloadWithDraft);
  notice?.removeAttribute('hidden');
}

/** Hides the notice. Focus inside it moves to the page's main part. */
export function hideLoadFailure(): void {
  const notice = failureNotice();
  // An unchanged notice is left alone: a screen reader would announce an alert.
  if (!notice || notice.hidden) return;
  if (notice.contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
  notice.hidden = true;
}
