import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { localClient } from 'local-sanity/studio-client.ts';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { transferMatching } from 'transfer-matching/plugin.ts';
import { askBeforePublishing } from './desk/ask-before-publishing.tsx';
import { resolve } from './desk/locations.ts';
import './desk/for-staff.css';
import { refuseNeededRemoval } from './desk/refuse-needed-removal.tsx';
import { newDocuments, singletonActions } from './desk/singletons.ts';
import { structure } from './desk/structure.ts';
import { indonesian } from './locale/locale.ts';
import { speakIndonesian } from './locale/speak-indonesian.ts';
import { schemaTypes } from './schema.ts';
import { StatusScreen } from './status/status-screen.tsx';

/** URL of the local content server, which `npm run studio` sets. Without it the Studio talks to Sanity's servers. */
const apiHost = process.env.SANITY_STUDIO_API_HOST;
/** URL of the site's preview. Without it the Studio has no tool for the preview. */
const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL;
const off = { enabled: false };

speakIndonesian();

export default defineConfig({
  name: 'default',
  title: 'Situs Qur’an Tafsiriyah',
  projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'lokal',
  dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  ...(apiHost && { apiHost, unstable_clientFactory: localClient(apiHost) }),
  plugins: [
    structureTool({ title: 'Konten', structure }),
    ...(previewUrl ? [presentationTool({ title: 'Pratinjau', previewUrl, resolve })] : []),
    transferMatching(),
  ],
  tools: [{ name: 'status', title: 'Status situs', icon: EarthGlobeIcon, component: StatusScreen }],
  i18n: { locales: (known) => [...known, indonesian] },
  schema: { types: schemaTypes },
  document: {
    actions: (actions, context) => singletonActions(actions, context).map(refuseNeededRemoval).map(askBeforePublishing),
    newDocumentOptions: newDocuments,
    comments: off,
  },
  // These features are off, because this site does not use them: staff see only what they need.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: off,
  tasks: off,
  announcements: off,
  apps: { canvas: off },
});
