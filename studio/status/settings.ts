/** Written out in full, because `sanity build` replaces exactly these expressions. Both values become public. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:4173';

const hook = process.env.SANITY_STUDIO_REBUILD_HOOK || '';
/** GitHub and GitLab start a build only for requests with headers that a browser may not send. */
const wantsHeaders = /^https:\/\/(?:api\.github\.com|gitlab\.com\/api)\//;

/** A URL that starts a build of the site when it receives a plain POST; empty when there is none. */
export const rebuildHook = wantsHeaders.test(hook) ? '' : hook;
