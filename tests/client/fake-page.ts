import { vi } from 'vitest';

/** The part of an element that the inlined scripts use; stories test with real ones. */
export class FakeElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  parentElement: FakeElement | null = null;
  hidden = true;
  checked = false;
  textContent = '';
  content = '';
  /** Calls so far: clicked, removed, opened, closed. */
  readonly acts: string[] = [];

  constructor(tag: string, attributes: Record<string, string> = {}) {
    this.tag = tag;
    this.attributes = attributes;
  }

  get id() {
    return this.attributes.id;
  }
  get name() {
    return this.attributes.name;
  }
  get value() {
    return this.attributes.value;
  }
  get type() {
    return this.attributes.type ?? (this.tag === 'button' ? 'submit' : '');
  }
  get form() {
    return this.closest('form');
  }
  /** Data attributes: `opens` for `data-opens`. */
  get dataset() {
    const entries = Object.entries(this.attributes).filter(([name]) => name.startsWith('data-'));
    return Object.fromEntries(entries.map(([name, value]) => [name.slice(5), value]));
  }
  readonly classList = {
    contains: (name: string) => this.classes.has(name),
    toggle: (name: string, on: boolean) => void (on ? this.classes.add(name) : this.classes.delete(name)),
  };
  private readonly classes = new Set<string>();

  in(parent: FakeElement): this {
    this.parentElement = parent;
    return this;
  }
  matches = (selector: string): boolean =>
    selector.split(',').some((each) => {
      const [, tag, name = '', starts, quoted, value] =
        /^(\w*)(?:\[([\w-]+)(?:(\^)?=(")?([^"\]]*)"?)?\])?$/.exec(each.trim()) ?? [];
      const own = this.attributes[name];
      return (
        (!tag || tag === this.tag) &&
        (!name || (own !== undefined && (!(quoted ?? value) || (starts ? own.startsWith(value ?? '') : own === value))))
      );
    });
  closest(selector: string): FakeElement | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  hasAttribute = (name: string) => name in this.attributes;
  setAttribute = (name: string, value: string) => void (this.attributes[name] = value);
  removeAttribute = (name: string) => void delete this.attributes[name];
  toggleAttribute = (name: string, on: boolean) => (on ? this.setAttribute(name, '') : this.removeAttribute(name));
  click = () => void this.acts.push('click');
  remove = () => void this.acts.push('remove');
  showModal = () => void this.acts.push('open');
  close = () => void this.acts.push('close');
}

/** Stubs the globals of a window with these elements; `vi.unstubAllGlobals()` removes them. */
export function fakePage(...elements: FakeElement[]) {
  const window = new EventTarget();
  const root = new FakeElement('html');
  root.classList.toggle('dark', true);
  const appended: { rel?: string; href?: string }[] = [];
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  // Node's addEventListener does not accept `true` as browsers do.
  vi.stubGlobal('removeEventListener', (type: string, listener: () => void, capture = false) =>
    window.removeEventListener(type, listener, { capture }),
  );
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.stubGlobal('document', {
    documentElement: root,
    getElementById: (id: string) => elements.find((each) => each.id === id) ?? null,
    querySelector: (selector: string) => elements.find((each) => each.matches(selector)) ?? null,
    querySelectorAll: (selector: string) => elements.filter((each) => each.matches(selector)),
    createElement: () => ({}),
    head: { append: (link: object) => void appended.push(link) },
  });
  return {
    root,
    appended,
    /** Dispatches an event with these properties; returns false when it was prevented. */
    send(type: string, properties: Record<string, unknown> = {}) {
      const event = new Event(type, { cancelable: true });
      for (const [name, value] of Object.entries(properties)) Object.defineProperty(event, name, { value });
      return window.dispatchEvent(event);
    },
  };
}
