import { words } from '../words.ts';

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'neutral' | 'success' | 'danger';
  /** Id of the element that the toast is about and must not cover. */
  near?: string;
  polite?: boolean;
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before: only one is visible (docs/what-the-site-does.md#toasts). */
export function showToast(toast: Omit<Toast, 'id' | 'tone'> & Partial<Pick<Toast, 'tone'>>): void {
  count += 1;
  set({ tone: 'neutral', ...toast, id: count });
}

/** The notice for a feature that does not exist yet (docs/what-the-site-does.md#not-there-yet). */
export const notAvailable = (): void => showToast(words.messages.notAvailable);

export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

export const clearToast = (): void => set(null);

export const currentToast = (): Toast | null => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
