import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentToast, subscribe } from './toast.ts';

const none = () => null;

/** Where toasts appear. Its code is fetched with the first toast, so that no page pays for it before. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribe, currentToast, none);
  const [View, setView] = useState<ComponentType | null>(null);
  const wanted = toast !== null;
  useEffect(() => {
    if (wanted) void import('./toast-view.tsx').then(({ ToastView }) => setView(() => ToastView));
  }, [wanted]);
  return View && <View />;
}
