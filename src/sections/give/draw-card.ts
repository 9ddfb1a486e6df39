import { chords, dashes, khatimRatio, lobes, octagon, star, weave } from '../../ui/ornament/star.ts';
import { type Binding, bindings } from './bindings.ts';
import { drawPage, drawPicture, drawRing, type Pen } from './draw-slip.ts';

/** The lines of the card. They never contain an amount, a day or a state. */
export interface Card {
  title: string;
  /** Empty unless the donor typed it. */
  dedication: string;
  line: string;
  institute: string;
  site: string;
  closing: string;
}

type Inks = (typeof bindings)[Binding];

/** Draws the card of intention as a PNG of 1080 × 1350 px. Rejects when the browser cannot draw it. */
export const drawCard = (card: Card, binding: Binding): Promise<Blob> =>
  drawPicture(card, (pen) => {
    const inks = bindings[binding];
    drawRing(pen, inks);
    drawFrame(pen, inks);
    pen.moved([540, 412], [2.9, 2.9], () => drawMedallion(pen, inks));
    drawStars(pen, inks);
    drawWords(pen, inks, card);
  });

/** The page, and the same ornament in each of its corners, mirrored. */
function drawFrame(pen: Pen, inks: Inks) {
  const { line, panel, corner, dot } = inks;
  drawPage(pen, { edge: line, ground: panel, rule: line });
  // The middle of the page is at 540, 675.
  for (const byX of [1, -1])
    for (const byY of [1, -1])
      pen.moved([540 - 471 * byX, 675 - 606 * byY], [byX, byY], () => {
        pen.stroke(new Path2D('M156 0A156 156 0 0 1 0 156'), { color: line, thick: 3 });
        pen.stroke(new Path2D('M144 0A144 144 0 0 1 0 144V0Z'), { color: line, thick: 1.5, ground: corner });
        pen.stroke(new Path2D(star(42, [58, 58])), { color: line, thick: 2.5, ground: corner });
        pen.stroke(new Path2D(star(21, [58, 58])), { color: line, thick: 1.8 });
        pen.disc([58, 58], 5, dot);
      });
}

/** The medallion of a page (src/ui/ornament/syamsah.tsx), of radius 74. */
function drawMedallion(pen: Pen, { line, corner, dot }: Inks) {
  const circle = (radius: number) => new Path2D(`M${radius} 0A${radius} ${radius} 0 1 1 ${radius} -.01`);
  const long = { color: line, thick: 11, dashed: dashes(65.5, { count: 16, dash: 0.7 }) };
  const short = { color: line, thick: 5.5, dashed: dashes(62.75, { count: 16, dash: 0.7, turn: 0.5 }) };
  pen.stroke(circle(65.5), long);
  pen.stroke(circle(62.75), short);
  for (let turn = 0; turn < 2 * Math.PI; turn += Math.PI / 8)
    pen.disc([73.1 * Math.cos(turn), 73.1 * Math.sin(turn)], 1.3, line);
  pen.stroke(new Path2D(lobes(55, 5.6, 24)), { color: line, thick: 1, ground: corner });
  pen.stroke(circle(51), { color: line, thick: 0.6 });
  const woven = weave(50, 6);
  const [squares, overs] = [new Path2D(woven.squares), new Path2D(woven.overs)];
  // Each strap is a wide line with a narrower one on it. The straps that pass over are drawn last (ornament/weave.tsx).
  for (const [path, color, thick] of [
    [squares, line, 6],
    [squares, corner, 3.8],
    [overs, corner, 8.8],
    [overs, line, 6],
    [overs, corner, 3.8],
  ] as const)
    pen.stroke(path, { color, thick });
  pen.stroke(new Path2D(chords(50 * khatimRatio - 5)), { color: line, thick: 0.45 });
  pen.stroke(new Path2D(octagon(17)), { color: line, thick: 1.2, ground: corner });
  pen.stroke(new Path2D(star(9)), { color: line, thick: 0.1, ground: line });
  pen.disc([0, 0], 2.6, dot);
}

/** The stars above and below the medallion, and a rule with a star below the title. */
function drawStars(pen: Pen, { line, corner, rule }: Inks) {
  for (const [y, lineTop] of [
    [144, 166],
    [680, 636],
  ] as const) {
    pen.block([539, lineTop, 2, 22], line);
    pen.stroke(new Path2D(star(22, [540, y])), { color: line, thick: 2.5, ground: corner });
    pen.disc([540, y], 5, line);
  }
  for (const y of [964, 970]) for (const x of [232, 574]) pen.block([x, y, 274, 2], rule);
  pen.stroke(new Path2D(star(17, [540, 968])), { color: line, thick: 2.5 });
  pen.disc([540, 968], 3.5, line);
}

function drawWords(pen: Pen, { ink, name, muted }: Inks, card: Card) {
  const middle = { align: 'center', width: 848 } as const;
  const titleY = card.dedication ? 832 : 872;
  pen.write(card.title, { ...middle, at: [540, titleY], size: 108, face: 'heading', color: ink });
  pen.write(card.dedication, { ...middle, at: [540, 916], size: 64, face: 'name', color: name });
  pen.write(card.line, { ...middle, at: [540, 1034], size: 36, color: muted });
  pen.write(card.institute, { ...middle, width: 620, at: [540, 1124], size: 46, face: 'heading', color: ink });
  pen.write(card.site, { ...middle, width: 620, at: [540, 1174], size: 36, face: 'strong', color: ink });
  pen.write(card.closing, { ...middle, width: 620, at: [540, 1232], size: 30, color: muted });
}
