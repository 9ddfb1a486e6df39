import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync, Visitor } from 'vite';
import { browserFloor } from '../../src/publish/browser-floor.ts';

/** The floor by the names of MDN's data, which lists the version in which each browser got a feature. */
const engines = {
  chrome: browserFloor.chrome,
  chrome_android: browserFloor.chrome,
  webview_android: browserFloor.chrome,
  samsunginternet_android: browserFloor.samsung,
  safari: browserFloor.safari,
  safari_ios: browserFloor.ios,
  firefox: browserFloor.firefox,
} as const;

/** A use of a feature that a browser of the floor lacks. */
export interface Finding {
  feature: string;
  /** The file, and the source around the use. */
  place: string;
  /** The browser, and the version in which it got the feature. */
  lacking: string;
}

/** The first browser of the floor that lacks the feature, with the version that got it. Null when all have it. */
export function lackedBy({ support }: CompatStatement): string | null {
  for (const [engine, [major, minor]] of Object.entries(engines)) {
    const statements = [support[engine as keyof typeof engines] ?? []].flat();
    const has = statements.some(({ version_added: since, version_removed: until, flags }) => {
      if (typeof since !== 'string' || since === 'preview' || until || flags) return false;
      const [sinceMajor = 0, sinceMinor = 0] = since.replace('≤', '').split('.').map(Number);
      return sinceMajor < major || (sinceMajor === major && sinceMinor <= minor);
    });
    if (!has && statements.length > 0) return `${engine} ${statements[0]?.version_added || 'never'}`;
  }
  return null;
}

const children = (node: Identifier) =>
  Object.entries(node).filter(([name]) => !name.startsWith('__')) as [string, Identifier][];

/** Names in scripts whose every meaning is newer than the floor, and the browser that lacks them. */
function newerNames(): Map<string, string> {
  const newer = new Map<string, string>();
  const old = new Set<string>();
  const visit = (name: string, node: Identifier) => {
    for (const [inner, child] of children(node)) visit(inner, child);
    if (!node.__compat || name.includes('_')) return;
    const lacking = lackedBy(node.__compat);
    if (lacking) newer.set(name, lacking);
    else old.add(name);
  };
  for (const part of [bcd.api, bcd.javascript.builtins] as unknown as Identifier[])
    for (const [name, node] of children(part)) visit(name, node);
  for (const name of old) newer.delete(name);
  return newer;
}

const scriptNames = newerNames();
const globalObjects = new Set('window globalThis self document navigator performance location history CSS'.split(' '));

/** Attributes of every element that the floor may lack: `inert`, `popover`. */
const attributes = new Map(
  children(bcd.html.global_attributes as unknown as Identifier).flatMap(([name, { __compat }]) => {
    const browser = __compat && lackedBy(__compat);
    return browser ? [[name, browser] as const] : [];
  }),
);

/** What a script calls, constructs or reads from a global, and the floor may lack. */
export function scriptFindings(file: string, code: string): Finding[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const findings: Finding[] = [];
  const placeOf = (start: number) =>
    `${file}: ${code.slice(Math.max(0, start - 60), start + 60).replaceAll('\n', ' ')}`;
  const check = (name: string, start: number) => {
    const lacking = scriptNames.get(name);
    if (lacking) findings.push({ feature: name, place: placeOf(start), lacking });
  };
  const checkAttribute = (name: string, start: number) => {
    const browser = attributes.get(name);
    if (browser) findings.push({ feature: name, place: placeOf(start), lacking: browser });
  };
  new Visitor({
    // A member's name may mean many things: only calls and members of globals are checked. Of functions without an
    // object only long names are checked, because a minifier gives short ones.
    CallExpression: ({ callee }) => {
      if (callee.type === 'Identifier' && /^[a-z]\w{7,}$/.test(callee.name)) check(callee.name, callee.start);
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
        check(callee.property.name, callee.property.start);
    },
    // An attribute may be a prop of React, or be set on an element.
    Property: ({ key }) => {
      if (key.type === 'Identifier') checkAttribute(key.name, key.start);
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier')
        checkAttribute(left.property.name, left.start);
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && globalObjects.has(object.name) && property.type === 'Identifier')
        check(property.name, property.start);
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') check(callee.name, callee.start);
    },
    StaticBlock: ({ start }) =>
      void findings.push({ feature: 'static {}', place: `${file}: ${start}`, lacking: 'chrome 94' }),
  }).visit(program);
  return findings;
}
