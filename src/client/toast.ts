import { closest } from './closest.ts';
import { toastEvent } from './protocol.ts';

export interface Toast {
  title: string;
  description: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** If true, screen readers first finish what they are reading, even if `tone` is danger. */
  polite?: boolean;
}

/** A toast shows for `duration` ms. A swipe of `threshold` px dismisses it (docs/what-the-site-does.md#toasts). */
const duration = 5000;
const threshold = 50;

/** The element of src/sections/shell/toast.tsx, in which the toasts show. */
const findRegion = () => document.getElementById('toast') as HTMLElement;
const findOpenToast = () => findRegion().querySelector<HTMLElement>('[data-state=open]');

/** The time of the open toast: either it runs until `end` (ms since 1970), or it is paused and `rest` ms are left. */
let clock: { timer: ReturnType<typeof setTimeout>; end: number } | { rest: number } | null = null;
/** The element that had focus before the visitor pressed F8. */
let focusedBefore: HTMLElement | null = null;

function run(ms: number): void {
  pause();
  clock = { timer: setTimeout(dismiss, ms), end: Date.now() + ms };
}

function pause(): void {
  if (!clock || 'rest' in clock) return;
  clearTimeout(clock.timer);
  clock = { rest: clock.end - Date.now() };
}

/** Continues with the rest of the time, unless the pointer or the focus is on the toast. */
function resume(): void {
  if (clock && 'rest' in clock && !findRegion().matches(':hover, :focus-within')) run(clock.rest);
}

function dismiss(): void {
  const item = findOpenToast();
  if (!item) return;
  pause();
  clock = null;
  if (findRegion().contains(document.activeElement)) focusedBefore?.focus();
  item.dataset.state = 'closed';
  const remove = () => item.remove();
  Promise.all(item.getAnimations().map(({ finished }) => finished)).then(remove, remove);
}

/** Replaces the toast that shows. Without `toast` the texts of the template show. Live regions announce the texts. */
function renderToast(toast?: Toast): void {
  const region = findRegion();
  const find = (selector: string) => region.querySelector<HTMLElement>(selector)!;
  const template = region.querySelector('template')!;
  const polite = find('[role=status]');
  const assertive = find('[role=alert]');
  // In the Studio's preview React makes the page, and the children of a template are not in its `content`.
  const content = template.content.firstElementChild ?? template.firstElementChild!;
  const item = content.cloneNode(true) as HTMLElement;
  const tone = toast?.tone ?? 'neutral';
  const title = item.querySelector('[data-text=title]')!;
  const text = item.querySelector('[data-text=text]')!;
  if (toast) {
    title.textContent = toast.title;
    text.textContent = toast.description;
  }
  item.dataset.tone = tone;
  find('ol').replaceChildren(item);
  const live = tone === 'danger' && !toast?.polite ? assertive : polite;
  // The live regions announce only changes. They are emptied first, because the same toast may come again.
  polite.textContent = '';
  assertive.textContent = '';
  // The full stop makes a pause between title and text.
  const announcement = `${title.textContent.replace(/\w$/, '$&.')} ${text.textContent}`;
  requestAnimationFrame(() => (live.textContent = announcement));
  keepClear(region);
  // A second time, because a form moves the focus to its first error, which may scroll the page.
  requestAnimationFrame(() => keepClear(region));
  run(duration);
  if (region.matches(':hover, :focus-within')) pause();
}

/** What a toast should not cover: the controls and the values of the page. */
const pageControls = 'main :is(a, button, input, select, textarea, summary, dd)';
/** What it must not cover. */
const focusedControl = 'main :focus';

const overlap = (a: DOMRect, b: DOMRect) =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

/**
 * Below xl the toast stands under the header, or at the foot of the screen if only that place is clear, or if it would
 * cover the control that has focus (docs/what-the-site-does.md#toasts). From xl on both places are one.
 */
function keepClear(region: HTMLElement): void {
  const setLow = (isLow: boolean) => region.toggleAttribute('data-low', isLow);
  const covers = (selector: string) => {
    const box = region.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some((part) => overlap(box, part.getBoundingClientRect()));
  };
  // Measures both places, one after the other. Nothing is painted in between.
  setLow(true);
  const low = { controls: covers(pageControls), focused: covers(focusedControl) };
  setLow(false);
  const high = { controls: covers(pageControls), focused: covers(focusedControl) };
  setLow((high.controls && !low.controls) || (high.focused && !low.focused));
  // On a tiny screen, such as at a zoom of 400 %, the focused part may reach from one place to the other.
  if (covers(focusedControl)) {
    const { top } = document.querySelector(focusedControl)!.getBoundingClientRect();
    scrollBy(0, top - region.getBoundingClientRect().bottom - 8); // to 8 px below the toast
  }
}

/** Moves the toast with a swipe to the right, and dismisses it if the swipe is long enough. */
function handleSwipe(): void {
  let startX: number | undefined;
  const swiped = ({ clientX }: PointerEvent) => Math.max(0, clientX - (startX ?? clientX));
  addEventListener('pointerdown', (event) => {
    if (closest(event, '#toast li') && !closest(event, 'button')) startX = event.clientX;
  });
  addEventListener('pointermove', (event) => {
    const item = findOpenToast();
    if (startX !== undefined && item) item.style.transform = `translateX(${swiped(event)}px)`;
  });
  const stop = (event: PointerEvent) => {
    const item = findOpenToast();
    if (startX !== undefined && item) {
      const isAway = event.type === 'pointerup' && swiped(event) >= threshold;
      item.dataset.swipe = isAway ? 'end' : 'cancel';
      item.style.transform = isAway ? 'translateX(110%)' : '';
      if (isAway) dismiss();
    }
    startX = undefined;
  };
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

/**
 * Shows the toasts of islands, and the notices of controls with `data-notice`. If that attribute is empty, the notice is
 * the text of the template: that the feature does not exist yet.
 */
export function handleToasts(): void {
  addEventListener(toastEvent, (event) => {
    const { detail } = event as CustomEvent<Toast | null>;
    if (detail) renderToast(detail);
    else dismiss();
  });
  const showNotice = (event: Event) => {
    const control = closest(event, '[data-notice]');
    // A form shows its notice on submit, not on a click inside it.
    if (!control || (event.type === 'click' && control.tagName === 'FORM')) return;
    event.preventDefault();
    const { notice, noticeText = '' } = control.dataset;
    renderToast(notice ? { title: notice, description: noticeText } : undefined);
  };
  addEventListener('click', showNotice);
  addEventListener('submit', showNotice);
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, (event) => (closest(event, '#toast') ? pause() : resume()));
  addEventListener('blur', pause);
  addEventListener('focus', resume);
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8') {
      focusedBefore = document.activeElement as HTMLElement | null;
      findRegion().focus();
    } else if (key === 'Escape' && findRegion().contains(document.activeElement)) dismiss();
  });
  addEventListener('click', (event) => closest(event, '#toast button') && dismiss());
  handleSwipe();
}
