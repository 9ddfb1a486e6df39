/**
 * Inlined at the end of every built page, so it is kept to a few hundred bytes. It decides when the
 * application runs (rendering.md, staged start) and keeps what a visitor does before it runs.
 */
interface Plan {
  /** URLs of the entry (first) and of what the page needs, fetched ahead. */
  modules: string[];
  /**
   * now: the page is empty without it when it has details to show; idle: frames; soon: forms, at the
   * visitor's first act or after a while without one; intent: reading matter, at the first act.
   */
  when: 'now' | 'idle' | 'soon' | 'intent';
}

const root = document.documentElement;
const plan = JSON.parse(document.getElementById('start')?.textContent ?? '') as Plan;
/** Still to be fetched. */
const ahead = [...plan.modules];
const held: (() => void)[] = [];
const intents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];
/** ms after load: by then a phone has long painted, and nobody waits for figures without having acted. */
const soon = 6000;
let started = false;

/** What is gone is found here already, before the visitor has typed anything: starting then says so. */
function preload(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, onerror: start }));
}

/** One at a time: each costs a slow phone some milliseconds, all together a long task. */
function preloadIdly() {
  const href = ahead.shift();
  if (!href) return;
  preload(href);
  idle(preloadIdly);
}

function start() {
  if (started) return;
  started = true;
  for (const name of intents) removeEventListener(name, startIfMeant, true);
  ahead.splice(0).forEach(preload);
  import(plan.modules[0] ?? '').catch(() => {
    document.getElementById('start-failed')?.removeAttribute('hidden');
  });
}

/** A page that is laid out under a resting mouse is told of a move, too; nobody has acted then. */
function startIfMeant(event: Event) {
  const { movementX, movementY } = event as PointerEvent;
  if (event.type !== 'pointermove' || movementX || movementY) start();
}

function holdClick(event: Event) {
  const button = (event.target as Element).closest?.('button');
  if (button?.type === 'button' && !button.matches('[data-theme-toggle],[data-opens],[data-closes]')) {
    held.push(() => button.click());
  }
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  if (form.hasAttribute('action')) return;
  event.preventDefault();
  held.push(() => form.requestSubmit());
  start();
}

// A link to a part of the page, such as the skip link, makes a history entry without the details of the transfer.
let kept = history.state as unknown;
addEventListener('app:moved', () => {
  kept = history.state;
});
addEventListener('popstate', () => {
  if (history.state === null) history.replaceState(kept, '');
  kept = history.state;
});

const once = { once: true };
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
// From here React takes events itself, hydrating at once where it must.
addEventListener(
  'app:listening',
  () => {
    removeEventListener('click', holdClick, true);
    removeEventListener('submit', holdSubmit, true);
  },
  once,
);
addEventListener('app:ready', () => held.forEach((act) => act()), once);

// A link such as /donation?jenis=wakaf shows its choice from the first paint: nothing may move under a finger.
const asked = new URLSearchParams(location.search);
for (const radio of document.querySelectorAll<HTMLInputElement>('[name=jenis]')) {
  if (asked.get(radio.name) === radio.value) radio.checked = true;
}

for (const name of intents) addEventListener(name, startIfMeant, { capture: true, passive: true });

/** When nothing else is to do; where a browser cannot tell, soon. */
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
const idle = (work: () => void) => whenIdle(work, { timeout: 3000 });

/** When the page has been painted, which needs processor and network for itself. */
function painted(work: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return work();
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    work();
  }).observe({ type: 'paint', buffered: true });
}

if (plan.when === 'now' && !root.hasAttribute('data-stateless')) start();
else
  addEventListener('load', () => {
    const begin = () => idle(plan.when === 'now' || plan.when === 'idle' ? start : preloadIdly);
    // A preview in the Studio is not painted before it has answered: it must not wait for that.
    if (parent === self) painted(begin);
    else begin();
    if (plan.when === 'soon') setTimeout(start, soon);
  });
