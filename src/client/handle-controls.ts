import { toggleTheme } from './theme.ts';

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** What a click on a control with this attribute does. */
const acts: Record<string, (control: HTMLElement) => void> = {
  'data-theme-toggle': toggleTheme,
  'data-opens': ({ dataset }) => dialog(dataset.opens!).showModal(),
  'data-closes': ({ dataset }) => dialog(dataset.closes!).close(),
  'data-prints': () => print(),
};

/** Handles clicks on every control that has one of these attributes, on every page (docs/recipes.md#a-control). */
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
