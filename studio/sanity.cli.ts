import { defineCliConfig } from 'sanity/cli';

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'lokal',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  // A Studio that changes by itself would not be the one that was tested.
  deployment: { autoUpdates: false },
  typegen: {
    path: '../src/content/*.ts',
    schema: './schema.json',
    generates: './query-results.ts',
    overloadClientMethods: false,
  },
});
