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
  addEventListener('click', ({ target }) => {
    for (const [name, act] of Object.entries(acts)) {
      const control = (target as Element).closest?.<HTMLElement>(`[${name}]`);
      if (control) act(control);
    }
    // A link in the menu closes the menu. Its page may be the current one, or this page may return from the bfcache.
    const link = (target as Element).closest?.('dialog a');
    link?.closest('dialog')!.close();
  });
}
