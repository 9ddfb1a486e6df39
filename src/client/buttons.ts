import { ownButtons } from './protocol.ts';
import { toggleTheme } from './theme.ts';

/** The button under this event, if it is one that works without the application. */
export const ownButton = (event: Event) => (event.target as Element).closest?.<HTMLElement>(ownButtons);

/** Makes the theme and menu buttons work. */
export function handleButtons(): void {
  addEventListener('click', (event) => {
    const button = ownButton(event);
    if (!button) return;
    const { opens, closes } = button.dataset;
    if (opens) dialog(opens).showModal();
    else if (closes) dialog(closes).close();
    else toggleTheme();
  });
}

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
