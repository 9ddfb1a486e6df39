import { downloadCode } from './load-code.ts';

/** What a page's start needs; the build writes it into the page's copy of this file (publish/html/start-plan.ts). */
export interface StartFiles {
  /** URLs of the modules that run at the start, each after its imports; the entry is last. */
  modules: string[];
  /** URLs of the content that the page shows. */
  content: string[];
  /** Hashes of the styles that the page numbers (src/ui/style-names.ts). */
  styles: string[];
}

declare const __START_FILES__: StartFiles;

/** The last module: src/main.tsx, in a preview studio/preview/main.ts. */
interface Entry {
  start(styles: string[]): Promise<unknown>;
}

/** Starts the application. Rejects when one of its files cannot be fetched. */
export async function runStart(): Promise<void> {
  const { modules, content, styles } = __START_FILES__;
  const ending = new AbortController();
  // In parallel with the modules. The application requests it again and reports a failure.
  for (const url of content)
    fetch(url, { signal: ending.signal })
      .then((answer) => answer.blob())
      .catch(() => {});
  try {
    await (await run(modules)).start(styles);
  } catch (error) {
    // Chromium holds a second request for the same file until this one ends, which may be never.
    ending.abort();
    throw error;
  }
}

/** Downloads all modules in parallel and runs them in order, one short task each. */
async function run(modules: string[]): Promise<Entry> {
  const ready = modules.map(preload);
  Promise.all(ready).catch(() => {}); // the loop below throws the first failure
  let entry: unknown;
  for (const [index, href] of modules.entries()) {
    await ready[index];
    entry = await import(/* @vite-ignore */ href);
  }
  return entry as Entry;
}

/** Downloads and compiles a module, so that only running it is left. */
async function preload(href: string): Promise<void> {
  await downloadCode(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
