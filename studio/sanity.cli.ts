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

/** What @sanity/mutator 6.16 does if a colleague publishes a draft while somebody types in it, and what it should do. */
const mends: [from: string, to: string][] = [
  // A patch on its way finds no draft, and the tool crashes (sanity-io/sanity#7260). The server makes the draft anew.
  ['(doc) => patch.apply(doc)', '(doc) => doc && patch.apply(doc)'],
  // What was typed in the last second is dropped.
  ['newBasis === null ? (this.out = [], ', 'newBasis === null ? ('],
  ['this.commits = [], this.mutations = []', 'this.mutations = []'],
];

/** Mends the built Studio. A new version of the package must be looked at again, so the build fails without these texts. */
const mendMutator = {
  name: 'mend-mutator',
  transform(code: string, id: string) {
    if (!id.includes('@sanity/mutator/lib/')) return undefined;
    const missing = mends.find(([from]) => !code.includes(from));
    if (missing)
      throw new Error(`@sanity/mutator has changed: is “${missing[0]}” in studio/sanity.cli.ts still needed?`);
    return mends.reduce((mended, [from, to]) => mended.replace(from, to), code);
  },
};

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
    const plugins = [...(config.plugins ?? []), mendMutator];
    return { ...config, plugins, ssr: { ...config.ssr, external: ['lexorank'] } };
  },
});
