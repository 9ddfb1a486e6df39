/**
 * Whether this build is the preview: the same site on an origin of its own, which shows drafts inside the Studio
 * (studio/preview/). Never for the public; a release refuses it.
 */
export const isPreview = () => process.env.VITE_PREVIEW === '1';

/** The only origin whose messages the preview hears and in whose frame it stands. Throws when it is no origin. */
export function studioOrigin(): string {
  const setting = process.env.STUDIO_ORIGIN ?? '';
  // It also goes into a policy, where a star or a second word would let others in.
  if (/^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(setting) && new URL(setting).origin === setting) return setting;
  throw new Error(`STUDIO_ORIGIN: “${setting}” is not the origin of the Studio, such as https://staf.situs.id`);
}
