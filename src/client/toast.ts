import { toastEvent } from './protocol.ts';

export interface Toast {
  title: string;
  description: string;
  tone?: 'neutral' | 'success' | 'danger';
  /** Id of the element that the toast is about and must not cover. */
  near?: string;
  /** If true, the screen reader announces a danger without interrupting itself. */
  polite?: boolean;
}

/** A toast shows for `duration` ms. A swipe of `threshold` px dismisses it (docs/what-the-site-does.md#toasts). */
const duration = 5000;
const threshold = 50;

const region = () => document.getElementById('toast') as HTMLElement;
/** The item of the toast that is open, if any. */
const openItem = () => region().querySelector<HTMLElement>('[data-state=open]');

/** `end` is when the toast closes, in ms since 1970. While it is paused, `left` is the rest of its time in ms. */
let end = 0;
let left = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function run(ms: number): void {
  clearTimeout(timer);
  end = Date.now() + ms;
  timer = setTimeout(dismiss, ms);
}

function pause(): void {
  if (timer !== undefined) left = end - Date.now();
  clearTimeout(timer);
  timer = undefined;
}

/** Continues with the rest of the time, unless the pointer or the focus is on the toast. */
function resume(): void {
  if (openItem() && timer === undefined && !region().matches(':hover, :focus-within')) run(left);
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

/** Replaces the toast that shows. The live regions announce its texts. */
function showToast(toast?: Toast): void {
  const place = region();
  // The order is that of src/sections/toast.tsx.
  const [template, list, polite, assertive] = [...place.children] as [HTMLTemplateElement, ...HTMLElement[]];
  // In the Studio's preview React makes the page, and the children of a template are not in its `content`.
  const content = template.content.firstElementChild ?? template.firstElementChild!;
  const item = content.cloneNode(true) as HTMLElement;
  const { tone = 'neutral', near } = toast ?? {};
  const texts = item.querySelectorAll('[data-text]');
  if (toast) [toast.title, toast.description].forEach((text, index) => (texts[index]!.textContent = text));
  item.dataset.tone = tone;
  list!.replaceChildren(item);
  const announcer = tone === 'danger' && !toast?.polite ? assertive : polite;
  // The live regions announce only changes. They are emptied first, because the same toast may come again.
  for (const live of [polite, assertive]) live!.textContent = '';
  const [title = '', text = ''] = Array.from(texts, ({ textContent }) => textContent);
  // The full stop makes a pause between title and text.
  requestAnimationFrame(() => (announcer!.textContent = `${title.replace(/\w$/, '$&.')} ${text}`));
  keepClear(place, near);
  // A second time, because the focus on the error summary may have scrolled the page.
  requestAnimationFrame(() => keepClear(place, near));
  run(duration);
  if (place.matches(':hover, :focus-within')) pause();
}

/** Selects the rows of a page that a toast may be about. */
const rows = 'dl > div, [data-row]';

const overlap = (a: DOMRect, b: DOMRect | undefined) =>
  b && a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right;

/** Moves the toast to the top if it covers the focused control, the row of `near` or the next. Then clears that row. */
function keepClear(place: HTMLElement, near: string | undefined): void {
  place.removeAttribute('data-high');
  const row = near ? document.getElementById(near)?.closest(rows) : null;
  const uncovered = [document.activeElement?.closest('button, a'), row, row?.nextElementSibling?.closest(rows)];
  const isHigh = uncovered.some((element) => overlap(place.getBoundingClientRect(), element?.getBoundingClientRect()));
  place.toggleAttribute('data-high', isHigh);
  if (!isHigh || !row) return;
  const [toastBox, rowBox] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
  if (overlap(toastBox, rowBox)) scrollBy(0, rowBox.top - toastBox.bottom - 8);
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
