import { encode } from 'uqr';

export interface QrPath {
  /** SVG path data, to be stroked. A module is one unit. The quiet zone that readers need is included. */
  path: string;
  /** Modules of a side, the quiet zone included. */
  size: number;
}

/** Draws the QR code of a text: each run of dark modules is one line. Throws if the text is too long for a code. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const rows = data.map((row, y) => {
    // The first row, if it is `001101`, gives `M0 0.5m2 0h2m1 0h1`.
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    const runs = Array.from(
      line.matchAll(/(0*)(1+)/g),
      ([, light = '', dark = '']) => `m${light.length} 0h${dark.length}`,
    );
    return runs.length > 0 ? `M0 ${y + 0.5}${runs.join('')}` : '';
  });
  return { path: rows.join(''), size };
}
