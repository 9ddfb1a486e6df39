import { toggleTheme } from './theme.ts';

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

/** What a press on a control with this attribute does. */
const acts: Record<string, (control: HTMLElement) => void> = {
  'data-theme-toggle': toggleTheme,
  'data-opens': ({ dataset }) => dialog(dataset.opens!).showModal(),
  'data-closes': ({ dataset }) => dialog(dataset.closes!).close(),
  'data-prints': () => print(),
};

/** Controls that an attribute gives their work, in every page (docs/recipes.md#a-control). */
export function handleControls(): void {
  addEventListener('click', ({ target }) => {
    for (const [name, act] of Object.entries(acts)) {
      const control = (target as Element).closest?.<HTMLElement>(`[${name}]`);
      if (control) act(control);
    }
    // A link of the menu closes it: the page may come back from the back-forward cache, or be the current one.
    const link = (target as Element).closest?.('dialog a');
    link?.closest('dialog')!.close();
  });
}
