import { star } from './star.ts';

interface Props {
  size: number;
  /** Stroke width in a box of 24. */
  stroke?: number;
}

/** The small star: section marks, current page, note references. */
export function Khatim({ size, stroke = 1.5 }: Props) {
  return (
    <svg className="khatim" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <path d={star(12 - stroke * 0.75)} fill="none" stroke="currentColor" strokeWidth={stroke} />
      <circle r="2.1" fill="currentColor" />
    </svg>
  );
}
