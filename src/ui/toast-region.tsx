import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { loadCode } from '../client/load-code.ts';
import { hideLoadFailure, showLoadFailure } from '../client/load-failure.ts';
import { currentToast, subscribe } from './toast.ts';

const none = () => null;

/** The code of toasts is fetched with the first one. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, currentToast, none);
  const [View, setView] = useState<ComponentType | null>(null);
  // Each toast asks again while the code is missing: a bad connection may be over.
  useEffect(() => {
    if (toast && !View) void fetchView().then((view) => view && setView(() => view));
  }, [toast, View]);
  return View && <View />;
}

/** Null, with a notice for the visitor, when the code cannot be fetched. */
async function fetchView(): Promise<ComponentType | null> {
  try {
    const { ToastView } = await loadCode('src/ui/toast-view.tsx', () => import('./toast-view.tsx'));
    hideLoadFailure();
    return ToastView;
  } catch {
    showLoadFailure();
    return null;
  }
}
