import { keep, kept } from './kept.ts';
import { chosenType, mainId, startFailedId } from './protocol.ts';

/** The notice of src/sections/start-failed.tsx. Plain DOM: React may be what failed. */
const notice = () => document.getElementById(startFailedId) as HTMLElement;
/** Attribute of the notice: its button loads the page anew, and does not only try again. */
export const reloads = 'data-reloads';

/** Marks an error as that of a request. Words blame the connection for no other. */
export function failedRequest(error: Error): never {
  throw Object.assign(error, { isOfRequest: true });
}

/** Says that code could not be fetched, or comes slowly. */
export function showLoadFailure(reload = false): void {
  notice().toggleAttribute(reloads, reload);
  notice().hidden = false;
}

/** Hides the notice, unless it reports a crash. Focus inside it moves to the page's main part. */
export function hideLoadFailure(): void {
  // A change of a hidden notice would be announced, too.
  if (notice().hidden || notice().closest('[data-island]')) return;
  if (notice().contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
  notice().hidden = true;
}

/** Says above a part what has failed in it. Puts back its nodes, where React has removed them. */
export function showCrash(part: HTMLElement, message: string, removed: ChildNode[] = []): void {
  part.prepend(notice(), ...removed);
  const [heading, text] = notice().querySelectorAll<HTMLElement>('[data-crash]');
  for (const one of [heading, text]) one!.hidden = false;
  text!.textContent = message;
  showLoadFailure(true);
}

/** Loads the page anew; what was typed in the donation form comes back from the history entry. */
export function reloadWithDraft(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenType}]`)) {
    const state = kept() as { draft?: object } | undefined;
    keep({ ...state, draft: { ...state?.draft, ...Object.fromEntries(new FormData(form)) } });
  }
  location.reload();
}
