/** What a room may import. Denied by default: only what is named here is allowed. */
interface Room {
  /** Other rooms of src, or single files. */
  imports: readonly string[];
  /** Packages; `node:` stands for Node's built-in modules. */
  packages: readonly string[];
}

const noImports: Room = { imports: [], packages: [] };
const outcome = ['publish/failure.ts', 'publish/settings.ts'];
const site = ['transaction', 'client', 'page-table.ts', 'page-contents.ts', '*words.ts'];
const widgets = ['ui', 'ui/form', 'ui/ornament'];

/** The rooms of src: a folder, or a file, whose `*` stands for letters and hyphens. */
export const rooms: Record<string, Room> = {
  'page-table.ts': noImports,
  'page-contents.ts': { imports: ['page-table.ts', 'content'], packages: [] }, // only types
  '*words.ts': noImports,
  // Runs in every page, and fetches current content. It imports only types.
  client: { imports: ['page-contents.ts'], packages: [] },
  transaction: { imports: ['day-words.ts'], packages: [] },
  'ui/ornament': noImports,
  'ui/form': { imports: ['ui', 'ui/ornament', 'words.ts'], packages: ['react'] },
  'ui/qr-path.ts': { imports: [], packages: ['uqr'] },
  ui: {
    imports: ['ui/ornament', 'ui/qr-path.ts', 'client', 'page-table.ts', 'words.ts'],
    packages: [
      '@chakra-ui/react/styled-system',
      '@emotion/cache',
      '@emotion/react',
      '@portabletext/react',
      'csstype',
      'react',
    ],
  },
  content: {
    imports: ['transaction', 'client', 'day-words.ts', 'page-table.ts', 'ui/qr-path.ts'],
    packages: ['zod'],
  },
  sections: {
    imports: [...widgets, ...site],
    packages: ['react', 'react-router-dom'],
  },
  'sections/give': {
    imports: ['sections', ...widgets, ...site],
    packages: ['framer-motion', 'react', 'react-router-dom'],
  },
  pages: {
    imports: ['sections', 'sections/give', ...widgets, ...site],
    packages: ['react', 'react-router-dom'],
  },
  'routes.tsx': { imports: ['pages', 'page-table.ts'], packages: ['react', 'react-router-dom'] },
  'main.tsx': { imports: ['client', 'ui'], packages: ['react', 'react-dom/client'] },

  // Runs in Node. The top folder holds programs and what configs load; its subfolders follow in the order of the build.
  'publish/browser-floor.ts': noImports,
  'publish/failure.ts': noImports,
  'publish/settings.ts': { imports: ['publish/failure.ts'], packages: ['zod'] },
  'publish/documents': {
    imports: [...outcome, 'content', 'day-words.ts', 'page-contents.ts'],
    packages: ['@sanity/client', 'groq-js', 'node:', 'zod'],
  },
  // Gates never import the code whose output they judge: html and host.
  'publish/gates': {
    imports: [...outcome, 'publish/documents', 'content', 'page-table.ts'],
    packages: ['htmlparser2', 'node:'],
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
      'page-contents.ts',
      'client',
      ...widgets,
    ],
    packages: [
      'css-tree',
      'harfbuzzjs',
      'lightningcss',
      'node:',
      'react-dom/server',
      'react-dom/static',
      'react-router-dom',
      'schema-dts',
      'sharp',
      'vite',
    ],
  },
  'publish/host': {
    imports: [...outcome, 'publish/files', 'page-table.ts'],
    packages: ['@fastify/accept-negotiator', '@fastify/send', 'mrmime', 'node:'],
  },
  publish: {
    imports: [
      ...outcome,
      'content',
      'page-contents.ts',
      'publish/documents',
      'publish/files',
      'publish/gates',
      'publish/html',
      'publish/host',
    ],
    packages: ['mrmime', 'node:', 'sirv', 'vite'],
  },
};

/** An order, its total and its details: only `sections/give` and pages may import them. */
export const giving = ['transaction/order.ts', 'transaction/transaction-details.ts', 'transaction/read-details.ts'];
