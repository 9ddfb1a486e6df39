import { star } from '../../ui/ornament/star.ts';
import { colors, fixedColors, fonts } from '../../ui/tokens.ts';
import type { Slip } from './slip.ts';

/** The slip looks like paper in both themes, so it uses the light colours. */
export const inks = {
  ink: colors.fg[0],
  muted: colors['fg.muted'][0],
  paper: colors.surface[0],
  gold: colors.gold[0],
  line: colors['gold.line'][0],
  rule: colors.rule[0],
  white: fixedColors['slip.ground'],
};

const faces = {
  heading: `600 1em ${fonts.heading}`,
  name: `500 1em ${fonts.heading}`,
  strong: `600 1em ${fonts.body}`,
  text: `400 1em ${fonts.body}`,
};
type Face = keyof typeof faces;
const fontOf = (face: Face, size: number) => faces[face].replace('1em', `${size}px`);

/** Milliseconds to wait for fonts. */
const fontTimeout = 3000;

/** Loads the first family of each face, which is the site's own, for these characters. Waits at most `fontTimeout`. */
function loadFonts(characters: string) {
  // With a missing system font in its list, a face would be rejected before its own font has loaded.
  const siteFonts = Object.keys(faces).map((face) => fontOf(face as Face, 40).split(',', 1)[0] as string);
  const files = Promise.allSettled(siteFonts.map((font) => document.fonts.load(font, characters)));
  return Promise.race([files, new Promise((resolve) => setTimeout(resolve, fontTimeout))]);
}

interface Word {
  at: readonly [x: number, y: number];
  size: number;
  face?: Face;
  color?: string;
  align?: CanvasTextAlign;
  /** Wider text shrinks to this many px. */
  width?: number;
}

interface Line {
  color: string;
  thick: number;
  /** The colour inside the path. */
  ground?: string;
  /** From `dashes` of src/ui/ornament/star.ts. */
  dashed?: { strokeDasharray: string; strokeDashoffset: number };
}

/** Methods that draw. All lengths are in px of the slip, which is 1080 px wide. */
function penFor(context: CanvasRenderingContext2D) {
  /** Returns where the text ends and its drawn size. */
  function write(text: string, { at: [x, y], size, face = 'text', color = inks.ink, align = 'left', width }: Word) {
    context.font = fontOf(face, size);
    const wanted = context.measureText(text).width;
    const drawn = width !== undefined && wanted > width ? Math.floor((size * width) / wanted) : size;
    context.font = fontOf(face, drawn);
    context.fillStyle = color;
    context.textAlign = align;
    context.fillText(text, x, y);
    return { end: x + context.measureText(text).width, size: drawn };
  }

  /** The heading face of the page. Another face is used if its figures reach below the baseline. */
  function amountFace(): { face: Face; size: number } {
    context.font = fontOf('heading', 100);
    const isLining = context.measureText('34579').actualBoundingBoxDescent < 8;
    return isLining ? { face: 'heading', size: 178 } : { face: 'strong', size: 160 };
  }

  /** Breaks a text at words into lines no wider than `width`. */
  function wrapped(text: string, size: number, width: number): string[] {
    context.font = fontOf('text', size);
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [lines.at(-1), word].filter(Boolean).join(' ');
      if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  function block([x, y, width, height]: readonly [number, number, number, number], color: string) {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  }

  function stroke(path: Path2D, { color, thick, ground, dashed }: Line) {
    if (ground) {
      context.fillStyle = ground;
      context.fill(path);
    }
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.setLineDash(dashed?.strokeDasharray.split(' ').map(Number) ?? []);
    context.lineDashOffset = dashed?.strokeDashoffset ?? 0;
    context.stroke(path);
  }

  function disc([x, y]: readonly [number, number], radius: number, color: string) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  }

  /** Moves and scales what `draw` draws, as in `transform` of SVG. */
  function moved([x, y]: readonly [number, number], [byX, byY]: readonly [number, number], draw: () => void) {
    context.save();
    context.translate(x, y);
    context.scale(byX, byY);
    draw();
    context.restore();
  }

  return { write, amountFace, wrapped, block, stroke, disc, moved };
}

export type Pen = ReturnType<typeof penFor>;

/** A ring of stars, 20 × 25 cells of 54 px, on a ground. */
export function drawRing(
  pen: Pen,
  { ground, star: fill, line, dot }: Record<'ground' | 'star' | 'line' | 'dot', string>,
) {
  const cell = 54;
  const cells = Array.from({ length: 20 * 25 }, (_, index) => [index % 20, Math.floor(index / 20)] as const)
    .filter(([column, row]) => column % 19 === 0 || row % 24 === 0)
    .map(([column, row]) => [(column + 0.5) * cell, (row + 0.5) * cell] as const);
  // All stars are one path, because each stroke takes a slow phone a tenth of a second.
  const stars = (radius: number) => new Path2D(cells.map((at) => star(radius, at)).join(''));
  pen.block([0, 0, 1080, 1350], ground);
  pen.stroke(stars(cell / 2), { color: line, thick: 1.6, ground: fill });
  pen.stroke(stars(cell / 4), { color: line, thick: 1.3 });
  for (const at of cells) pen.disc(at, 3, dot);
}

/** The paper inside the ring, with two rules. */
export function drawPage(pen: Pen, { edge, ground, rule }: Record<'edge' | 'ground' | 'rule', string>) {
  pen.block([54, 54, 972, 1242], edge);
  pen.block([58, 58, 964, 1234], ground);
  pen.block([67, 67, 946, 1216], rule);
  pen.block([69, 69, 942, 1212], ground);
}

