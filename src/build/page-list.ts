import { paths } from '../paths.ts';

export interface PageEntry {
  /** Name of the page's content JSON. */
  name: string;
  /** URL that is rendered. */
  url: string;
  /** File in the output. */
  file: string;
  /** Source of the page's chunk. */
  module: string;
  /** When its application starts: see src/start.ts. */
  when: 'now' | 'idle' | 'intent';
}

/** Everything that is prerendered. */
export const pageList: PageEntry[] = [
  { name: 'home', url: paths.home, file: 'index.html', module: 'src/pages/home.tsx', when: 'intent' },
  { name: 'donation', url: paths.donation, file: 'donation.html', module: 'src/pages/donation.tsx', when: 'idle' },
  {
    name: 'confirmation',
    url: paths.confirmation,
    file: 'donation-confirmation.html',
    module: 'src/pages/confirmation.tsx',
    when: 'now',
  },
  { name: 'not-found', url: '/404', file: '404.html', module: 'src/pages/not-found.tsx', when: 'intent' },
];
