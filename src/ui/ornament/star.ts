/** Draws the one ornament as SVG path data (docs/design.md#the-motif). Angles are in degrees, lengths in user units. */

type Point = readonly [x: number, y: number];

const cosine = (degrees: number) => Math.cos((degrees * Math.PI) / 180);
const twoDecimals = (value: number) => Number(value.toFixed(2));
/** With one decimal, which is enough for the lobes. */
const pointText = ([x, y]: Point) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** The inner radius of the khatim (two squares, the star polygon {8/2}), as a fraction of the outer radius. */
export const khatimRatio = cosine(45) / cosine(22.5);

function polar(radius: number, degrees: number, [x, y]: Point = [0, 0]): Point {
  return [x + radius * cosine(degrees), y + radius * Math.sin((degrees * Math.PI) / 180)];
}

function polyline(points: readonly Point[], closed = true): string {
  const rounded = points.map(([x, y]) => [twoDecimals(x), twoDecimals(y)] as const);
  // Between rounded points, so that errors do not add up.
  const steps = rounded.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = rounded[i] as Point;
    return `l${twoDecimals(x - fromX)} ${twoDecimals(y - fromY)}`;
  });
  return `M${rounded[0]?.join(' ')}${steps.join('')}${closed ? 'Z' : ''}`;
}

/** One of the 16 points of a khatim: those with an even index are on its outer radius, the others on the inner one. */
const khatimPoint = (radius: number, index: number, centre: Point) =>
  polar(index % 2 ? radius * khatimRatio : radius, index * 22.5, centre);

/** The outline of a khatim. */
export function star(radius: number, centre: Point = [0, 0]): string {
  return polyline(Array.from({ length: 16 }, (_, i) => khatimPoint(radius, i, centre)));
}

export function octagon(radius: number): string {
  return polyline(Array.from({ length: 8 }, (_, i) => polar(radius, 22.5 + i * 45)));
}

/** The star polygon {8/3} as eight chords that cross, for the inside of large medallions. */
export function chords(radius: number): string {
  return Array.from({ length: 8 }, (_, i) =>
    polyline([polar(radius, i * 45), polar(radius, (i + 3) * 45)], false),
  ).join('');
}

/** The khatim cut on its vertical axis and pulled apart to `width`. */
export function cartouche(width: number, height: number, [x, y]: Point): string {
  const radius = height / 2;
  const shift = width / 2 - radius;
  const right = Array.from({ length: 9 }, (_, i) => khatimPoint(radius, i - 4, [x + shift, y]));
  const left = Array.from({ length: 9 }, (_, i) => khatimPoint(radius, i + 4, [x - shift, y]));
  return polyline([...right, ...left]);
}

/** A ring of `count` small lobes around a disc. */
export function lobes(radius: number, lobeRadius: number, count: number): string {
  const arcs = Array.from({ length: count }, (_, i) => {
    return `A${lobeRadius} ${lobeRadius} 0 0 1 ${pointText(polar(radius, ((i + 1) * 360) / count))}`;
  });
  return `M${radius} 0${arcs.join('')}Z`;
}

interface DashOptions {
  count: number;
  /** Length of one dash. */
  dash: number;
  /** Turns the dashes back by this part of the distance between two of them. */
  turn?: number;
}

/** Attributes of a circle that draw it as `count` dashes. */
export function dashes(radius: number, { count, dash, turn = 0 }: DashOptions) {
  const step = (2 * Math.PI * radius) / count;
  return {
    strokeDasharray: `${dash} ${twoDecimals(step - dash)}`,
    // Half a dash back, so that the middle of the first one is at the right. Older Safari knows no negative offset.
    strokeDashoffset: twoDecimals(dash / 2 + turn * step),
  };
}

/** Two squares of straps: their middle lines, and the eight stretches where one strap passes over the other. */
export function weave(radius: number, strap: number) {
  const square = (degrees: number) => Array.from({ length: 4 }, (_, i) => polar(radius, degrees + i * 90));
  const squares = [square(0), square(45)];
  /** Where a side first crosses the other square: after this part of its length. */
  const crossing = 1 - Math.SQRT1_2;
  // A stretch reaches 1.5 straps to both sides of the crossing, as a part of the side. There the straps lie clear of
  // each other: their edges, which cross at 45°, meet at 1.21 straps.
  const side = radius * Math.SQRT2;
  const reach = (strap * 1.5) / side;
  const overs = squares.flatMap((corners) =>
    corners.map(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % 4] as Point;
      const at = (part: number): Point => [x + (nextX - x) * part, y + (nextY - y) * part];
      return polyline([at(crossing - reach), at(crossing + reach)], false);
    }),
  );
  return { squares: squares.map((corners) => polyline(corners)).join(''), overs: overs.join('') };
}
