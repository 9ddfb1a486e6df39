import { dot, ground, line, panel, raised } from './motif-colors.ts';
import { Rays } from './rays.tsx';
import { cartouche, chords, khatimRatio, star } from './star.ts';
import { Weave } from './weave.tsx';

type Rect = Record<'x' | 'y' | 'width' | 'height', number>;

/** A rectangle that is larger by this many units on each of its four sides, or smaller if `by` is negative. */
const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The frame is a grid of 16 × 22 cells. No star is cut, because each fills one cell (docs/design.md#the-motif). */
const cell = 32;
const leaf: Rect = { x: 0, y: 0, width: 16 * cell, height: 22 * cell };
/** The area inside the ring of cells. It holds three panels, one below the other: head, text and foot. */
const inner = grown(leaf, -cell);
/** Distances from the edge of `inner` to the panels, and between two panels. */
const inset = 9;
const gap = 5;
const panelAt = (y: number, height: number): Rect => ({ ...grown(inner, -inset), y, height });
const head = panelAt(inner.y + inset, 3 * cell - 10);
const footHeight = 2 * cell - 6;
const foot = panelAt(inner.y + inner.height - inset - footHeight, footHeight);
const textTop = head.y + head.height + gap;
const text = panelAt(textTop, foot.y - gap - textTop);
const textLine = grown(text, -4);

/** The whole drawing, with the wings at its sides. */
const box: Rect = { x: -46, y: -14, width: leaf.width + 2 * 46, height: leaf.height + 2 * 14 };
const percent = (value: number, whole: number) => `${Number(((value / whole) * 100).toFixed(2))}%` as const;
const rowsOf = ({ y, height }: Rect) => ({ top: percent(y - box.y, box.height), height: percent(height, box.height) });

/** The areas for text over the drawing, in percent of the whole drawing. */
export const leafAreas = {
  head: rowsOf(head),
  text: {
    ...rowsOf(text),
    left: percent(textLine.x - box.x, box.width),
    width: percent(textLine.width, box.width),
  },
  foot: rowsOf(foot),
};

interface FrameProps extends Rect {
  stroke?: number;
  fill?: string;
  stage?: Stage;
}

/** The animation draws the frames in stage 1, the two panels with their cartouches in stage 2, the wings in stage 3. */
type Stage = 1 | 2 | 3;

/** Attributes of a line that the first view of Home animates (leaf.tsx). Without the animation the line is complete. */
const drawn = (stage: Stage) => ({ className: `drawn stage-${stage}`, pathLength: 1 });

const Frame = ({ stroke = 1, fill = 'none', stage = 1, ...rect }: FrameProps) => (
  <rect {...rect} {...drawn(stage)} fill={fill} stroke={line} strokeWidth={stroke} />
);

/** A medallion on the edge, of which the outer half shows: mushafs of the Nusantara have such wings. */
const Wing = ({ x, degrees }: { x: number; degrees: 0 | 180 }) => (
  <g transform={`translate(${x} ${leaf.height / 2}) rotate(${degrees})`}>
    <Rays from={44} length={15} count={24} bead={{ radius: 60.9, size: 2.4 }} />
    <circle {...drawn(3)} r="41" fill={ground} stroke={line} />
    <Weave radius={37} strap={5.5} edge={1} />
    {/* The chords end inside the strap of the weave. */}
    <path d={chords(37 * khatimRatio - 4.5)} {...drawn(3)} stroke={line} strokeWidth=".6" />
  </g>
);

/** A panel with a cartouche of two lines. `cartoucheWidth` is that of its inner line. */
function Panel({ cartoucheWidth, ...rect }: Rect & { cartoucheWidth: number }) {
  const centre = [leaf.width / 2, rect.y + rect.height / 2] as const;
  return (
    <g>
      <Frame {...rect} stage={2} fill={raised} />
      <rect {...rect} fill="url(#leaf-field)" />
      <path d={cartouche(cartoucheWidth + 12, rect.height - 8, centre)} {...drawn(2)} fill={ground} stroke={line} />
      <path
        d={cartouche(cartoucheWidth, rect.height - 18, centre)}
        {...drawn(2)}
        fill={panel}
        stroke={line}
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Fills: `leaf-cell` is one cell of the ring, `leaf-field` one pale star of the panels. */
function Patterns() {
  const middle = [cell / 2, cell / 2] as const;
  return (
    <defs>
      <pattern id="leaf-cell" width={cell} height={cell} patternUnits="userSpaceOnUse">
        <path d={star(cell / 2, middle)} fill={raised} stroke={line} />
        <path d={star(cell / 4, middle)} fill="none" stroke={line} strokeWidth=".8" />
        <circle cx={cell / 2} cy={cell / 2} r="1.66" fill={dot} />
      </pattern>
      <pattern
        id="leaf-field"
        width="24"
        height="24"
        patternUnits="userSpaceOnUse"
        x={leaf.width / 2}
        y={head.y + head.height / 2}
      >
        <path d={star(12, [12, 12])} fill="none" stroke={line} strokeWidth=".5" opacity=".45" />
      </pattern>
    </defs>
  );
}

export function LeafArt() {
  // The inner rectangle runs the other way, so it is a hole.
  const ring = `M0 0H${leaf.width}V${leaf.height}H0ZM${inner.x} ${inner.y}V${inner.y + inner.height}H${inner.x + inner.width}V${inner.y}Z`;
  return (
    <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Patterns />
      <Frame {...grown(leaf, 9)} stroke={0.7} />
      <Wing x={0} degrees={0} />
      <Wing x={leaf.width} degrees={180} />
      <Frame {...grown(leaf, 4)} stroke={2} fill={ground} />
      <path d={ring} fill="url(#leaf-cell)" />
      <Frame {...grown(inner, -1)} stroke={2} fill={ground} />
      <Frame {...grown(inner, -5)} stroke={0.7} />
      <Panel {...head} cartoucheWidth={inner.width * 0.66} />
      <Panel {...foot} cartoucheWidth={inner.width * 0.5} />
      <Frame {...text} fill={panel} />
      <Frame {...textLine} stroke={0.5} />
    </svg>
  );
}
