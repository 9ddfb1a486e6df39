import { encode } from 'uqr';

export interface QrPath {
  /** SVG path data, a unit for each module, with the quiet zone that readers need; drawn by a stroke that is one wide. */
  path: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
}

/** The code that a camera reads as this text. Throws when the text is longer than a code can hold. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.map((row, y) => {
    let pen = 0;
    const runs = row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return Array.from(runs, ({ index, 0: { length } }) => {
      const move = pen === 0 ? `M${index} ${y}.5` : `m${index - pen} 0`;
      pen = index + length;
      return `${move}h${length}`;
    }).join('');
  });
  return { path: path.join(''), size };
}
