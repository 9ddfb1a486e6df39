import { hashed } from '../files/write-into.ts';
import { minifyCss } from './minify-css.ts';
import type { RenderedPage } from './render.tsx';
import { splitLate, splitWide, wideMedia } from './split-styles.ts';

/** A drawing in a custom property: `--knot:url("data:image/svg+xml,…")`. */
const drawing = /(?<=--(knot|emblem):)url\("data:image\/svg\+xml,([^"]*)"\)/g;
/** A face of Qur’an text: `@font-face{font-family:"Amiri Quran";…}`. */
const quranFace = /@font-face\{font-family:"Amiri [^}]*\}/g;
/** The end of the tag that marks where late styles begin, as React writes it: `<div hidden="" data-late="">`. */
const lateMark = 'data-late="">';

const sheet = (url: string, media = '') => `<link rel="stylesheet" href="${url}"${media}>`;

/**
 * The styles of a page: inlined ones, a sheet for `wideMedia`, and a sheet for the elements after the `LateStyles` of
 * src/ui/sheet.tsx, if there are any (docs/decisions/wide-styles.md).
 */
export function pageStyles({ body, css, elements }: Omit<RenderedPage, 'islands'>, fontFaces: string) {
  const files: { url: string; text: string }[] = [];
  const file = (name: string, text: string, type = 'css') => {
    const url = `/assets/${name}.${hashed(text)}.${type}`;
    files.push({ url, text });
    return url;
  };
  const hasArabic = elements.some(({ attribs }) => attribs.lang === 'ar');
  const faces = hasArabic ? fontFaces : fontFaces.replaceAll(quranFace, '');
  // All pages share the file of a drawing, and browsers fetch it only to draw it.
  const all = minifyCss(faces + css).replaceAll(
    drawing,
    (_, name: string, encoded: string) => `url(${file(name, decodeURIComponent(encoded), 'svg')})`,
  );
  const [early, late] = splitLate(all, elements);
  const [inlined, wide] = splitWide(early);
  const lateLink = late && sheet(file('late', late));
  return {
    head: `<style>${inlined}</style>${sheet(file('wide', wide), ` media="${wideMedia}"`)}`,
    body: body.replace(lateMark, (mark) => mark + lateLink),
    /** The link again, for the end of the page: React removes the form, and the first link with it. */
    lateLink,
    files,
  };
}
