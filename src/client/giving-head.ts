/** This script is inlined in place of head.ts in the pages of the form and of the confirmation. */
import './head.ts';
import { keptState, keepStateOnHashLinks, restoreState } from './kept-state.ts';
import { chosenTypeAttribute, operatedAttribute, statelessAttribute, typeName } from './protocol.ts';

/**
 * Checks the radio of the type that the draft names, or that a link such as /donation?jenis=wakaf names. The observer
 * runs when the parser has added a radio and the browser has not painted it yet, so nothing moves later.
 */
function chooseType(): void {
  const { draft } = (keptState() ?? {}) as { draft?: Record<string, string> };
  // `?jenis=Wakaf.` is `wakaf`: chat apps include a full stop that follows a link, and some people write capitals.
  const [, linked] = /[?&]jenis=(\w+)/.exec(location.search.toLowerCase()) ?? [];
  const asked = draft?.[typeName] ?? linked;
  const observer = new MutationObserver(() => {
    // The visitor may choose another before the rest of the page arrives.
    const isOperated = document.querySelector(`[name=${typeName}][${operatedAttribute}]`);
    for (const radio of document.querySelectorAll<HTMLInputElement>(`[name=${typeName}]`)) {
      if (asked === radio.value && !isOperated) radio.checked = true;
      markType(radio);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
  addEventListener('change', ({ target }) => markType(target as HTMLInputElement));
}

/** Writes the chosen type on the form, for browsers without `:has()`. */
function markType(radio: HTMLInputElement): void {
  if (radio.name === typeName && radio.checked) radio.form?.setAttribute(chosenTypeAttribute, radio.value);
}

restoreState();
// Marks the controls that the visitor has operated, so that a kept draft does not replace it.
addEventListener('input', ({ target }) => (target as Element).setAttribute(operatedAttribute, ''));
// In the head, because the visitor may follow the skip link before the rest of the page arrives.
keepStateOnHashLinks();
chooseType();
document.documentElement.toggleAttribute(statelessAttribute, !keptState());
