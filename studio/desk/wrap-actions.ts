import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity';

type Action = DocumentActionComponent['action'];
type Wrap = (action: DocumentActionDescription | null, props: DocumentActionProps) => DocumentActionDescription | null;

/**
 * Changes the description that the named actions return. `useWrapped` is a hook. Wrapped actions are cached: the Studio
 * resolves actions again while a document is open, and a new component would lose its state.
 */
export function wrapActions(names: readonly Action[], useWrapped: Wrap) {
  const made = new Map<DocumentActionComponent, DocumentActionComponent>();
  const wrapped = (original: DocumentActionComponent) => {
    const known = made.get(original);
    if (known) return known;
    const Wrapped: DocumentActionComponent = (props) => useWrapped(original(props), props);
    // Filters that run later identify an action by this name.
    if (original.action) Wrapped.action = original.action;
    made.set(original, Wrapped);
    return Wrapped;
  };
  return (actions: DocumentActionComponent[]): DocumentActionComponent[] =>
    actions.map((action) => (names.includes(action.action) ? wrapped(action) : action));
}
