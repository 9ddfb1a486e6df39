import { chords, lobes, octagon, star } from './star.ts';

/** The one ornament in three settings. */
const medallions = [
  <g key="khatim">
    <path d={star(33)} strokeWidth="1.4" />
    <path d={star(24)} strokeWidth=".7" />
  </g>,
  <g key="chords">
    <path d={chords(34)} strokeWidth=".9" />
    <path d={octagon(34)} strokeWidth="1.4" />
  </g>,
  <g key="petals">
    <path d={star(34)} strokeWidth="1.4" transform="rotate(22.5)" />
    <path d={lobes(19, 6.4, 8)} strokeWidth=".9" />
  </g>,
];

interface Props {
  /** Place in the list: neighbours never have the same medallion. */
  index: number;
}

/** Stands in for a portrait: a medallion, no face and no silhouette. Decorative. */
export function Portrait({ index }: Props) {
  const [line, ground] = ['var(--c-colors-motif-line)', 'var(--c-colors-motif-ground)'];
  return (
    <svg viewBox="-60 -75 120 150" aria-hidden="true" focusable="false">
      <path d="M-60-75H60V75H-60Z" fill={ground} />
      <path d="M-55-70H55V70H-55Z" fill="none" stroke={line} strokeWidth=".7" />
      <g fill="none" stroke={line}>
        <path d={lobes(40, 5.2, 24)} strokeWidth=".8" />
        {medallions[index % medallions.length]}
        <path d={star(9)} fill={line} stroke="none" />
      </g>
    </svg>
  );
}
