import { dot, ground, line, panel, raised } from './motif-colors.ts';
import { cartouche, chords, dashes, khatimRatio, star } from './star.ts';
import { Weave } from './weave.tsx';

/** The frame is a grid of 16 × 22 cells. No star is cut, because each fills one cell (docs/design.md#the-motif). */
const cell = 32;
const leafWidth = 16 * cell;
const leafHeight = 22 * cell;
const margin = { x: 46, y: 14 };
/** The area inside the ring of cells. */
const inner = { x: cell, y: cell, width: leafWidth - 2 * cell, height: leafHeight - 2 * cell };
/** Distances from the edge of `inner` to the panels and to the text, and between two panels. */
const panelInset = 9;
const textInset = 13;
const gap = 5;
const panelWidth = inner.width - 2 * panelInset;
const textWidth = inner.width - 2 * textInset;
/** The heights of the two panels, a little less than whole cells. */
const head = { y: inner.y + panelInset, height: 3 * cell - 10 };
const footHeight = 2 * cell - 6;
const foot = { y: inner.y + inner.height - panelInset - footHeight, height: footHeight };
const textTop = head.y + head.height + gap;
const text = { y: textTop, height: foot.y - gap - textTop };

/** The size of the whole leaf with its wings, in units of the drawing. */
const box = { width: leafWidth + 2 * margin.x, height: leafHeight + 2 * margin.y };
const percent = (value: number, whole: number) => `${Number(((value / whole) * 100).toFixed(2))}%` as const;

/** The areas for text over the drawing, in percent of the whole leaf. */
export const leafAreas = {
  head: { top: percent(head.y + margin.y, box.height), height: percent(head.height, box.height) },
  text: {
    top: percent(text.y + margin.y, box.height),
    height: percent(text.height, box.height),
    left: percent(inner.x + textInset + margin.x, box.width),
    width: percent(textWidth, box.width),
  },
  foot: { top: percent(foot.y + margin.y, box.height), height: percent(foot.height, box.height) },
};

interface FrameProps extends Record<'x' | 'y' | 'width' | 'height', number> {
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
  <g transform={`translate(${x} ${leafHeight / 2}) rotate(${degrees})`}>
    {/* Two rings of dashes, and one of dots. */}
    <g fill="none" stroke={line}>
      <circle r="51.5" strokeWidth="15" {...dashes(51.5, { count: 24, dash: 0.7 })} />
      <circle r="47.75" strokeWidth="7.5" {...dashes(47.75, { count: 24, dash: 0.7, turn: 0.5 })} />
      <circle r="60.9" strokeWidth="2.4" strokeLinecap="round" {...dashes(60.9, { count: 24, dash: 0 })} />
    </g>
    <circle {...drawn(3)} r="41" fill={ground} stroke={line} />
    <Weave radius={37} strap={5.5} edge={1} />
    {/* The chords end inside the strap of the weave. */}
    <path d={chords(37 * khatimRatio - 4.5)} {...drawn(3)} stroke={line} strokeWidth=".6" />
  </g>
);

function Panel({ y, height, cartoucheWidth }: { y: number; height: number; cartoucheWidth: number }) {
  const centre = [leafWidth / 2, y + height / 2] as const;
  const rect = { x: inner.x + panelInset, y, width: panelWidth, height };
  return (
    <g>
      <Frame {...rect} stage={2} fill={raised} />
      <rect {...rect} fill="url(#leaf-field)" />
      <path d={cartouche(cartoucheWidth + 12, height - 8, centre)} {...drawn(2)} fill={ground} stroke={line} />
      <path
        d={cartouche(cartoucheWidth, height - 18, centre)}
        {...drawn(2)}
        fill={panel}
        stroke={line}
        strokeWidth="1.6"
      />
    </g>
  );
}

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
        x={leafWidth / 2}
        y={head.y + head.height / 2}
      >
        <path d={star(12, [12, 12])} fill="none" stroke={line} strokeWidth=".5" opacity=".45" />
      </pattern>
    </defs>
  );
}

export function LeafArt() {
  // The inner rectangle runs the other way, so it is a hole.
  const ring = `M0 0H${leafWidth}V${leafHeight}H0ZM${inner.x} ${inner.y}V${inner.y + inner.height}H${inner.x + inner.width}V${inner.y}Z`;
  const { x, width } = inner;
  return (
    <svg viewBox={`${-margin.x} ${-margin.y} ${box.width} ${box.height}`} aria-hidden="true">
      <Patterns />
      <Frame x={-9} y={-9} width={leafWidth + 18} height={leafHeight + 18} stroke={0.7} />
      <Wing x={0} degrees={0} />
      <Wing x={leafWidth} degrees={180} />
      <Frame x={-4} y={-4} width={leafWidth + 8} height={leafHeight + 8} stroke={2} fill={ground} />
      <path d={ring} fill="url(#leaf-cell)" />
      <Frame x={x + 1} y={inner.y + 1} width={width - 2} height={inner.height - 2} stroke={2} fill={ground} />
      <Frame x={x + 5} y={inner.y + 5} width={width - 10} height={inner.height - 10} stroke={0.7} />
      <Panel {...head} cartoucheWidth={width * 0.66} />
      <Panel {...foot} cartoucheWidth={width * 0.5} />
      <Frame x={x + panelInset} y={text.y} width={panelWidth} height={text.height} fill={panel} />
      <Frame x={x + textInset} y={text.y + 4} width={textWidth} height={text.height - 8} stroke={0.5} />
    </svg>
  );
}
