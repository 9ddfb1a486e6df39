/** What a room may import, deny by default: nothing that is not named here. */
interface Room {
  /** Other rooms of src, or single files. */
  imports: readonly string[];
  /** Packages; `node:` stands for all that Node brings. */
  packages: readonly string[];
}

const leaf: Room = { imports: [], packages: [] };
const outcome = ['publish/failure.ts', 'publish/settings.ts'];
const site = [
  'transaction',
  'day.ts',
  'in-time.ts',
  'paths.ts',
  'qr-path.ts',
  'words.ts',
  'page-words.ts',
  'payment-words.ts',
];
const widgets = ['ui', 'ui/form', 'ui/ornament'];

/** The rooms of src: a folder, or a file that stands by itself. */
export const rooms: Record<string, Room> = {
  'page-table.ts': { imports: ['content', 'protocol.ts'], packages: [] }, // types alone
  'paths.ts': { imports: ['page-table.ts'], packages: [] },
  'words.ts': leaf,
  'payment-words.ts': leaf,
  'page-words.ts': leaf,
  'day.ts': leaf,
  'in-time.ts': leaf,
  'protocol.ts': leaf,
  'lost-code.ts': { imports: ['history-entry.ts', 'protocol.ts'], packages: [] },
  'history-entry.ts': leaf,
  'fetch-code.ts': leaf,
  'fetch-within.ts': leaf,
  'qr-path.ts': { imports: [], packages: ['uqr'] },
  'load-code.ts': { imports: ['fetch-code.ts'], packages: [] },
  // Inlined into every page: small, and nothing that the application holds.
  start: { imports: ['fetch-code.ts', 'history-entry.ts', 'in-time.ts', 'protocol.ts'], packages: [] },
  'keep-page.tsx': { imports: ['lost-code.ts'], packages: ['react'] },
  transaction: { imports: ['day.ts'], packages: [] },
  'ui/ornament': leaf,
  'ui/form': { imports: ['ui', 'ui/ornament', 'words.ts', 'payment-words.ts'], packages: ['react'] },
  ui: {
    imports: ['ui/ornament', 'load-code.ts', 'lost-code.ts', 'protocol.ts', 'qr-path.ts', 'words.ts'],
    packages: [
      '@chakra-ui/react/styled-system',
      '@emotion/cache',
      '@emotion/react',
      '@portabletext/react',
      '@radix-ui/react-toast',
      'csstype',
      'react',
      'react-router-dom',
    ],
  },
  content: {
    imports: ['transaction', 'fetch-within.ts', 'page-table.ts', 'paths.ts', 'protocol.ts', 'qr-path.ts'],
    packages: ['zod'],
  },
  sections: {
    imports: [...widgets, ...site, 'load-code.ts', 'protocol.ts'],
    packages: ['framer-motion/dom', 'react', 'react-router-dom'],
  },
  'sections/give': {
    imports: ['sections', ...widgets, ...site, 'history-entry.ts', 'load-code.ts', 'lost-code.ts', 'protocol.ts'],
    packages: ['downshift', 'react', 'react-router-dom'],
  },
  pages: {
    imports: [
      'sections',
      'sections/give',
      'content',
      ...widgets,
      ...site,
      'lost-code.ts',
      'page-code.ts',
      'protocol.ts',
    ],
    packages: ['react', 'react-router-dom'],
  },
  'page-code.ts': { imports: ['pages', 'load-code.ts', 'page-table.ts'], packages: ['react'] },
  'routes.tsx': { imports: ['pages', 'content', 'page-code.ts', 'page-table.ts'], packages: ['react-router-dom'] },
  'app.tsx': {
    imports: ['routes.tsx', 'history-entry.ts', 'keep-page.tsx', 'lost-code.ts', 'protocol.ts', 'ui'],
    packages: ['react', 'react-dom/client', 'react-router-dom'],
  },
  'main.tsx': { imports: ['app.tsx', 'load-code.ts', 'routes.tsx', 'ui'], packages: ['react-dom/client'] },

  // Node's side. At the top what a person runs or a config loads; below it rooms, in the order in which content passes.
  'publish/browser-floor.ts': leaf,
  'publish/failure.ts': leaf,
  'publish/settings.ts': { imports: ['publish/failure.ts'], packages: ['zod'] },
  'publish/documents': {
    imports: [...outcome, 'content', 'day.ts'],
    packages: ['@sanity/client', 'groq-js', 'node:', 'zod'],
  },
  /** They never import what they judge: html and host. */
  'publish/gates': {
    imports: [...outcome, 'publish/documents', 'content', 'paths.ts'],
    packages: ['groq-js', 'htmlparser2', 'node:'],
  },
  'publish/files': { imports: ['publish/failure.ts'], packages: ['node:'] },
  'publish/html': {
    imports: [
      ...outcome,
      'publish/browser-floor.ts',
      'publish/documents',
      'publish/files',
      'routes.tsx',
      'content',
      'page-table.ts',
      'paths.ts',
      'protocol.ts',
      ...widgets,
    ],
    packages: [
      'harfbuzzjs',
      'lightningcss',
      'node:',
      'react-dom/server',
      'react-dom/static',
      'react-router-dom',
      'satori',
      'schema-dts',
      'sharp',
      'vite',
    ],
  },
  'publish/host': { imports: [...outcome, 'publish/files', 'paths.ts'], packages: ['node:', 'sirv'] },
  publish: {
    imports: [
      ...outcome,
      'content',
      'publish/documents',
      'publish/files',
      'publish/gates',
      'publish/html',
      'publish/host',
    ],
    packages: ['node:', 'sirv', 'vite'],
  },
};

/** The way from form to transfer: only `sections/give` and pages may know an order, its total and its details. */
export const giving = [
  'transaction/quote.ts',
  'transaction/order.ts',
  'transaction/transaction-details.ts',
  'transaction/read-details.ts',
];

/** From content a page takes types, and this alone as a value: zod and queries would reach the browser with it. */
export const loader = 'content/load.ts';

/** From outside src: the types that the Studio generates. */
export const outside = '../studio/query-results.ts';

/** Tables and drawings that would not be clearer in two files. */
export const long = ['publish/settings.ts', 'ui/tokens.ts', 'words.ts'];
