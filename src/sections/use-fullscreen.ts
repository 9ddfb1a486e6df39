import { useEffect, useState, type RefObject } from 'react';
import { showToast } from '../ui/toast.ts';
import { pageWords } from '../page-words.ts';

/** Whether the element fills the screen, as the browser's own events tell; a failure shows a toast (docs/what-the-site-does.md#fixed-messages). */
export function useFullscreen(stage: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const follow = () => setActive(document.fullscreenElement === stage.current && stage.current !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [stage]);
  const toggle = async () => {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await stage.current?.requestFullscreen();
    } catch (error) {
      const { title, description } = pageWords.messages.fullscreenFailed;
      showToast({
        title,
        description: description(error instanceof Error ? error.message : String(error)),
        tone: 'danger',
      });
    }
  };
  return { active, toggle: () => void toggle() };
}
