import '@fontsource-variable/alegreya/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import { drawOnPaper, drawSum, inks } from 'site/sections/give/draw-slip.ts';
import { splitAmount } from 'site/transaction/rupiah.ts';
import type { Receipt } from './receipt.ts';

const [left, right, width] = [112, 968, 856] as const;

/** Draws the receipt on the slip's paper, as a PNG of 1080 × 1350 px. */
export const drawReceipt = (receipt: Receipt): Promise<Blob> =>
  drawOnPaper(receipt, (pen) => {
    const { number, institute, name, purpose, amount, source, thanks } = receipt;
    const label = { size: 34, color: inks.muted, width };
    pen.write(institute, { at: [540, 214], size: 52, face: 'heading', align: 'center', width });
    pen.write('Tanda terima', { ...label, at: [540, 262], align: 'center' });
    pen.block([left, 297, width, 2], inks.rule);
    pen.write('Sudah kami terima dari', { ...label, at: [left, 352] });
    pen.write(name, { at: [left, 412], size: 54, face: 'heading', width });
    pen.write('Untuk', { ...label, at: [left, 472] });
    pen.write(purpose, { at: [left, 522], size: 44, face: 'strong', width });
    drawSum(pen, { total: { label: 'Sejumlah', ...splitAmount(amount), endsInCode: false }, inWords: receipt.inWords });
    pen.write('Nomor', { ...label, at: [left, 982] });
    pen.write(number, { at: [right, 982], size: 40, face: 'strong', align: 'right', width: 640 });
    for (let x: number = left; x < right; x += 10) pen.block([x, 1013, 3, 3], inks.rule);
    pen.write(source, { at: [left, 1068], size: 36, width });
    pen.block([left, 1147, width, 2], inks.rule);
    pen.write(thanks, { at: [left, 1204], size: 36, width });
  });
