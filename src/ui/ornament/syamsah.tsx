import { dot, ground, line } from './motif-colors.ts';
import { Rays } from './rays.tsx';
import { chords, khatimRatio, lobes, octagon, star } from './star.ts';
import { Weave } from './weave.tsx';

/** The disc in the middle, with a lobed edge. */
export const disc = lobes(55, 5.6, 24);

const medallion = { viewBox: '-76 -76 152 152', 'aria-hidden': true };

/** Has fewer and heavier lines than the large medallion, like the small size of a typeface. */
export const SmallSyamsah = () => (
  <svg {...medallion} width={48} height={48}>
    <path d={lobes(66, 13.4, 16)} fill={ground} stroke={line} strokeWidth="2" />
    <Weave radius={59} strap={11} edge={2} gap={2} />
    <path d={star(11)} fill={line} />
  </svg>
);

export const LargeSyamsah = () => (
  <svg {...medallion} width={116} height={116}>
    <Rays from={60} length={11} count={16} bead={{ radius: 73.1, size: 2.6 }} />
    <path d={disc} fill={ground} stroke={line} />
    <circle r="51" fill="none" stroke={line} strokeWidth=".6" />
    <Weave radius={50} strap={6} edge={1.1} />
    <path d={chords(50 * khatimRatio - 5)} stroke={line} strokeWidth=".55" opacity=".75" />
    <path d={octagon(17)} fill={ground} stroke={line} strokeWidth="1.2" />
    <path d={star(9)} fill={line} />
    <circle r="2.6" fill={dot} />
  </svg>
);
