import { linesOfText } from './lines-of-text.ts';
import { cartouche, lobes, octagon, star } from './star.ts';

const line = 'var(--c-colors-motif-line)';
const ground = 'var(--c-colors-motif-ground)';
const ground2 = 'var(--c-colors-motif-ground2)';
const panel = 'var(--c-colors-motif-panel)';
const dot = 'var(--c-colors-motif-dot)';

/** Rhombic points, one above the other. */
const points = (count: number) =>
  Array.from({ length: count }, (_, at) => `M-25 ${(at - (count - 1) / 2) * 16 - 8}l7 8-7 8-7-8Z`).join('');

interface Size {
  /** Whether the drawing is large enough for thin lines. */
  fine: boolean;
}

/** A page with its text block, and a note beside a line. */
const leaf = ({ fine }: Size) => (
  <>
    <path d="M-40-54h80V54h-80Z" fill={ground} />
    <path d="M-12-44h42v88h-42Z" fill={panel} />
    {fine && <path d="M-37-51h74V51h-74ZM-15-47h48v94h-48Z" strokeWidth=".6" />}
    <path
      d={
        fine
          ? linesOfText([-4, -32], [26, 20, 26, 14, 26, 22, 26, 18, 26], 8)
          : linesOfText([-4, -32], [26, 26, 18, 26, 26], 16)
      }
      opacity=".75"
    />
    <path d={fine ? linesOfText([-33, -2], [13, 11, 13, 8], 6) : linesOfText([-33, -2], [12, 10], 12)} />
    <path d={star(7, [-26, -17])} fill={line} />
    <circle cx="-26" cy="-17" r="1.8" fill={dot} stroke="none" />
  </>
);

/** Two facing pages: one plain, one framed. */
const pages = ({ fine }: Size) => (
  <>
    <path d="M-58-30v68C-40 33-14 33 0 42 14 33 40 33 58 38v-68" fill={ground} />
    <path d="M0-32C-14-41-40-42-54-37v68C-40 26-14 27 0 36 14 27 40 26 54 31v-68C40-42 14-41 0-32Z" fill={panel} />
    <path d="M0-32v68" />
    <path
      d="M-44-24c12-2 24-1 34 4M-44-14c12-2 24-1 34 4M-44-4c12-2 24-1 34 4M-44 6c12-2 24-1 34 4M-44 16c10-2 16-1 20 0"
      opacity=".75"
    />
    <path d="M10-22c10-5 22-6 34-4v44c-12-2-24-1-34 4Z" fill={ground2} />
    {fine && <path d="M13-19.5c9-4 19-5 28-3.5v38c-9-1-19-.5-28 3.5Z" strokeWidth=".6" />}
    <path d={star(10, [27, -3])} fill={line} />
    <circle cx="27" cy="-3" r="2.4" fill={dot} stroke="none" />
  </>
);

/** A reed pen on a ruled page, and the points that measure its strokes. */
const pen = ({ fine }: Size) => (
  <>
    <path d="M-46-54h70V54h-70Z" fill={ground} />
    {fine && <path d="M-43-51h64V51h-64ZM-36-44h50V44h-50Z" strokeWidth=".6" />}
    <path d={points(fine ? 5 : 3)} fill={line} stroke="none" />
    <path d="M-11 36l6 7-6 7-6-7Z" fill={dot} stroke="none" />
    <g transform="translate(14 -4) rotate(31)">
      <path d="M-6-60H6V18c-1 12-2 16-2 28L-3 51C-2 38-6 34-6 18Z" fill={panel} />
      <path d={fine ? 'M-6-34H6M-6-31H6M-6 18C-2 28 0 34 .5 47' : 'M-6-32H6'} />
    </g>
  </>
);

/** A letter, sealed. */
const letter = ({ fine }: Size) => (
  <>
    <path d="M-56-38h112v76h-112Z" fill={ground} />
    {fine && <path d="M-53-35h106v70h-106Z" strokeWidth=".6" />}
    <path d="M-56 38-14 0M56 38 14 0" />
    <path d="M-56-38 0 10 56-38Z" fill={ground2} />
    {fine && <path d="M-47-35 0 5 47-35Z" strokeWidth=".6" />}
    <path d={star(17, [0, 4])} fill={panel} />
    {fine && <path d={star(12, [0, 4])} />}
    <circle cy="4" r={fine ? 4 : 5} fill={dot} stroke="none" />
  </>
);

/** A bound book, closed, with the flap of its cover over it. */
const clasp = ({ fine }: Size) => (
  <>
    <path d="M-40-54h80V54h-80Z" fill={ground} />
    {fine && (
      <path
        d="M-36-50h72V50h-72ZM-33-47h66V47h-66ZM-33-30a17 17 0 0 0 17-17M-33 30a17 17 0 0 1 17 17"
        strokeWidth=".6"
      />
    )}
    <path d="M40-54H30L-14 0 30 54h10Z" fill={ground2} />
    {fine && <path d="M37-51h-5L-9 0l41 51h5Z" strokeWidth=".6" />}
    <g transform="translate(-8)">
      <path d={fine ? lobes(15, 3, 12) : octagon(18)} fill={panel} />
      <path d={star(fine ? 11 : 13)} />
      <circle r={fine ? 3 : 4.5} fill={dot} stroke="none" />
    </g>
  </>
);

