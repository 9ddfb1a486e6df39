import { createClient } from '@sanity/client';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { resolve } from './desk/locations.ts';
import { guardPayee } from './desk/payee-guard.tsx';
import { newDocuments, singletonActions } from './desk/singletons.ts';
import { structure } from './desk/structure.ts';
import { indonesian } from './locale/locale.ts';
import { schemaTypes } from './schema.ts';
import { statusTool } from './status/tool.ts';

/** Set by `npm run studio` for the local lake; absent, the Studio talks to Sanity's own servers. */
const apiHost = process.env.SANITY_STUDIO_API_HOST;
/** Where the preview of the site is served; absent, there is no such tool. */
const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL;
const off = { enabled: false };

export default defineConfig({
  name: 'default',
  title: 'Situs Qur’an Tafsiriyah',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'lokal',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  ...(apiHost && {
    apiHost,
    unstable_clientFactory: (options) => createClient({ ...options, apiHost, useProjectHostname: false }),
  }),
  plugins: [
    structureTool({ title: 'Konten', structure }),
    ...(previewUrl ? [presentationTool({ title: 'Pratinjau', previewUrl, resolve })] : []),
  ],
  tools: (others) => [...others, statusTool],
  i18n: { locales: (known) => [...known, indonesian] },
  schema: { types: schemaTypes },
  document: {
    actions: (actions, context) => guardPayee(singletonActions(actions, context), context),
    newDocumentOptions: newDocuments,
    comments: off,
  },
  // Features that this site has no use for: staff see only what they need.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: off,
  tasks: off,
  announcements: off,
  apps: { canvas: off },
});
