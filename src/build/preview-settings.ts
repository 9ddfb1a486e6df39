/**
 * Whether this build is the preview: the same site on an origin of its own, which shows drafts inside the Studio
 * (studio/preview/). Never for the public; a release refuses it.
 */
export const isPreview = () => process.env.VITE_PREVIEW === '1';

/** The only origin whose messages the preview hears and whose frame it stands in. Throws when it is no origin. */
export function studioOrigin(): string {
  const setting = process.env.STUDIO_ORIGIN || 'http://localhost:3333';
  const { origin } = new URL(setting);
  if (origin === 'null' || origin !== setting) throw new Error(`STUDIO_ORIGIN: “${setting}” is not an origin`);
  return origin;
}
