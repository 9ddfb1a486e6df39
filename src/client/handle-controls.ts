import { closest } from './closest.ts';
import { toggleTheme } from './theme.ts';

const findDialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** What a click does, by the attribute of the control. */
const acts: Record<string, (control: HTMLElement) => void> = {
  'data-theme-toggle': toggleTheme,
  'data-opens': ({ dataset }) => findDialog(dataset.opens!).showModal(),
  'data-closes': ({ dataset }) => findDialog(dataset.closes!).close(),
};

/** Handles clicks on every control that has an attribute of `acts` (docs/recipes.md#a-control). */
export function handleControls(): void {
  addEventListener('click', (event) => {
    for (const [name, act] of Object.entries(acts)) {
      const control = closest(event, `[${name}]`);
      if (control) act(control);
    }
    // A link in the menu closes the menu. Its page may be the current one, or this page may return from the bfcache.
    closest(event, 'dialog a')?.closest('dialog')!.close();
  });
}
