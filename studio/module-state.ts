import { useSyncExternalStore } from 'react';

/** State that outlives a component. The Studio mounts its tools and forms anew, even while one is open. */
export function createModuleState<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    useValue: () => useSyncExternalStore(subscribe, () => value),
  };
}
