import { lobes, octagon, slenderRatio, star } from './star.ts';

const ground = 'var(--c-colors-motif-ground)';
const panel = 'var(--c-colors-motif-panel)';

const [khatim, slender] = [star(100), star(100, [0, 0], slenderRatio)];

/** One path for every size: identical text compresses to almost nothing in the page. */
const Star = ({ r, d = khatim, width = 0.9, fill }: { r: number; d?: string; width?: number; fill?: string }) => (
  <path d={d} transform={`scale(${r / 100})`} strokeWidth={Number(((width * 100) / r).toFixed(1))} fill={fill} />
);

/** Three variants of the ornament, of the same size and weight. */
const settings = [
  <>
    <Star r={56} />
    <Star r={44} fill={ground} />
    <Star r={32} d={slender} />
  </>,
  <>
    <Star r={56} d={slender} />
    <path d={octagon(42)} strokeWidth=".9" fill={ground} />
    <Star r={34} />
  </>,
  <g key="turned" transform="rotate(22.5)">
    <Star r={56} />
    <circle r="42" strokeWidth=".9" fill={ground} />
    <Star r={38} d={slender} />
  </g>,
];

const knots = ['-110-140', '110-140', '-110 140', '110 140'].map((at) => (
  <path key={at} d={khatim} transform={`translate(${at})scale(.07)`} />
));

/** Stands in for a portrait: no face and no silhouette. Neighbours in a list never have the same medallion. */
export function Portrait({ index }: { index: number }) {
  const line = 'var(--c-colors-motif-line)';
  const gold = 'var(--c-colors-gold)';
  return (
    <svg viewBox="-120 -150 240 300" aria-hidden="true">
      <path d="M-120-150h240v300h-240" fill={panel} />
      <g fill="none" stroke={gold}>
        {/* Dashes of broad strokes: the lines of the paper, and rays. */}
        <path d="M0-128V128" strokeWidth="204" strokeDasharray=".6 3.6" opacity=".13" />
        <circle r="87" strokeWidth="10" pathLength="24" strokeDasharray=".04 .96" />
      </g>
      <g fill="none" stroke={line} strokeWidth="1.5">
        <path d={lobes(55, 5.6, 24)} transform="scale(1.4)" strokeWidth="1.1" fill={ground} />
        <Star r={66} width={1.5} fill="var(--c-colors-motif-ground2)" />
        {settings[index % settings.length]}
        <Star r={15} fill={line} />
        <circle r="3.6" fill="var(--c-colors-motif-dot)" />
      </g>
      <path d="M-110-140h220v280h-220ZM-106-136h212v272h-212Z" fill="none" stroke="var(--c-colors-gold-line)" />
      <g fill={panel} stroke={gold} strokeWidth="16">
        {knots}
      </g>
    </svg>
  );
}
