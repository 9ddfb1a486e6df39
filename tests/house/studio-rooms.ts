/** What the site knows of content, money and pages; the forms, tools and guards of staff all build on it. */
const site = ['src/content', 'src/transaction', 'src/page-table.ts', 'src/day-words.ts'];

/** What each part of studio may import, in studio and from the rest of the repository. */
export const studioRooms: Record<string, string[]> = {
  fields: [
    ...site,
    'src/publish/documents/content-errors.ts',
    'use-documents.ts',
    // The forms do not question a text that a release has already shown.
    'status/live-site.ts',
    'status/settings.ts',
  ],
  documents: [...site, 'fields'],
  pages: [...site, 'fields'],
  'schema.ts': [...site, 'documents', 'fields', 'pages'],
  'name-results.ts': ['typegen-inputs.ts'],
  'typegen-inputs.ts': [],
  'check-documents.ts': ['fields', 'schema.ts'],
  desk: [...site, 'documents', 'fields', 'pages', 'schema.ts', 'status', 'use-documents.ts'],
  'files.ts': ['workbooks.ts'],
  'workbooks.ts': [],
  'use-documents.ts': [],
  'tool-page.tsx': [],
  'paste-field.tsx': ['files.ts'],
  'split-table.ts': [],
  cities: [...site, 'files.ts', 'paste-field.tsx', 'split-table.ts', 'tool-page.tsx', 'documents', 'fields'],
  distributions: [...site, 'cities', 'tool-page.tsx', 'fields'],
  // Receipts use the slip's drawing code.
  reconciliation: [
    ...site,
    'files.ts',
    'paste-field.tsx',
    'split-table.ts',
    'tool-page.tsx',
    'src/sections/give/draw-slip.ts',
  ],
  locale: [],
  status: [...site, 'fields', 'tool-page.tsx', 'use-documents.ts'],
  'content-server': [
    'open-port.ts',
    'src/content/picture-places.ts',
    'src/publish/documents/fallback-documents.ts',
    'src/publish/documents/origins.ts',
    'src/publish/files',
  ],
  'local-client.ts': [],
  'sanity.config.ts': [
    'cities',
    'desk',
    'distributions',
    'fields',
    'handbook',
    'locale',
    'local-client.ts',
    'reconciliation',
    'schema.ts',
    'status',
  ],
  'local-page.ts': [],
  'sanity.cli.ts': ['local-page.ts', 'locale'],
  'install.ts': [],
  // Runs the site's own code in the browser; only a build with VITE_PREVIEW=1 includes it.
  preview: [...site, 'src/client', 'src/routes.tsx', 'src/ui', 'src/publish/documents/content-errors.ts'],
  'open-port.ts': [],
  'start.ts': ['content-server', 'open-port.ts', 'src/publish/host'],
  handbook: ['desk', 'start.ts', 'tests/chromium.ts', 'tests/studio'],
  'query-results.ts': [],
};
