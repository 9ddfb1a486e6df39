import { encode } from 'uqr';

export interface QrPath {
  /** SVG path data, a unit for each module, with the quiet zone that readers need. */
  path: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
}

/** The code that a camera reads as this text. Throws when the text is longer than a code can hold. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return Array.from(line.matchAll(/1+/g), ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { path: path.join(''), size };
}
