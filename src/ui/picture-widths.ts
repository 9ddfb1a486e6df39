const ladder = [240, 360, 480, 780];

/** Widths in px that a picture of this width is encoded in, ascending; never wider than the original. */
export function pictureWidths(width: number): number[] {
  const smaller = ladder.filter((step) => step < width);
  return width <= (ladder.at(-1) as number) ? [...smaller, width] : ladder;
}

/** The file of the whole picture for a link: every browser shows WebP. */
export const largestWebp = (src: string, width: number) => `${src}-${pictureWidths(width).at(-1)}.webp`;

/** The width for browsers without AVIF. Every list has one of at most 480 px. */
export const fallbackWidth = (widths: readonly number[]) => Math.max(...widths.filter((width) => width <= 480));
