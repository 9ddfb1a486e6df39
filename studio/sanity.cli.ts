import { defineCliConfig } from 'sanity/cli';

const {
  SANITY_STUDIO_PROJECT_ID: projectId,
  SANITY_STUDIO_DATASET: dataset = 'production',
  /** The URL of the local server, which `npm run studio` sets. */
  SANITY_STUDIO_API_HOST: apiHost,
  /** The deployed Studio's host name at sanity.studio, and the id that its first deployment gave it. */
  SANITY_STUDIO_HOSTNAME: studioHost,
  SANITY_STUDIO_APP_ID: appId,
} = process.env;

/** The error of a build that names no content. Such a Studio would be built, but would not work. */
const noContent = `This Studio would have no content. Set SANITY_STUDIO_PROJECT_ID (and SANITY_STUDIO_DATASET, else
“production”; studio/README.md, “Connecting a hosted project”), or name the local server with SANITY_STUDIO_API_HOST:
“npm run studio” in the root does that by itself.`;

export default defineCliConfig({
  api: { projectId: projectId ?? 'lokal', dataset },
  ...(studioHost && { studioHost }),
  // Automatic updates are off, so that the deployed Studio is the tested one.
  deployment: { autoUpdates: false, ...(appId && { appId }) },
  vite: (config) => {
    // This also runs when the schema is read, which needs no project.
    const isBuild = process.argv.some((word) => word === 'build' || word === 'deploy');
    if (isBuild && !projectId && !apiHost) throw new Error(noContent);
    // `lexorank`, which the ordered lists load, is CommonJS. Vite must not rewrite it when the schema is read.
    return { ...config, ssr: { ...config.ssr, external: ['lexorank'] } };
  },
});
