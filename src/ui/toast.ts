import { toastEvent } from '../client/protocol.ts';
import type { Toast } from '../client/toast.ts';

/** Shows a toast. It replaces the one before, because only one is visible (docs/what-the-site-does.md#toasts). */
export const showToast = (toast: Toast): void => void dispatchEvent(new CustomEvent(toastEvent, { detail: toast }));

export const clearToast = (): void => void dispatchEvent(new CustomEvent(toastEvent));
