import { toastEvent } from './protocol.ts';

export interface Toast {
  title: string;
  description: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** If true, the screen reader announces a danger without interrupting itself. */
  polite?: boolean;
}

/** A toast shows for `duration` ms. A swipe of `threshold` px dismisses it (docs/what-the-site-does.md#toasts). */
const duration = 5000;
const threshold = 50;

const region = () => document.getElementById('toast') as HTMLElement;
/** The item of the toast that is open, if any. */
const openItem = () => region().querySelector<HTMLElement>('[data-state=open]');

/** `end` is when the toast closes, in ms since 1970. While it is paused, `remaining` is the rest of its time in ms. */
let end = 0;
let remaining = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function run(ms: number): void {
  clearTimeout(timer);
  end = Date.now() + ms;
  timer = setTimeout(dismiss, ms);
}

function pause(): void {
  if (timer !== undefined) remaining = end - Date.now();
  clearTimeout(timer);
  timer = undefined;
}

/** Continues with the rest of the time, unless the pointer or the focus is on the toast. */
function resume(): void {
  if (openItem() && timer === undefined && !region().matches(':hover, :focus-within')) run(remaining);
}

/** The element that had focus before the visitor pressed F8. */
let focusedBefore: HTMLElement | null = null;

function dismiss(): void {
  const item = openItem();
  if (!item) return;
  clearTimeout(timer);
  timer = undefined;
  if (region().contains(document.activeElement)) focusedBefore?.focus();
  item.dataset.state = 'closed';
  const remove = () => item.remove();
  Promise.all(item.getAnimations().map(({ finished }) => finished)).then(remove, remove);
}

/** Replaces the toast that shows. Without a toast, shows the texts of the template. The live regions announce them. */
function showToast(toast?: Toast): void {
  const place = region();
  const find = (selector: string) => place.querySelector<HTMLElement>(selector)!;
  const template = place.querySelector('template')!;
  const polite = find('[role=status]');
  const assertive = find('[role=alert]');
  // In the Studio's preview React makes the page, and the children of a template are not in its `content`.
  const content = template.content.firstElementChild ?? template.firstElementChild!;
  const item = content.cloneNode(true) as HTMLElement;
  const { tone = 'neutral' } = toast ?? {};
  const [title, text] = ['title', 'text'].map((name) => item.querySelector(`[data-text=${name}]`)!);
  if (toast) {
    title!.textContent = toast.title;
    text!.textContent = toast.description;
  }
  item.dataset.tone = tone;
  find('ol').replaceChildren(item);
  const announcer = tone === 'danger' && !toast?.polite ? assertive : polite;
  // The live regions announce only changes. They are emptied first, because the same toast may come again.
  for (const live of [polite, assertive]) live.textContent = '';
  // The full stop makes a pause between title and text.
  const announcement = `${title!.textContent.replace(/\w$/, '$&.')} ${text!.textContent}`;
  requestAnimationFrame(() => (announcer.textContent = announcement));
  keepClear(place);
  // A second time, because the focus on the error summary may have scrolled the page.
  requestAnimationFrame(() => keepClear(place));
  run(duration);
  if (place.matches(':hover, :focus-within')) pause();
}

/** What a toast must not cover: the controls and the values of the page. */
const pageControls = 'main :is(a, button, input, select, textarea, summary, dd)';
const focused = 'main :focus';

const overlap = (a: DOMRect, b: DOMRect) =>
  a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

/**
 * Below xl the toast stands under the header. It stands at the foot of the screen if only that place is clear, or if it
 * would cover the control that has focus (docs/what-the-site-does.md#toasts).
 */
function keepClear(place: HTMLElement): void {
  const put = (isLow: boolean) => place.toggleAttribute('data-low', isLow);
  const isCovering = (selector: string) => {
    const box = place.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some((part) => overlap(box, part.getBoundingClientRect()));
  };
  /** Puts the toast there, and says what it covers. */
  const tryAt = (isLow: boolean) => {
    put(isLow);
    return { controls: isCovering(pageControls), focus: isCovering(focused) };
  };
  const high = tryAt(false);
  const low = tryAt(true);
  put((high.controls && !low.controls) || (high.focus && !low.focus));
  // On a tiny screen, such as at a zoom of 400 %, the focused part may reach from one place to the other.
  if (isCovering(focused)) {
    const { top } = document.querySelector(focused)!.getBoundingClientRect();
    scrollBy(0, top - place.getBoundingClientRect().bottom - 8);
  }
}

/** Moves the toast with a swipe to the right, and dismisses it if the swipe is long enough. */
function handleSwipe(): void {
  let startX: number | undefined;
  const swiped = ({ clientX }: PointerEvent) => Math.max(0, clientX - (startX ?? clientX));
  addEventListener('pointerdown', ({ clientX, target }) => {
    const pressed = target as Element;
    if (pressed.closest?.('#toast li') && !pressed.closest('button')) startX = clientX;
  });
  addEventListener('pointermove', (event) => {
    const item = openItem();
    if (startX !== undefined && item) item.style.transform = `translateX(${swiped(event)}px)`;
  });
  const stop = (event: PointerEvent) => {
    const item = openItem();
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

/** Shows the toasts of islands, and notices: that of the control, or that for what does not exist yet (toast.tsx). */
export function handleToasts(): void {
  addEventListener(toastEvent, (event) => {
    const { detail } = event as CustomEvent<Toast | null>;
    if (detail) showToast(detail);
    else dismiss();
  });
  const showNotice = (event: Event) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-notice]');
    // A form shows the notice on submit, not on a click inside it.
    if (!control || (event.type === 'click' && control.tagName === 'FORM')) return;
    event.preventDefault();
    const { notice, noticeText = '' } = control.dataset;
    showToast(notice ? { title: notice, description: noticeText } : undefined);
  };
  addEventListener('click', showNotice);
  addEventListener('submit', showNotice);
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, ({ target }) => ((target as Element).closest?.('#toast') ? pause() : resume()));
  addEventListener('blur', pause);
  addEventListener('focus', resume);
  addEventListener('keydown', ({ key }) => {
    if (key === 'F8') {
      focusedBefore = document.activeElement as HTMLElement | null;
      region().focus();
    } else if (key === 'Escape' && region().contains(document.activeElement)) dismiss();
  });
  addEventListener('click', ({ target }) => (target as Element).closest?.('#toast button') && dismiss());
  handleSwipe();
}
