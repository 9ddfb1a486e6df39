import { Features, transform } from 'lightningcss';
import { styleTargets } from '../browser-floor.ts';
import type { RenderedPage } from './render.tsx';

/** A face of Qur’an text: `@font-face{font-family:"Amiri Quran";…}`. */
const quranFace = /@font-face\{font-family:"Amiri [^}]*\}/g;

/** The `<style>` of a page: the faces that it needs, and every rule that it uses. */
export function pageStyles({ css, elements }: Pick<RenderedPage, 'css' | 'elements'>, fontFaces: string): string {
  const hasArabic = elements.some(({ attribs }) => attribs.lang === 'ar');
  const faces = hasArabic ? fontFaces : fontFaces.replaceAll(quranFace, '');
  return `<style>${minify(faces + css)}</style>`;
}

function minify(css: string): string {
  // Otherwise each `color-scheme` gets two custom properties for `light-dark()`, which this site does not use.
  const options = { minify: true, targets: styleTargets, exclude: Features.LightDark };
  return transform({ filename: 'page.css', code: Buffer.from(css), ...options }).code.toString();
}
