import type { DocumentActionComponent } from 'sanity';

/**
 * Makes a function that wraps each action once. The Studio resolves actions again while a form is open, and a new
 * wrapper would forget its state, such as that publishing was pressed.
 */
export function wrapOnce(wrap: (original: DocumentActionComponent) => DocumentActionComponent) {
  const wrappers = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (original: DocumentActionComponent): DocumentActionComponent => {
    // Sanity and other wrappers know an action by its property `action` (`publish`, `delete`), so the wrapper keeps it.
    const wrapper = wrappers.get(original) ?? Object.assign(wrap(original), { action: original.action });
    wrappers.set(original, wrapper);
    return wrapper;
  };
}
