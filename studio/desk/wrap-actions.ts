import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity';

type Action = DocumentActionComponent['action'];
type Wrap = (action: DocumentActionDescription | null, props: DocumentActionProps) => DocumentActionDescription | null;

/**
 * Replaces what the actions of these names answer. `useWrapped` is a hook and keeps its state: the Studio resolves the
 * actions again while a document is open, and a component made anew each time would forget a press on its button.
 */
export function wrapActions(names: readonly Action[], useWrapped: Wrap) {
  const made = new Map<DocumentActionComponent, DocumentActionComponent>();
  const wrapped = (original: DocumentActionComponent) => {
    const known = made.get(original);
    if (known) return known;
    const Wrapped: DocumentActionComponent = (props) => useWrapped(original(props), props);
    // Later filters know an action by this name.
    if (original.action) Wrapped.action = original.action;
    made.set(original, Wrapped);
    return Wrapped;
  };
  return (actions: DocumentActionComponent[]): DocumentActionComponent[] =>
    actions.map((action) => (names.includes(action.action) ? wrapped(action) : action));
}
