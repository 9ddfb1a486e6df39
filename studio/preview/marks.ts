import { plain, shows } from './compare-text.ts';
import type { Field } from './fields.ts';
import { noticeId } from './notice.ts';

interface Candidate {
  element: Element;
  options: Field[];
}

const notContent = `script, style, noscript, svg, iframe, option, [aria-live], #${noticeId}`;

/**
 * Tells Sanity's overlays which field each text, picture and number on the page shows. It compares values, because the
 * site's HTML does not name fields (docs/decisions/preview-fields.md: why not stega). Outside `main`, texts come from the
 * content of the shell.
 */
function mark(fields: { page: readonly Field[]; shell: readonly Field[] }): void {
  const main = document.querySelector('main');
  const candidates = [...document.body.querySelectorAll('*')].flatMap((element): Candidate[] => {
    const ofPage = main?.contains(element) ? optionsFor(element, fields.page) : [];
    const options = ofPage.length > 0 ? ofPage : optionsFor(element, fields.shell);
    return options.length > 0 ? [{ element, options }] : [];
  });
  const targets = choose(candidates);
  for (const old of document.body.querySelectorAll('[data-sanity]')) {
    if (!targets.has(old)) old.removeAttribute('data-sanity');
  }
  for (const [element, { target }] of targets) {
    if (element.getAttribute('data-sanity') !== target) element.setAttribute('data-sanity', target);
  }
}

function optionsFor(element: Element, fields: readonly Field[]): Field[] {
  if (element.closest(notContent)) return [];
  const { whole, direct } = textsOf(element);
  // A number in a sentence belongs to the innermost element, so it is compared with the element's own text nodes.
  const texts = (field: Field) => (typeof field.value === 'number' ? direct : [whole, ...direct]);
  return fields.filter((field) => texts(field).some((text) => shows(text, field)));
}

/** Returns an element's own text nodes, and its whole text: '' if all text is in inner elements, which then have it. */
function textsOf(element: Element): { whole: string; direct: string[] } {
  if (element instanceof HTMLImageElement) return { whole: plain(element.alt), direct: [] };
  if (element instanceof HTMLSelectElement) return { whole: '', direct: [plain(element.selectedOptions[0]?.text)] };
  const nodes = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const direct = nodes.map((node) => plain(node.nodeValue)).filter(Boolean);
  // Typesetting splits a text into nodes and `span`s.
  const isTypeset = direct.length > 0 || element.querySelectorAll(':scope > span').length > 1;
  return { whole: isTypeset ? plain(element.textContent) : '', direct };
}

/**
 * Chooses a field for each element: of several with the same text, one that no other element has. Elements with one field
 * choose first; the others in the order of the page, which is that of the content.
 */
function choose(candidates: readonly Candidate[]): Map<Element, Field> {
  const taken = new Set<Field>();
  const chosen = new Map<Element, Field>();
  for (const { element, options } of candidates.toSorted((a, b) => a.options.length - b.options.length)) {
    const field = options.find((option) => !taken.has(option)) ?? options[0];
    if (!field) continue;
    taken.add(field);
    chosen.set(element, field);
  }
  return chosen;
}

/** Opens `details` and marks the page after every change, once in a frame. Returns a function that asks for it. */
export function keepMarked(fields: () => Parameters<typeof mark>[0]): () => void {
  let isScheduled = false;
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(() => {
      isScheduled = false;
      openDetails();
      mark(fields());
    });
  };
  new MutationObserver(schedule).observe(document.body, { childList: true, characterData: true, subtree: true });
  return schedule;
}

const opened = new WeakSet<Element>();

/** Opens each `details` once, so that staff see its text. */
function openDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (!opened.has(details)) details.open = true;
    opened.add(details);
  }
}
