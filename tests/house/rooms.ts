/** What a room may import. Denied by default: only what is named here is allowed. */
interface Room {
  /** Other rooms of src, or single files. */
  imports: readonly string[];
  /** Packages; `node:` stands for Node's built-in modules. */
  packages: readonly string[];
}

const noImports: Room = { imports: [], packages: [] };
/** What every program of the build needs. */
const basics = ['publish/failure.ts', 'publish/settings.ts'];
/** What sections and pages take from outside `ui`. */
const shared = ['transaction', 'client', 'page-table.ts', 'page-contents.ts', 'words'];
const widgets = ['ui', 'ui/form', 'ui/ornament'];
const rendering = ['@chakra-ui/react', 'react', 'react-router-dom'];
const give = ['sections/give', 'sections/give/form', 'sections/give/breakdown', 'sections/give/confirmation'];

/** The rooms of src: a folder, or a file. */
export const rooms: Record<string, Room> = {
  'page-table.ts': noImports,
  'page-contents.ts': { imports: ['page-table.ts', 'content'], packages: [] }, // only types
  words: noImports,
  // Runs in every page, and fetches current content. Of page-contents.ts it imports only types.
  client: { imports: ['page-contents.ts'], packages: [] },
  // docs/islands.md
  islands: {
    imports: ['client', 'theme', 'ui'],
    packages: ['react'],
  },
  transaction: { imports: ['words'], packages: [] },
  'theme/recipes': { imports: [], packages: ['@chakra-ui/react'] },
  // Global styles draw ornaments, and follow the type of transaction and what the scripts of the page note.
  theme: { imports: ['theme/recipes', 'ui/ornament', 'client', 'transaction'], packages: ['@chakra-ui/react'] },
  'ui/ornament': noImports,
  'ui/form': { imports: ['theme', 'ui', 'ui/ornament', 'words'], packages: ['@chakra-ui/react', 'react'] },
  'ui/qr-path.ts': { imports: [], packages: ['uqr'] },
  ui: {
    imports: ['ui/ornament', 'ui/qr-path.ts', 'client', 'page-table.ts', 'words'],
    packages: ['@chakra-ui/react', '@emotion/cache', '@emotion/react', '@portabletext/react', 'react'],
  },
  content: {
    imports: ['transaction', 'words', 'page-table.ts', 'ui/qr-path.ts'],
    packages: ['zod'],
  },
  sections: { imports: ['islands', ...widgets, ...shared], packages: rendering },
  'sections/shell': { imports: ['sections', ...widgets, ...shared], packages: rendering },
  'sections/give': { imports: shared, packages: rendering },
  // This script is inlined, together with the start of the islands.
  'sections/give/before-react.ts': { imports: ['client', 'islands/start.ts'], packages: [] },
  'sections/give/form': { imports: ['sections', ...give, ...widgets, ...shared], packages: rendering },
  'sections/give/breakdown': {
    imports: ['sections', ...give, ...widgets, ...shared],
    packages: ['framer-motion', ...rendering],
  },
  'sections/give/confirmation': {
    imports: ['sections', 'islands', 'theme', ...give, ...widgets, ...shared],
    packages: rendering,
  },
  // `flushSync` of react-dom lets address and page change in one task.
  pages: {
    imports: ['sections', 'sections/shell', 'islands', ...give, ...widgets, ...shared],
    packages: [...rendering, 'react-dom'],
  },
  'routes.tsx': { imports: ['pages', 'page-table.ts'], packages: ['react', 'react-router-dom'] },
  'main.tsx': { imports: ['client', 'islands'], packages: ['react', 'react-dom/client'] },

  // Runs in Node. The top folder holds programs and what configs load; its subfolders follow in the order of the build.
  'publish/browser-floor.ts': noImports,
  'publish/failure.ts': noImports,
  'publish/settings.ts': { imports: ['publish/failure.ts'], packages: ['zod'] },
  'publish/documents': {
    imports: [...basics, 'content', 'words', 'page-contents.ts'],
    packages: ['@sanity/client', 'groq-js', 'node:', 'zod'],
  },
  // Gates never import the code whose output they judge: html and host.
  'publish/gates': {
    imports: [...basics, 'publish/documents', 'content', 'page-table.ts'],
    packages: ['htmlparser2', 'node:'],
  },
  'publish/files': { imports: ['publish/failure.ts'], packages: ['node:'] },
  'publish/html': {
    imports: [
      ...basics,
      'publish/browser-floor.ts',
      'publish/documents',
      'publish/files',
      'routes.tsx',
      'content',
      'page-table.ts',
      'page-contents.ts',
      'client',
      'islands',
      'theme',
      ...widgets,
    ],
    packages: [
      'harfbuzzjs',
      'htmlparser2',
      'lightningcss',
      'node:',
      'react-dom/server',
      'react-dom/static',
      'react-router-dom',
      'schema-dts',
      'sharp',
      'subset-font',
      'vite',
    ],
  },
  'publish/host': {
    imports: [...basics, 'publish/files', 'page-table.ts'],
    packages: ['@fastify/send', 'mrmime', 'node:'],
  },
  publish: {
    imports: [
      ...basics,
      'content',
      'page-contents.ts',
      'publish/documents',
      'publish/files',
      'publish/gates',
      'publish/html',
      'publish/host',
    ],
    packages: ['mrmime', 'node:', 'vite'],
  },
};

/** An order, its total and its details. Of the sections, only `give` may import them. */
export const giving = ['transaction/order.ts', 'transaction/transaction-details.ts', 'transaction/read-details.ts'];
