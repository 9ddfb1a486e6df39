const opened = new Set<string>();

/** Remembers by its words what a visitor opened in the prerendered page, before another takes its place. */
export function rememberOpened() {
  for (const { textContent } of document.querySelectorAll('main details[open] > summary')) opened.add(textContent);
}

/** Opens what was open; to be used as a ref. */
export function reopen(details: HTMLDetailsElement | null) {
  if (details && opened.delete(details.firstElementChild?.textContent ?? '')) details.open = true;
}
