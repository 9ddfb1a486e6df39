import type { Field } from './fields.ts';
import { plain, shows } from './match.ts';

interface Found {
  element: Element;
  options: Field[];
}

/** Elements whose text is not content of the page. */
export const foreign = 'script, style, noscript, svg, iframe, option, [aria-live], #catatan-pratinjau';

/**
 * Tells Sanity's overlays which field each text, picture and number on the page shows. It compares values, because the
 * site's HTML does not name fields. `main` shows the page's content; header, footer and help show the shell's.
 */
function mark(fields: { page: readonly Field[]; shell: readonly Field[] }): void {
  const main = document.querySelector('main');
  const found = [...document.body.querySelectorAll('*')].flatMap((element): Found[] => {
    const own = main?.contains(element) ? [fields.page, fields.shell] : [fields.shell];
    const options = own.map((known) => optionsFor(element, known)).find(({ length }) => length > 0);
    return options ? [{ element, options }] : [];
  });
  const targets = choose(found);
  for (const old of document.body.querySelectorAll('[data-sanity]:not(#catatan-pratinjau)')) {
    if (!targets.has(old)) old.removeAttribute('data-sanity');
  }
  for (const [element, { target }] of targets) {
    if (element.getAttribute('data-sanity') !== target) element.setAttribute('data-sanity', target);
  }
}

function optionsFor(element: Element, fields: readonly Field[]): Field[] {
  if (element.closest(foreign)) return [];
  const { whole, direct } = textsOf(element);
  // A number inside a sentence belongs to the innermost element, so it is compared with own text nodes only.
  const texts = (field: Field) => (typeof field.value === 'number' ? direct : [whole, ...direct]);
  return fields.filter((field) => texts(field).some((text) => shows(text, field)));
}

/** Returns an element's text: as a whole, because typesetting may split it, and each of its own text nodes. */
function textsOf(element: Element): { whole: string; direct: string[] } {
  if (element instanceof HTMLImageElement) return { whole: plain(element.alt), direct: [] };
  if (element instanceof HTMLSelectElement) return { whole: '', direct: [plain(element.selectedOptions[0]?.text)] };
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const direct = nodes.map((node) => plain(node.nodeValue)).filter(Boolean);
  return { whole: direct.length === 0 ? '' : plain(element.textContent), direct };
}

/** Chooses among fields with the same text: an unused one, whose neighbours in the content are near on the page too. */
function choose(found: readonly Found[]): Map<Element, Field> {
  const sure = new Map<Element, Field>();
  for (const { element, options } of found) {
    if (options.length === 1 && options[0]) sure.set(element, options[0]);
  }
  const chosen = new Map(sure);
  const taken = new Set<Field>();
  for (const { element, options } of found) {
    if (sure.has(element)) continue;
    const free = options.filter((option) => !taken.has(option));
    const [field] = nearest(element, free.length > 0 ? free : options, sure);
    if (!field) continue;
    taken.add(field);
    chosen.set(element, field);
  }
  return chosen;
}

/** Returns the options that are closest in the content to fields already found near the element. */
function nearest(element: Element, options: Field[], sure: ReadonlyMap<Element, Field>): Field[] {
  let left = options;
  for (let around = element.parentElement; around && left.length > 1; around = around.parentElement) {
    const inside = [...sure].filter(([other]) => around?.contains(other)).map(([, field]) => field);
    if (inside.length === 0) continue;
    const closeness = left.map((option) => Math.max(...inside.map((field) => shared(option.path, field.path))));
    left = left.filter((_, index) => closeness[index] === Math.max(...closeness));
  }
  return left;
}

function shared(one: readonly string[], other: readonly string[]): number {
  const end = one.findIndex((step, index) => step !== other[index]);
  return end === -1 ? one.length : end;
}

/** Marks the page now and after every change, at most once in a frame. Returns a function that marks it again. */
export function markAlways(fields: () => Parameters<typeof mark>[0]): () => void {
  let waiting = false;
  const soon = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      unfold();
      mark(fields());
    });
  };
  new MutationObserver(soon).observe(document.body, { childList: true, characterData: true, subtree: true });
  // Choosing a city changes no text node of the page.
  document.addEventListener('change', soon);
  return soon;
}

const unfolded = new WeakSet<Element>();

/** Opens each answer once, so that staff see it. */
function unfold(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (!unfolded.has(details)) details.open = true;
    unfolded.add(details);
  }
}
