import { ground, line, panel, raised } from './motif-colors.ts';
import { dashes, octagon, star } from './star.ts';
import { disc } from './syamsah.tsx';
import { Weave } from './weave.tsx';

/** Two lines along the edge, and a line from each corner star towards the next. */
const frame =
  'M-110-140h220v280h-220ZM-105-135h210v270h-210ZM-88-101V-43M-88 43V101M88-101V-43M88 43V101M-71-118H71M-71 118H71';
const cornerStars = ['-88-118', '88-118', '-88 118', '88 118'];

/** Replaces a missing portrait, without face or silhouette. src/sections/team.tsx styles the initials. */
export const Portrait = ({ initials }: { initials: string }) => (
  <svg viewBox="-120 -150 240 300" aria-hidden="true">
    <path d="M-120-150h240v300h-240" fill={ground} />
    <g fill="none" stroke={line} strokeWidth="1.2">
      <path d={frame} opacity=".7" />
      {cornerStars.map((at) => (
        <path key={at} d={star(11)} transform={`translate(${at})`} />
      ))}
      <circle r="87" strokeWidth="10" {...dashes(87, { count: 24, dash: 1 })} />
      <path d={disc} transform="scale(1.4)" fill={raised} />
      <path d={star(66)} fill={ground} />
      <Weave radius={66} strap={8} edge={1.2} />
      <path d={star(48)} />
      <path d={octagon(38)} fill={panel} strokeWidth="2" />
    </g>
    <text y="11" textAnchor="middle">
      {initials}
    </text>
  </svg>
);
