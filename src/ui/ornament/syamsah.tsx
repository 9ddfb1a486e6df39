import { dot, ground, line } from './motif-colors.ts';
import { chords, dashes, khatimRatio, lobes, octagon, star } from './star.ts';
import { Weave } from './weave.tsx';

/** The disc in the middle, with a lobed edge. */
export const disc = lobes(55, 5.6, 24);

const medallion = { viewBox: '-76 -76 152 152', 'aria-hidden': true };

/** The medallion with fewer and heavier lines, like the small size of a typeface. */
export const SmallSyamsah = () => (
  <svg {...medallion} width={48} height={48}>
    <path d={lobes(66, 13.4, 16)} fill={ground} stroke={line} strokeWidth="2" />
    <Weave radius={59} strap={11} edge={2} gap={2} />
    <path d={star(11)} fill={line} />
  </svg>
);

/** Fine lines around the disc, long and short in turn, and beads on the long ends: dashed circles, not 48 paths. */
const Rays = () => (
  <g fill="none" stroke={line}>
    <circle r="65.5" strokeWidth="11" {...dashes(65.5, { count: 16, dash: 0.7 })} />
    <circle r="62.75" strokeWidth="5.5" {...dashes(62.75, { count: 16, dash: 0.7, turn: 0.5 })} />
    <circle r="73.1" strokeWidth="2.6" strokeLinecap="round" {...dashes(73.1, { count: 16, dash: 0 })} />
  </g>
);

/** The medallion. */
export const LargeSyamsah = () => (
  <svg {...medallion} width={116} height={116}>
    <Rays />
    <path d={disc} fill={ground} stroke={line} />
    <circle r="51" fill="none" stroke={line} strokeWidth=".6" />
    <Weave radius={50} strap={6} edge={1.1} />
    <path d={chords(50 * khatimRatio - 5)} stroke={line} strokeWidth=".55" opacity=".75" />
    <path d={octagon(17)} fill={ground} stroke={line} strokeWidth="1.2" />
    <path d={star(9)} fill={line} />
    <circle r="2.6" fill={dot} />
  </svg>
);
