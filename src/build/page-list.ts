import { paths, type PageName } from '../paths.ts';

/** When a page's application starts: see src/start.ts. */
type Start = 'now' | 'idle' | 'soon' | 'intent';

export interface PageEntry {
  /** Name of the page's content JSON. */
  name: string;
  /** URL that is rendered. */
  url: string;
  /** File in the output. */
  file: string;
  /** Source of the page's chunk. */
  module: string;
  when: Start;
}

function entry(path: PageName, when: Start, name: string = path): PageEntry {
  const url = paths[path];
  return { name, url, file: `${url.slice(1) || 'index'}.html`, module: `src/pages/${path}.tsx`, when };
}

/** Everything that is prerendered. Reading matter starts when the visitor acts, forms then or soon, frames at idle. */
export const pageList: PageEntry[] = [
  entry('home', 'intent'),
  entry('features', 'intent'),
  entry('pricing', 'intent'),
  entry('quran', 'idle', 'reader'),
  entry('download', 'intent'),
  entry('donation', 'soon'),
  entry('confirmation', 'now'),
  entry('about', 'intent'),
  entry('contact', 'soon'),
  entry('privacy', 'intent'),
  entry('terms', 'intent'),
  { name: 'not-found', url: '/404', file: '404.html', module: 'src/pages/not-found.tsx', when: 'intent' },
];
