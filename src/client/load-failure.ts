import { keepState, keptState } from './kept-state.ts';
import { chosenType, mainId, startFailedId } from './protocol.ts';

/** The notice of src/sections/start-failed.tsx. This file uses only the DOM, because React itself may have failed. */
const notice = () => document.getElementById(startFailedId) as HTMLElement;
/** Attribute of the notice: its button reloads the page. Without it, the button only repeats the download. */
export const reloads = 'data-reloads';

/** Throws the error, marked as one of a request. The messages blame the connection only for these. */
export function rethrowAsRequest(error: Error): never {
  throw Object.assign(error, { isOfRequest: true });
}

/** Shows that scripts are slow or could not be loaded. With `reload`, the button of the notice reloads the page. */
export function showLoadFailure(reload = false): void {
  notice().toggleAttribute(reloads, reload);
  notice().hidden = false;
}

/** Hides the notice, unless it reports a crash. Focus inside it moves to the page's main part. */
export function hideLoadFailure(): void {
  // Leaves a hidden notice untouched, because a screen reader would announce any change of it.
  // `showCrash` moves the notice into its island, so inside an island it reports a crash.
  if (notice().hidden || notice().closest('[data-island]')) return;
  if (notice().contains(document.activeElement)) document.getElementById(mainId)?.focus({ preventScroll: true });
  notice().hidden = true;
}

/** Shows an error above the part that failed, and puts back the nodes that React has removed from it. */
export function showCrash(part: HTMLElement, message: string, removed: ChildNode[] = []): void {
  part.prepend(notice(), ...removed);
  const [heading, text] = notice().querySelectorAll<HTMLElement>('[data-crash]');
  for (const element of [heading, text]) element!.hidden = false;
  text!.textContent = message;
  showLoadFailure(true);
}

/** Reloads the page. The history entry keeps what was typed in the donation form, which has `chosenType`. */
export function reloadWithDraft(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenType}]`)) {
    const state = keptState() as { draft?: object } | undefined;
    keepState({ ...state, draft: { ...state?.draft, ...Object.fromEntries(new FormData(form)) } });
  }
  location.reload();
}
