import { lobes, star } from './star.ts';

/** Where a portrait will stand: a medallion on the page, no face and no silhouette. Decorative. */
export function Portrait() {
  const [line, ground] = ['var(--c-colors-motif-line)', 'var(--c-colors-motif-ground)'];
  return (
    <svg viewBox="-60 -75 120 150" aria-hidden="true" focusable="false">
      <path d="M-60-75H60V75H-60Z" fill={ground} />
      <path d="M-55-70H55V70H-55Z" fill="none" stroke={line} strokeWidth=".7" />
      <g fill="none" stroke={line}>
        <path d={lobes(40, 5.2, 24)} strokeWidth=".8" />
        <path d={star(33)} strokeWidth="1.4" />
        <path d={star(24)} strokeWidth=".7" />
        <path d={star(9)} fill={line} stroke="none" />
      </g>
    </svg>
  );
}
