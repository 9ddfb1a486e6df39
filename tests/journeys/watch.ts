import type { BrowserContext, Page, Request } from '@playwright/test';
import contact from '../../content-fallback/contactPage.json' with { type: 'json' };
import quran from '../../content-fallback/quranPage.json' with { type: 'json' };
import { paths } from '../../src/page-table.ts';

/** Whether this is a link of this site to the form with its type chosen, which the browser prefetches. */
const isPreparedForm = ({ pathname, search }: URL) =>
  pathname === paths.donation && /^\?jenis=(?:donasi|beli|wakaf)$/.test(search);

/** Origins of the frames of our pages. Requests to these origins are not judged. */
const frameOrigins = new Set([quran.reader.url, contact.map.embedUrl].map((url) => new URL(url).origin));

interface Watched {
  /** Origin of the site. */
  origin: string;
  /** Console messages that the story causes on purpose. */
  allowedErrors: RegExp;
  /** Addresses of other sites that the story opens in a tab. */
  visits: RegExp;
  /** Whether messages in the console count: every engine warns in words of its own of what it does not know. */
  hasKnownMessages: boolean;
}

/** Begins the name under which an option of a select is reported. */
const offered = 'option:';

/** Runs in the page: reports what Playwright does not see, violations of the policy and what is typed. */
function reportHidden(prefix: string) {
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
  );
  // Each input is reported, so that a longer value replaces its beginning.
  addEventListener(
    'input',
    ({ target }) => {
      const { name, value, type } = target as HTMLInputElement;
      if (type === 'radio' || type === 'checkbox') return; // an address may contain the type
      const field = type === 'select-one' ? `${prefix}${name}` : name;
      (window as unknown as { typed?: (name: string, value: string) => void }).typed?.(field, value);
    },
    true,
  );
}

/** Runs in the page: the storage of the tab, as text. Empty where the story forbids it. */
function storedText(): string {
  try {
    return JSON.stringify({ ...sessionStorage });
  } catch {
    return '';
  }
}

/** Runs in the page: everything stored that should not be, as `name=value`. */
async function leftBehind(): Promise<string[]> {
  const read = (storage: () => Storage) => {
    try {
      return Object.entries(storage());
    } catch {
      return []; // storage that the story forbids
    }
  };
  const entries = [...read(() => localStorage), ...read(() => sessionStorage)];
  const kept = entries
    .map(([name, value]) => `${name}=${value}`)
    .filter((entry) => !/^theme=(?:dark|light)$/.test(entry))
    // The transfer. `complaints` looks for what was typed in it.
    .filter((entry) => !entry.startsWith('/donation-confirmation={'));
  if (window.name) kept.push(`name of the window ${window.name}`);
  if (document.cookie) kept.push(`cookie ${document.cookie}`);
  for (const { name } of (await globalThis.indexedDB?.databases()) ?? []) kept.push(`database ${name}`);
  for (const name of (await globalThis.caches?.keys()) ?? []) kept.push(`cache ${name}`);
  if (!document.title.trim()) kept.push('no title');
  return kept;
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

/**
 * Watches a story:
 *
 * - every request is a GET of this site, or a GET or HEAD of a frame that the page declares;
 * - no request, address or title contains what was typed, and nothing is sent otherwise;
 * - only the theme and the transfer are stored;
 * - no console error, no violation of the policy, no uncaught exception; every page has a title.
 *
 * `complaints` returns the violations since its last call.
 */
export async function watch(context: BrowserContext, { origin, allowedErrors, visits, hasKnownMessages }: Watched) {
  let errors: string[] = [];
  const requests: Request[] = [];
  /** For each field the values that were typed; a value that only continues the previous one replaces it. */
  const typed = new Map<string, string[]>();
  context.on('console', (message) => {
    // Chromium counts seconds, so on a busy machine it calls a preload unused while a story holds back the code.
    const isByClock = message.text().includes('preloaded using link preload but not used');
    if (hasKnownMessages && !isByClock && /error|warning/.test(message.type())) errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  // Beacons, event sources and scripts of workers are requests; a socket is none.
  context.on('request', (request) => void requests.push(request));
  const watchSockets = (page: Page) => page.on('websocket', (socket) => errors.push(`opens a socket: ${socket.url()}`));
  context.pages().forEach(watchSockets);
  context.on('page', watchSockets);
  await context.exposeBinding('typed', (_source, name: string, value: string) => {
    const values = typed.get(name) ?? [];
    const previous = values.at(-1);
    if (previous !== undefined && value.startsWith(previous)) values.pop();
    typed.set(name, [...values, value]);
  });
  await context.addInitScript(reportHidden, offered);

  /** Typed texts that are too long to occur in the hash of a file by chance. */
  const secrets = () => [...typed.values()].flat().filter((text) => text.trim().length > 3);
  /** Those that a visitor has written. The transfer may hold a chosen option, an amount and a number of copies. */
  const writtenTexts = () =>
    [...typed]
      .filter(([name]) => !name.startsWith(offered))
      .flatMap(([, texts]) => texts)
      .filter((text) => text.trim().length > 3 && /[a-z]/i.test(text.replace('Rp', '')));
  const wrongIn = (request: Request): string[] => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return [];
    const asked = `${request.method()} ${url.href}`;
    const isTab = isDocument(request);
    if (isTab && visits.test(url.href)) return [];
    const problems: string[] = [];
    const isFrame = frameOrigins.has(url.origin) && request.method() === 'HEAD';
    if ((request.method() !== 'GET' && !isFrame) || request.postData() !== null) problems.push(`sends: ${asked}`);
    if (url.origin !== origin && (isTab || !frameOrigins.has(url.origin))) problems.push(`asks another site: ${asked}`);
    if (!isTab && url.origin === origin && url.search && !isPreparedForm(url))
      problems.push(`asks with parameters: ${asked}`);
    const text = decoded(`${url.pathname}${url.search}${url.hash} ${Object.values(request.headers()).join(' ')}`);
    for (const secret of secrets()) if (text.includes(secret)) problems.push(`tells “${secret}”: ${asked}`);
    return problems;
  };

  return {
    async complaints(): Promise<string[]> {
      const found = [...errors.filter((text) => !allowedErrors.test(text)), ...requests.splice(0).flatMap(wrongIn)];
      errors = [];
      for (const page of context.pages().filter((tab) => tab.url().startsWith(origin))) {
        found.push(...(await page.evaluate(leftBehind)).map((what) => `${page.url()} leaves: ${what}`));
        const named = decoded(`${page.url()} ${await page.title()}`);
        const stored = await page.evaluate(storedText);
        for (const secret of secrets()) {
          if (named.includes(secret)) found.push(`tells “${secret}”: ${named}`);
        }
        for (const text of writtenTexts()) if (stored.includes(text)) found.push(`stores “${text}”: ${stored}`);
      }
      for (const { name } of await context.cookies()) found.push(`leaves a cookie: ${name}`);
      return found;
    },
  };
}

/** Whether a request loads a page outside of frames. While a tab is being opened its frame is unknown: it counts. */
function isDocument(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    return true;
  }
}
