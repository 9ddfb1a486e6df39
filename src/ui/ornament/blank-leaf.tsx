import { dot, ground, line, panel, raised } from './motif-colors.ts';
import { cartouche, star } from './star.ts';

/** Six empty lines of text. */
const ruling = [-20, -12, -4, 4, 12, 20].map((y) => `M-24 ${y}h48`).join('');

/** A leaf that nobody has written on: only the ruling of its lines, and zero for the number of its page. */
export const BlankLeaf = () => (
  <svg
    viewBox="-44 -60 88 120"
    width="100%"
    height="100%"
    aria-hidden="true"
    fill="none"
    stroke={line}
    strokeWidth="1.2"
    strokeLinejoin="round"
  >
    <pattern id="cell" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d={star(4, [4, 4])} fill={raised} strokeWidth=".6" />
      <circle cx="4" cy="4" r=".8" fill={dot} stroke="none" />
    </pattern>
    <path d="M-43-59h86V59h-86Z" fill={ground} />
    {/* A ring of stars. Its inner edge runs the other way, so it is a hole. */}
    <path d="M-40-56h80V56h-80ZM-32-48v96h64v-96Z" fill="url(#cell)" strokeWidth=".8" />
    {/* The panels above and below the text, and the cartouche of the upper one. */}
    <path d="M-29-45h58v16h-58ZM-29 29h58v16h-58Z" fill={raised} strokeWidth=".6" />
    <path d={cartouche(50, 12, [0, -37])} fill={panel} strokeWidth=".8" />
    {/* The text, then the number of the page. */}
    <path d="M-29-26h58v52h-58Z" fill={panel} strokeWidth=".8" />
    <path d={ruling} strokeWidth=".5" opacity=".7" />
    <path d={star(8, [0, 37])} fill={panel} strokeWidth=".8" />
    <ellipse cy="37" rx="1.8" ry="2.7" strokeWidth=".9" />
  </svg>
);
