/** The version of Sanity's API that build and Studio use. `studio/parts` repeats it: it imports nothing of the site. */
export const apiVersion = '2026-10-01';
