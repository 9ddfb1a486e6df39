import { star } from '../../ui/ornament/star.ts';
import { colors, fixedColors, fonts } from '../../ui/tokens.ts';

/** The slip is paper in both themes: the light colours. */
const [ink, muted, paper, gold, line, rule] = (['fg', 'fg.muted', 'surface', 'gold', 'gold.line', 'rule'] as const).map(
  (name) => colors[name][0],
) as [string, string, string, string, string, string];
export const inks = { ink, muted, paper, gold, line, rule, white: fixedColors['code.ground'] };

const faces = { heading: `600 1em ${fonts.heading}`, strong: `600 1em ${fonts.body}`, text: `400 1em ${fonts.body}` };
type Face = keyof typeof faces;
const fontOf = (face: Face, size: number) => faces[face].replace('1em', `${size}px`);

/**
 * A canvas in the page, because Chromium takes `font-variant-numeric` from the element; the book face has old-style
 * figures otherwise. The caller removes it.
 */
export function canvasInPage(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1080, 1350];
  canvas.hidden = true;
  canvas.style.fontVariantNumeric = 'lining-nums tabular-nums';
  document.body.append(canvas);
  return canvas;
}

/** ms */
const patience = 3000;

/**
 * Loads the font files that this text needs, which a canvas does not wait for. Only our own families: a missing system
 * face would reject. After `patience` the canvas draws with a fallback.
 */
export function facesReady(text: string) {
  const own = Object.keys(faces).map((face) => fontOf(face as Face, 40).split(',', 1)[0] as string);
  const files = Promise.allSettled(own.map((font) => document.fonts.load(font, text)));
  return Promise.race([files, new Promise((give) => setTimeout(give, patience))]);
}

interface Word {
  at: readonly [x: number, y: number];
  size: number;
  face?: Face;
  color?: string;
  align?: CanvasTextAlign;
  /** What is wider shrinks to this many px. */
  width?: number;
}

/** Draws in px of the slip, whose width is 1080. */
export function penFor(context: CanvasRenderingContext2D) {
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

  /** The book face, as on the page, unless its figures hang below the line. */
  function amountFace(): { face: Face; size: number } {
    context.font = fontOf('heading', 100);
    const stands = context.measureText('34579').actualBoundingBoxDescent < 8;
    return stands ? { face: 'heading', size: 178 } : { face: 'strong', size: 160 };
  }

  /** Lines no wider than the width, broken at words. */
  function wrapped(text: string, size: number, width: number): string[] {
    context.font = fontOf('text', size);
    const found: string[] = [];
    for (const word of text.split(' ')) {
      const longer = [found.at(-1), word].filter(Boolean).join(' ');
      if (found.length > 0 && context.measureText(longer).width <= width) found[found.length - 1] = longer;
      else found.push(word);
    }
    return found;
  }

  function block([x, y, width, height]: readonly [number, number, number, number], color: string) {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  }

  function frame([x, y, width, height]: readonly [number, number, number, number], color: string, thick: number) {
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.strokeRect(x, y, width, height);
  }

  function stroke(path: Path2D, { color, thick, ground }: { color: string; thick: number; ground?: string }) {
    if (ground) {
      context.fillStyle = ground;
      context.fill(path);
    }
    context.strokeStyle = color;
    context.lineWidth = thick;
    context.stroke(path);
  }

  function disc([x, y]: readonly [number, number], radius: number, color: string) {
    context.fillStyle = color;
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  }

  return { write, amountFace, wrapped, block, frame, stroke, disc };
}

export type Pen = ReturnType<typeof penFor>;

const [ground, field, bright, dot] = (['motif.ground', 'motif.ground2', 'motif.line', 'motif.dot'] as const).map(
  (name) => colors[name][0],
) as [string, string, string, string];

/** A ring of whole stars, 20 × 25 cells of 54, around the paper with its two rules; a star at the head. */
export function drawPaper(pen: Pen) {
  const cell = 54;
  const cells = Array.from({ length: 20 * 25 }, (_, index) => [index % 20, Math.floor(index / 20)] as const)
    .filter(([column, row]) => column % 19 === 0 || row % 24 === 0)
    .map(([column, row]) => [(column + 0.5) * cell, (row + 0.5) * cell] as const);
  // All at once: each stroke by itself costs a slow phone a tenth of a second.
  const stars = (radius: number) => new Path2D(cells.map((at) => star(radius, at)).join(''));
  pen.block([0, 0, 1080, 1350], ground);
  pen.stroke(stars(cell / 2), { color: bright, thick: 1.6, ground: field });
  pen.stroke(stars(cell / 4), { color: bright, thick: 1.3 });
  for (const at of cells) pen.disc(at, 3, dot);
  pen.block([54, 54, 972, 1242], inks.paper);
  pen.frame([56, 56, 968, 1238], bright, 4);
  pen.frame([68, 68, 944, 1214], inks.line, 2);
  for (const y of [126, 132]) for (const x of [112, 584]) pen.block([x, y, 384, 2], inks.rule);
  pen.stroke(new Path2D(star(26, [540, 130])), { color: inks.line, thick: 3 });
  pen.disc([540, 130], 5, inks.line);
}
