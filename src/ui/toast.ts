import { words } from '../words.ts';

export interface Toast {
  id: number;
  title: string;
  description: string;
  tone: 'neutral' | 'success' | 'danger';
}

let current: Toast | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before: only one is visible (specification section 4). */
export function showToast({
  title,
  description,
  tone = 'neutral',
}: Pick<Toast, 'title' | 'description'> & { tone?: Toast['tone'] }): void {
  count += 1;
  set({ id: count, title, description, tone });
}

/** The notice of specification section 8 for what is not there yet. */
export const notAvailable = (): void => showToast(words.messages.notAvailable);

/** Takes away the toast with this id; a newer one stays. */
export function dismissToast(id: number): void {
  if (current?.id === id) set(null);
}

/** Takes away what is shown: it is about something that is past. */
export const clearToast = (): void => set(null);

export const currentToast = (): Toast | null => current;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
