import { closest } from './closest.ts';
import { pageChanged, toastEvent } from './protocol.ts';

/** ms after which a frame that has not loaded counts as failed (docs/what-the-site-does.md#reader). */
const failedAfter = 15_000;

/** The value of `data-frame`, which is empty before the first load. */
type State = 'loading' | 'failed' | 'loaded';

/** Shows the elements whose `data-when` lists this state, and disables the refresh buttons while the frame loads. */
function show(container: HTMLElement, state: State): void {
  container.dataset.frame = state;
  for (const part of container.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when!.split(' ').includes(state);
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-refresh]'))
    button.disabled = state === 'loading';
}

/** Whether a site answers. Browsers report a frame as loaded, too, when they could not reach its site. */
const isInReach = (url: string) =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

/** Loads or reloads the frame in a copy of its element. A new `src` on the old element would add a history entry. */
function load(container: HTMLElement): void {
  const old = container.querySelector('iframe')!;
  const frame = old.cloneNode() as HTMLIFrameElement;
  const { src = '' } = frame.dataset;
  const answer = isInReach(src);
  frame.addEventListener('load', async () => {
    const state = (await answer) ? 'loaded' : 'failed';
    if (frame.isConnected) show(container, state);
  });
  show(container, 'loading');
  const isLoading = () => frame.isConnected && container.dataset.frame === 'loading';
  setTimeout(() => isLoading() && show(container, 'failed'), failedAfter);
  frame.src = src;
  old.replaceWith(frame);
}

async function toggleFullscreen({ dataset }: HTMLElement, container: HTMLElement): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : container.requestFullscreen());
  } catch (error) {
    // The texts of src/sections/reader-frame.tsx.
    const { title = '', failureText = '' } = dataset;
    const detail = { title, description: failureText.replace('{pesan}', (error as Error).message), tone: 'danger' };
    dispatchEvent(new CustomEvent(toastEvent, { detail }));
  }
}

/** Loads the frames of other sites (src/ui/frame-parts.tsx) once the page has loaded and a frame is near the screen. */
export function handleFrames(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        load(target as HTMLElement);
      }
    },
    { rootMargin: '400px' },
  );
  const observe = () => {
    for (const container of document.querySelectorAll('[data-frame=""]')) observer.observe(container);
  };
  addEventListener('load', observe);
  addEventListener(pageChanged, observe);
  addEventListener('click', (event) => {
    // Only the frame of the reader has controls, and a page has only one frame.
    const container = document.querySelector<HTMLElement>('[data-frame]');
    if (!container) return;
    const control = closest(event, '[data-refresh], [data-fullscreen]');
    if (control?.matches('[data-refresh]')) load(container);
    else if (control) void toggleFullscreen(control, container);
  });
}
