import { star } from './star.ts';

/** An SVG as a CSS image. The policy allows it (`img-src data:`). */
export function uri(svg: string): string {
  const encoded = svg.replaceAll('"', "'").replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E');
  return `url("data:image/svg+xml,${encoded}")`;
}

/** A filled star, as a mask. It marks the current page and the items of lists. */
export const starMask = uri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 24 24"><path d="${star(11)}"/></svg>`,
);

/** One star of an ornamental band. As a mask it repeats along the band. */
export const bandMask = uri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${star(16, [16, 16])}${star(8, [16, 16])}" fill="none" stroke="#000"/><circle cx="16" cy="16" r="1.6"/></svg>`,
);

/** The knot is a star with an opaque ground, so that no rule shows through. Each theme has its own. */
export function knot(line: string, ground: string): string {
  return uri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-13 -13 26 26"><path d="${star(12.6)}" fill="${ground}"/><path d="${star(9.2)}" fill="${ground}" stroke="${line}" stroke-width="1.3"/><circle r="1.9" fill="${line}"/></svg>`,
  );
}
