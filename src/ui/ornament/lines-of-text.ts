/** The path of lines in place of text, one below the other: the first at `top`, each with its width. */
export const linesOfText = ([left, top]: readonly [number, number], widths: readonly number[], step = 7): string =>
  widths.map((width, index) => `M${left} ${top + index * step}h${width}`).join('');
