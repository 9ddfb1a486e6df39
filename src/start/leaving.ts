import { leaving, pageLinks } from '../protocol.ts';

interface Network {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whoever follows a link to another page closes the menu that it stands in, and sees that it is on its way
 * (src/sections/reading-progress.tsx): a page that comes from the network has nothing else to show for it.
 */
export function watchLeaving(): void {
  const tell = (on: boolean) => document.documentElement.toggleAttribute(leaving, on);
  addEventListener('click', (event) => {
    const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
    if (!(target as Element).closest?.(pageLinks)) return;
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    // One that the application follows itself, or that opens elsewhere.
    tell(!defaultPrevented && !ctrlKey && !metaKey && !shiftKey);
  });
  // Back, from the browser's memory.
  addEventListener('pageshow', () => tell(false));
}

/** Next pages are fetched ahead (src/publish/html/speculation.ts), but not where the network is dear or slow. */
export function spareTheNetwork(): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Network }).connection ?? {};
  if (saveData || /[23]g/.test(effectiveType)) document.querySelector('[type=speculationrules]')?.remove();
}
