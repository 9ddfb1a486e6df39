import { keepState, keptState } from '../client/kept-state.ts';
import { chosenTypeAttribute, mainId, scriptedAttribute, startFailedId } from '../client/protocol.ts';

/** The notice of src/sections/start-failed.tsx. This file uses only the DOM, because React itself may have failed. */
const notice = () => document.getElementById(startFailedId) as HTMLElement;

export const isFailureShown = () => !notice().hidden;

/** Shows the notice where it stands now, and moves the view and the focus to it. */
function present(): void {
  notice().hidden = false;
  notice().scrollIntoView({ block: 'center' });
  notice().focus({ preventScroll: true });
}

/**
 * Says that the start has failed. The notice stands below the button that waits for the start (start.ts), which is then
 * no longer busy. Without such a button the notice lies at the foot of the screen.
 */
export function showFailure(): void {
  const waiting = [...document.querySelectorAll('button[aria-busy=true]')];
  for (const button of waiting) button.removeAttribute('aria-busy');
  const last = waiting.pop();
  // Below a whole group, such as the field of the quantity with its two buttons.
  (last?.closest('[role=group]') ?? last)?.after(notice());
  if (last) present();
  else notice().hidden = false;
}

/** Hides the notice, and puts it back behind `<main>`, so that React finds its islands as the build made them. */
export function hideFailure(): void {
  // Leaves a hidden notice untouched, because a screen reader would announce any change of it.
  if (notice().hidden) return;
  const main = document.getElementById(mainId)!;
  if (notice().contains(document.activeElement)) main.focus({ preventScroll: true });
  main.after(notice());
  // React runs without the plain script, too, but no toast would show.
  notice().hidden = document.documentElement.hasAttribute(scriptedAttribute);
}

/** Shows an error above the part that failed, and puts back the nodes that React has removed from it. */
export function showCrash(part: HTMLElement, message: string, removed: ChildNode[] = []): void {
  part.prepend(notice(), ...removed);
  const find = (name: string) => notice().querySelector<HTMLElement>(`[data-failure=${name}]`)!;
  find('heading').hidden = false;
  find('start').hidden = true;
  Object.assign(find('message'), { hidden: false, textContent: message });
  present();
}

/**
 * Reloads the page if the server answers: Chromium drops the history entry's state when a reload fails. The entry keeps
 * what was typed in the donation form, which has `chosenTypeAttribute`.
 */
export async function reloadWithDraft(): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>(`[${chosenTypeAttribute}]`)) {
    const state = keptState() as { draft?: object } | undefined;
    keepState({ ...state, draft: { ...state?.draft, ...Object.fromEntries(new FormData(form)) } });
  }
  const button = notice().querySelector('button')!;
  button.setAttribute('aria-busy', 'true');
  const answers = await fetch(location.href, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  button.removeAttribute('aria-busy');
  if (answers) location.reload();
}
