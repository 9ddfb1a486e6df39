/** Written out in full, because `sanity build` replaces exactly these expressions. Both become public. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:4173';

/** A URL that starts a build of the site when it receives a POST; empty when there is none. */
export const rebuildHook = process.env.SANITY_STUDIO_REBUILD_HOOK || '';
