/** This script is inlined in pages with islands. It keeps what a visitor presses before React runs. */
import './early.ts';
import { held, running } from './protocol.ts';

const pressed: HTMLElement[] = [];
(globalThis as { [held]?: HTMLElement[] })[held] = pressed;

/** Stops clicks and submits in an island that does not run yet. src/client/islands.ts repeats them later. */
function hold(event: Event): void {
  const isSubmit = event.type === 'submit';
  const target = event.target as Element;
  if (!target.closest?.(`[data-island]:not([${running}])`)) return;
  const button = isSubmit ? (event as SubmitEvent).submitter : target.closest('button');
  if (!isSubmit && (button as HTMLButtonElement | null)?.type !== 'button') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!button) return;
  pressed.push(button);
  if (isSubmit) button.setAttribute('aria-busy', 'true');
}
addEventListener('click', hold, true);
addEventListener('submit', hold, true);
