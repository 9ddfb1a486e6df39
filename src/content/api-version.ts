/** The version of Sanity's API that build and Studio use. `studio/parts` imports nothing of the site, so it repeats it. */
export const apiVersion = '2026-10-01';
