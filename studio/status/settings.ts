/** The name is written out, because `sanity build` replaces exactly this expression. */
export const siteUrl = process.env.SANITY_STUDIO_SITE_URL || 'http://localhost:4173';
