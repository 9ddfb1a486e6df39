import type { DocumentActionComponent, DocumentActionDescription, DocumentActionProps } from 'sanity';

type Wrap = (action: DocumentActionDescription | null, props: DocumentActionProps) => DocumentActionDescription | null;

/**
 * Changes what the named actions return. `useWrapped` is a hook. Wrapped actions are cached, because the Studio
 * resolves actions again while a document is open, and a new component would lose its state.
 */
export function wrapActions(names: readonly DocumentActionComponent['action'][], useWrapped: Wrap) {
  const cache = new Map<DocumentActionComponent, DocumentActionComponent>();
  const wrapped = (original: DocumentActionComponent) => {
    const cached = cache.get(original);
    if (cached) return cached;
    const Wrapped: DocumentActionComponent = (props) => useWrapped(original(props), props);
    // Filters that run later identify an action by this name.
    if (original.action) Wrapped.action = original.action;
    cache.set(original, Wrapped);
    return Wrapped;
  };
  return (actions: DocumentActionComponent[]): DocumentActionComponent[] =>
    actions.map((action) => (names.includes(action.action) ? wrapped(action) : action));
}
