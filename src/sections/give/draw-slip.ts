import type { Slip } from './slip.ts';
import { canvasInPage, drawPaper, facesReady, inks, penFor, type Pen } from './slip-pen.ts';

const [left, right, width] = [112, 968, 856] as const;

/** The slip as a picture, PNG, 1080 × 1350. Rejects when the browser draws none. */
export const drawSlip = (slip: Slip): Promise<Blob> =>
  drawOnPaper(JSON.stringify(slip), (pen) => {
    drawHead(pen, slip);
    drawSum(pen, slip);
    drawFoot(pen, slip);
  });

/** A picture on the paper of the slip; `text` is all that stands on it. Rejects when the browser draws none. */
export async function drawOnPaper(text: string, draw: (pen: Pen) => void): Promise<Blob> {
  await facesReady(text);
  const canvas = canvasInPage();
  try {
    // Keeps the pixels in main memory: reading them back from the GPU takes a slow phone as long as encoding them.
    const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing');
    const pen = penFor(context);
    drawPaper(pen);
    draw(pen);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!picture) throw new Error('This browser makes no picture');
    return picture;
  } finally {
    canvas.remove();
  }
}

function drawHead(pen: Pen, { institute, purpose, bank, code, number }: Slip) {
  pen.write(institute, { at: [540, 214], size: 52, face: 'heading', align: 'center', width });
  pen.write(purpose, { at: [540, 262], size: 34, color: inks.muted, align: 'center', width });
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
  const { size } = pen.write(total.head + total.tail, { ...amount, size: usualSize, width, color: inks.white });
  const { end } = pen.write(total.head, { ...amount, size });
  const tail = pen.write(total.tail, { ...amount, at: [end, 764], size, color: total.marked ? inks.gold : inks.ink });
  if (total.marked) for (const y of [782, 794]) pen.block([end + 4, y, tail.end - end - 8, 4], inks.gold);
  // Two lines of the usual size; a longer amount takes three smaller ones.
  const usual = [500, 600, 700, width].map((most) => pen.wrapped(inWords, 33, most)).find(({ length }) => length <= 2);
  const [lines, step, small] = usual ? [usual, 42, 33] : [pen.wrapped(inWords, 28, width), 34, 28];
  for (const [index, line] of lines.entries())
    pen.write(line, { at: [left, (small === 28 ? 836 : 850) + index * step], size: small, color: inks.muted });
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
