import * as motif from './motif-colors.ts';
import { weave } from './star.ts';

interface Props {
  radius: number;
  /** Width of a strap, with its edges. */
  strap: number;
  /** Width of a strap's edge lines. */
  edge: number;
  /** Space on each side of a strap that passes over another. */
  gap?: number;
  line?: string;
  ground?: string;
}

/** Two squares woven over and under: both straps, then once more the eight stretches where one lies above. */
export function Weave({ radius, strap, edge, gap = 1.4, line = motif.line, ground = motif.ground }: Props) {
  const { squares, overs } = weave(radius, strap);
  return (
    <g fill="none">
      <path d={squares} stroke={line} strokeWidth={strap} />
      <path d={squares} stroke={ground} strokeWidth={strap - 2 * edge} />
      <path d={overs} stroke={ground} strokeWidth={strap + 2 * gap} />
      <path d={overs} stroke={line} strokeWidth={strap} />
      <path d={overs} stroke={ground} strokeWidth={strap - 2 * edge} />
    </g>
  );
}
