import { line } from './motif-colors.ts';
import { dashes } from './star.ts';

interface Props {
  /** The radius at which the lines begin. */
  from: number;
  /** The length of a long line. A short one has half of it. */
  length: number;
  /** How many there are of each length. */
  count: number;
  bead: { radius: number; size: number };
}

/**
 * Fine lines around a disc, long and short in turn, and a bead beyond each long one: dashed circles, not 48 paths. A
 * dash without length is a dot, because its ends are round.
 */
export function Rays({ from, length, count, bead }: Props) {
  // A stroke lies half inside and half outside of its circle.
  const long = from + length / 2;
  const short = from + length / 4;
  return (
    <g fill="none" stroke={line}>
      <circle r={long} strokeWidth={length} {...dashes(long, { count, dash: 0.7 })} />
      <circle r={short} strokeWidth={length / 2} {...dashes(short, { count, dash: 0.7, turn: 0.5 })} />
      <circle
        r={bead.radius}
        strokeWidth={bead.size}
        strokeLinecap="round"
        {...dashes(bead.radius, { count, dash: 0 })}
      />
    </g>
  );
}
