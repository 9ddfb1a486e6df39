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

/** The element of src/sections/toast.tsx, in which the toasts show. */
const findRegion = () => document.getElementById('toast') as HTMLElement;
const findOpenToast = () => findRegion().querySelector<HTMLElement>('[data-state=open]');

/** Closes the toast. Undefined while the toast is paused, or there is none. */
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the timer ends, in ms since 1970. */
let end = 0;
/** The rest of the time of a paused toast, in ms. */
let remaining = 0;

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
  if (findOpenToast() && timer === undefined && !findRegion().matches(':hover, :focus-within')) run(remaining);
}

/** The element that had focus before the visitor pressed F8. */
let focusedBefore: HTMLElement | null = null;

function dismiss(): void {
  const item = findOpenToast();
  if (!item) return;
  clearTimeout(timer);
  timer = undefined;
  if (findRegion().contains(document.activeElement)) focusedBefore?.focus();
  item.dataset.state = 'closed';
  const remove = () => item.remove();
  Promise.all(item.getAnimations().map(({ finished }) => finished)).then(remove, remove);
}

/** Replaces the toast that shows. Without `toast` the texts of the template show. Live regions announce the texts. */
function showToast(toast?: Toast): void {
  const region = findRegion();
  const find = (selector: string) => region.querySelector<HTMLElement>(selector)!;
  const template = region.querySelector('template')!;
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
 * Below xl the toast stands under the header. It stands at the foot of the screen if only that place is clear, or if it
 * would cover the control that has focus (docs/what-the-site-does.md#toasts).
 */
function keepClear(region: HTMLElement): void {
  const moveToFoot = (isLow: boolean) => region.toggleAttribute('data-low', isLow);
  const covers = (selector: string) => {
    const box = region.getBoundingClientRect();
    return [...document.querySelectorAll(selector)].some((part) => overlap(box, part.getBoundingClientRect()));
  };
  // Measures both places, one after the other. Nothing is painted in between.
  moveToFoot(true);
  const low = { controls: covers(pageControls), focused: covers(focusedControl) };
  moveToFoot(false);
  const high = { controls: covers(pageControls), focused: covers(focusedControl) };
  moveToFoot((high.controls && !low.controls) || (high.focused && !low.focused));
  // On a tiny screen, such as at a zoom of 400 %, the focused part may reach from one place to the other.
  if (covers(focusedControl)) {
    const { top } = document.querySelector(focusedControl)!.getBoundingClientRect();
    scrollBy(0, top - region.getBoundingClientRect().bottom - 8);
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
    if (detail) showToast(detail);
    else dismiss();
  });
  const showNotice = (event: Event) => {
    const control = (event.target as Element).closest?.<HTMLElement>('[data-notice]');
    // A form shows its notice on submit, not on a click inside it.
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
      findRegion().focus();
    } else if (key === 'Escape' && findRegion().contains(document.activeElement)) dismiss();
  });
  addEventListener('click', ({ target }) => (target as Element).closest?.('#toast button') && dismiss());
  handleSwipe();
}
