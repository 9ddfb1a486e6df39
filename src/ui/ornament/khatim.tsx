import { star } from './star.ts';

/** The small star beside words: notes, and titles of payment pages. `stroke` is in units of a box of 24 × 24. */
export const Khatim = ({ size, stroke = 1.5 }: { size: number; stroke?: number }) => (
  <svg className="khatim" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
    {/* A corner of 90° reaches 0.71 stroke widths beyond the path, so 0.75 keeps it off the edge. */}
    <path d={star(12 - stroke * 0.75)} fill="none" stroke="currentColor" strokeWidth={stroke} />
    <circle r="2.1" fill="currentColor" />
  </svg>
);
