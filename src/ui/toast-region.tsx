import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribe } from './toast.ts';

const none = () => null;

/** Where toasts appear. Its code is fetched with the first toast, so that no page pays for it before. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, currentToast, none);
  const [View, setView] = useState<ComponentType | null>(null);
  // Each toast asks again while the code is missing: a bad connection may be over.
  useEffect(() => {
    if (toast && !View) import('./toast-view.tsx').then(({ ToastView }) => setView(() => ToastView), tellOfFailure);
  }, [toast, View]);
  return View && <View />;
}

/** A deploy may have taken the code away; without a word the visitor would believe that nothing happened. */
function tellOfFailure() {
  document.getElementById('start-failed')?.removeAttribute('hidden');
}
