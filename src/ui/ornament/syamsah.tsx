import { chords, khatimRatio, lobes, octagon, rays, star } from './star.ts';
import { Weave } from './weave.tsx';

const line = 'var(--c-colors-motif-line)';
const ground = 'var(--c-colors-motif-ground)';

/** The medallion. Below 90 px it is the small cut: fewer, heavier lines, like the small size of a typeface. */
export function Syamsah({ size }: { size: number }) {
  const small = size < 90;
  return (
    <svg
      className={small ? 'syamsah small' : 'syamsah'}
      viewBox="-76 -76 152 152"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {small ? <SmallCut /> : <LargeCut />}
    </svg>
  );
}

function SmallCut() {
  return (
    <>
      <path d={lobes(66, 13.4, 16)} fill={ground} stroke={line} strokeWidth="2" />
      <Weave radius={59} strap={11} edge={2} gap={2} />
      <path d={star(11)} fill={line} />
    </>
  );
}

function LargeCut() {
  const { lines, beads } = rays(60, 11, { count: 32, bead: 1.3 });
  return (
    <>
      <path d={lines} stroke={line} strokeWidth=".7" />
      <path d={beads} stroke={line} strokeWidth="2.6" strokeLinecap="round" />
      <path d={lobes(55, 5.6, 24)} fill={ground} stroke={line} />
      <circle r="51" fill="none" stroke={line} strokeWidth=".6" />
      <Weave radius={50} strap={6} edge={1.1} />
      <path d={chords(50 * khatimRatio - 5)} stroke={line} strokeWidth=".55" opacity=".75" />
      <path d={octagon(17)} fill={ground} stroke={line} strokeWidth="1.2" />
      <path d={star(9)} fill={line} />
      <circle r="2.6" fill="var(--c-colors-motif-dot)" />
    </>
  );
}
