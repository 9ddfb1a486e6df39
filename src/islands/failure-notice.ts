import { addFormToDraft } from '../client/history.ts';
import { mainId, plainScriptAttribute, startFailedId } from '../client/protocol.ts';

/** The notice of src/sections/shell/start-failed.tsx. This file uses only the DOM, because React may have failed. */
const notice = () => document.getElementById(startFailedId) as HTMLElement;

/** The button may be pressed before the rest of the page, and the notice, have arrived. */
const hasNotice = () => document.getElementById(startFailedId) !== null;

export const isNoticeShown = () => hasNotice() && !notice().hidden;

/** Shows the notice where it stands now, and moves the view and the focus to it. */
function reveal(): void {
  notice().hidden = false;
  notice().scrollIntoView({ block: 'center' });
  notice().focus({ preventScroll: true });
}

/**
 * Says that the start has failed. The notice stands below the button that waits for the start (start.ts), which is then
 * no longer busy. Without such a button the notice lies at the foot of the screen. If it is shown already, it moves.
 */
export function reportFailure(): void {
  const waiting = [...document.querySelectorAll('button[aria-busy=true]')];
  for (const button of waiting) button.removeAttribute('aria-busy');
  if (!hasNotice()) return;
  const last = waiting.pop();
  // A whole group, such as the field of the quantity with its two buttons.
  const place = last?.closest('[role=group]') ?? last;
  place?.after(notice());
  if (last) reveal();
  else notice().hidden = false;
}

/** Puts the notice back behind `<main>`, so that React finds its islands as the build made them, and hides it. */
export function putBackNotice(): void {
  // Leaves a hidden notice untouched, because a screen reader would announce any change of it.
  if (notice().hidden) return;
  const main = document.getElementById(mainId)!;
  if (notice().contains(document.activeElement)) main.focus({ preventScroll: true });
  main.after(notice());
  // Without the plain script the page still lacks its toasts, so the notice stays, at the foot of the screen.
  notice().hidden = document.documentElement.hasAttribute(plainScriptAttribute);
}

/** Shows an error above the part that failed, and puts back the nodes that React has removed from it. */
export function reportCrash(part: HTMLElement, message: string, removed: ChildNode[] = []): void {
  part.prepend(notice(), ...removed);
  const find = (name: string) => notice().querySelector<HTMLElement>(`[data-failure=${name}]`)!;
  find('heading').hidden = false;
  find('start').hidden = true;
  Object.assign(find('message'), { hidden: false, textContent: message });
  reveal();
}

/** Reloads the page if the server answers: Chromium drops the history entry's state when a reload fails. */
export async function reloadWithDraft(): Promise<void> {
  addFormToDraft();
  const button = notice().querySelector('button')!;
  button.setAttribute('aria-busy', 'true');
  const isInReach = await fetch(location.href, { cache: 'no-cache' }).then(
    ({ ok }) => ok,
    () => false,
  );
  button.removeAttribute('aria-busy');
  if (isInReach) location.reload();
}