/** The ring, the paper with its two rules, and a star at the head. */
function drawPaper(pen: Pen) {
  const [bright] = colors['motif.line'];
  const [ground] = colors['motif.ground'];
  drawRing(pen, { ground, star: colors['motif.ground2'][0], line: bright, dot: colors['motif.dot'][0] });
  drawPage(pen, { edge: bright, ground: inks.paper, rule: inks.line });
  for (const y of [126, 132]) for (const x of [112, 584]) pen.block([x, y, 384, 2], inks.rule);
  pen.stroke(new Path2D(star(26, [540, 130])), { color: inks.line, thick: 3 });
  pen.disc([540, 130], 5, inks.line);
}

/** Edges and width of the text, in px. */
const [left, right, width] = [112, 968, 856] as const;

/** Draws the slip as a PNG of 1080 × 1350 px. Rejects when the browser cannot draw it. */
export const drawSlip = (slip: Slip): Promise<Blob> =>
  drawOnPaper(slip, (pen) => {
    drawHead(pen, slip);
    drawSum(pen, slip);
    pen.write(slip.until, { at: [right, 618], size: 32, align: 'right', width: 620 });
    drawFoot(pen, slip);
  });

/** Like `drawPicture`, but on the paper of the slip. */
export const drawOnPaper = (texts: object, draw: (pen: Pen) => void): Promise<Blob> =>
  drawPicture(texts, (pen) => {
    drawPaper(pen);
    draw(pen);
  });

/** Draws a PNG of 1080 × 1350 px, once the fonts for all its `texts` are there. Rejects when the browser cannot draw. */
export async function drawPicture(texts: object, draw: (pen: Pen) => void): Promise<Blob> {
  await loadFonts(JSON.stringify(texts));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1080, 1350];
  canvas.hidden = true;
  canvas.style.fontVariantNumeric = 'lining-nums tabular-nums';
  // The canvas must be in the page, because Chromium takes `font-variant-numeric` from the element.
  document.body.append(canvas);
  try {
    // Keeps the pixels in main memory, because a slow phone needs as long to read them from the GPU as to encode them.
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('No 2D canvas in this browser');
    draw(penFor(context));
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/png');
      setTimeout(resolve, 5000, null); // some protections against fingerprinting never call back
    });
    if (!picture) throw new Error('The canvas cannot become a PNG');
    return picture;
  } finally {
    canvas.remove();
  }
}

function drawHead(pen: Pen, { institute, purpose, destination, bank, code, number }: Slip) {
  // The destination is one line more, so the lines above it move up.
  const up = destination ? 20 : 0;
  pen.write(institute, { at: [540, 214 - up * 0.7], size: 52, face: 'heading', align: 'center', width });
  pen.write(purpose, { at: [540, 262 - up], size: 34, color: inks.muted, align: 'center', width });
  if (destination) pen.write(destination, { at: [540, 284], size: 34, color: inks.muted, align: 'center', width });
  pen.block([left, 297, width, 2], inks.rule);
  pen.write(bank, { at: [left, 364], size: 54, face: 'heading', width: 640 });
  pen.write(code, { at: [right, 364], size: 40, face: 'strong', align: 'right', width: 190 });
  pen.write(number.label, { at: [left, 424], size: 34, color: inks.muted });
  pen.write(number.value, { at: [110, 522], size: 108, face: 'strong', width });
}

/** The white band with a sum in figures and words, from y 560 to 920. */
export function drawSum(pen: Pen, { total, inWords }: Pick<Slip, 'total' | 'inWords'>) {
  pen.block([70, 560, 940, 360], inks.white);
  for (const y of [559, 919]) pen.block([70, y, 940, 3], inks.line);
  pen.write(total.label, { at: [left, 618], size: 34, color: inks.muted });
  const { face, size: usualSize } = pen.amountFace();
  const amount = { at: [106, 764], face } as const;
  // The whole amount is written in white on white, only to find the size at which it fits.
  const { size } = pen.write(total.head + total.tail, { ...amount, size: usualSize, width, color: inks.white });
  const { end } = pen.write(total.head, { ...amount, size });
  const tail = pen.write(total.tail, {
    ...amount,
    at: [end, 764],
    size,
    color: total.endsInCode ? inks.gold : inks.ink,
  });
  if (total.endsInCode) for (const y of [782, 794]) pen.block([end + 4, y, tail.end - end - 8, 4], inks.gold);
  // Two lines of the usual size; a longer amount takes three smaller ones.
  const two = [500, 600, 700, width].map((most) => pen.wrapped(inWords, 33, most)).find(({ length }) => length <= 2);
  const [top, step, fontSize] = two ? [850, 42, 33] : [836, 34, 28];
  for (const [index, line] of (two ?? pen.wrapped(inWords, fontSize, width)).entries())
    pen.write(line, { at: [left, top + index * step], size: fontSize, color: inks.muted });
}

function drawFoot(pen: Pen, { holder, notes, site, phone, closing }: Slip) {
  const label = pen.write(holder.label, { at: [left, 982], size: 34, color: inks.muted });
  const start = label.end + 24;
  pen.write(holder.value, { at: [start, 982], size: 44, face: 'strong', width: right - start });
  for (let x: number = left; x < right; x += 10) pen.block([x, 1013, 3, 3], inks.rule);
  for (const [index, note] of notes.entries()) pen.write(note, { at: [left, 1068 + index * 48], size: 36, width });
  pen.block([left, 1147, width, 2], inks.rule);
  pen.write(site, { at: [left, 1198], size: 34, face: 'strong', width: 520 });
  pen.write(phone, { at: [right, 1198], size: 34, color: inks.muted, align: 'right', width: 320 });
  pen.write(closing, { at: [left, 1246], size: 30, color: inks.muted, width });
}
