/** The names are written out, because `sanity build` replaces exactly these expressions. Both values become public. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:4173';

const hook = process.env.SANITY_STUDIO_REBUILD_HOOK || '';
/** GitHub and GitLab start a build only if a request has headers that a browser must not send. */
const wantsHeaders = /^https:\/\/(?:api\.github\.com|gitlab\.com\/api)\//;

/** URL that starts a build of the site on a plain POST; empty if there is none. */
export const rebuildHook = wantsHeaders.test(hook) ? '' : hook;