/** A deed with its head, its lines and a hanging seal. */
const deed = ({ fine }: Size) => (
  <>
    <path d="M-40-56h80v88h-80Z" fill={panel} />
    <path d="M-40-56h80v25h-80Z" fill={ground} />
    <path d={cartouche(fine ? 56 : 60, fine ? 15 : 17, [0, -43.5])} fill={panel} />
    {fine && <path d="M-37-53h74v19h-74ZM-37-28h74v57h-74Z" strokeWidth=".6" />}
    <path
      d={fine ? linesOfText([-28, -18], [56, 48, 56, 52], 9) : linesOfText([-28, -16], [56, 56], 15)}
      opacity=".75"
    />
    <path d="M-3 22v14M3 22v14" stroke={dot} strokeWidth={fine ? 1.4 : 2.6} />
    <path d={star(18, [0, 40])} fill={ground} />
    {fine && <path d={star(12.5, [0, 40])} />}
    <circle cy="40" r="4" fill={line} stroke="none" />
  </>
);

/** Printed copies, one on another. */
const copies = ({ fine }: Size) => (
  <>
    <path d="M26-16v66" stroke={dot} strokeWidth={fine ? 3 : 5} />
    {['0-44', '-8-19', '3 6'].map((at) => (
      <g key={at} transform={`translate(${at})`}>
        <path d="M-41 4h82v16h-82Z" fill={panel} />
        {fine && <path d="M-41 8h82M-41 12h82M-41 16h82" strokeWidth=".6" />}
        <path d="M46 0h-84a12 12 0 0 0 0 24h84v-4h-83a8 8 0 0 1 0-16h83Z" fill={ground} />
      </g>
    ))}
    <path d="M-58 31H58M-58 37H58" />
  </>
);

/** A leaf that nobody has written on: only the ruling of its lines, and zero for the number of its page. */
const blank = () => (
  <>
    <pattern id="cell" width="8" height="8" patternUnits="userSpaceOnUse">
      <path d={star(4, [4, 4])} fill={ground2} strokeWidth=".6" />
      <circle cx="4" cy="4" r=".8" fill={dot} stroke="none" />
    </pattern>
    <path d="M-43-59h86V59h-86Z" fill={ground} />
    <path d="M-40-56h80V56h-80ZM-32-48v96h64v-96Z" fill="url(#cell)" strokeWidth=".8" />
    <path d="M-29-45h58v16h-58ZM-29 29h58v16h-58Z" fill={ground2} strokeWidth=".6" />
    <path d={cartouche(50, 12, [0, -37])} fill={panel} strokeWidth=".8" />
    <path d="M-29-26h58v52h-58Z" fill={panel} strokeWidth=".8" />
    <path d={linesOfText([-24, -20], [48, 48, 48, 48, 48, 48], 8)} strokeWidth=".5" opacity=".7" />
    <path d={star(8, [0, 37])} fill={panel} strokeWidth=".8" />
    <ellipse cy="37" rx="1.8" ry="2.7" strokeWidth=".9" />
  </>
);

/** A telephone with a leaf on its screen. */
const phone = ({ fine }: Size) => (
  <>
    <rect x="-30" y="-58" width="60" height="116" rx="9" fill={ground} />
    <path d="M-24-46h48v88h-48Z" fill={panel} />
    <path d="M-24-46h48v18h-48Z" fill={ground2} />
    {fine && <path d={cartouche(34, 11, [0, -37])} fill={panel} />}
    <path
      d={fine ? linesOfText([-8, -17], [26, 26, 18, 26, 26, 14], 9) : linesOfText([-4, -12], [20, 20, 14], 15)}
      opacity=".75"
    />
    <path d={star(fine ? 5 : 7, [-16, -15])} fill={line} stroke="none" />
    <circle cx="-16" cy="10" r={fine ? 2.4 : 4} fill={dot} stroke="none" />
    <path d="M-7 50H7" />
  </>
);

/** The left edge and the width of each drawing, whose height is 120 units. */
const drawings = {
  leaf: { left: -41, width: 82, draw: leaf },
  pages: { left: -59, width: 118, draw: pages },
  pen: { left: -47, width: 98, draw: pen },
  letter: { left: -57, width: 114, draw: letter },
  clasp: { left: -41, width: 82, draw: clasp },
  deed: { left: -41, width: 82, draw: deed },
  copies: { left: -59, width: 118, draw: copies },
  blank: { left: -44, width: 88, draw: blank },
  phone: { left: -31, width: 62, draw: phone },
};

export type EmblemName = keyof typeof drawings;

/** The picture at the head of a page, a background in the page's styles (src/publish/html/render.tsx). */
export const Emblem = ({ name }: { name: EmblemName }) => <i className={`emblem ${name}`} />;

/** The height of the picture below xl and from xl on. */
export const emblemHeights = (name: EmblemName): readonly [number, number] =>
  name === 'blank' ? [164, 232] : [48, 116];

export const emblemWidth = (name: EmblemName, height: number) => Math.ceil((drawings[name].width / 120) * height);

/** The drawing of an emblem. Below 90 px it has fewer and heavier lines. */
export function EmblemArt({ name, height }: { name: EmblemName; height: number }) {
  const { left, width, draw } = drawings[name];
  const fine = height >= 90;
  return (
    <svg viewBox={`${left} -60 ${width} 120`} width={emblemWidth(name, height)} height={height}>
      <g fill="none" stroke={line} strokeWidth={fine ? 1.2 : 2.6} strokeLinejoin="round">
        {draw({ fine })}
      </g>
    </svg>
  );
}
