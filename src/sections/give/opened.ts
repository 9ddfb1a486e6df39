const opened = new Set<string>();

/** Remembers which `<details>` of the prerendered page are open, by their text, before React replaces them. */
export function rememberOpened() {
  for (const { textContent } of document.querySelectorAll('main details[open] > summary')) opened.add(textContent);
}

/** A ref that opens a `<details>` that was open. */
export function reopen(details: HTMLDetailsElement | null) {
  if (details && opened.delete(details.firstElementChild?.textContent ?? '')) details.open = true;
}
