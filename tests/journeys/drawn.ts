import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paymentWords } from '../../src/payment-words.ts';
import { expect } from './site.ts';

/** A text drawn on a canvas: its position and width. */
interface Drawn {
  /** The number of the canvas: a page draws several pictures. */
  picture: number;
  text: string;
  left: number;
  right: number;
}
type Recorded = Window & { drawn: Drawn[] };

/** Records every text that the page draws on a canvas. */
export const record = (page: Page) =>
  page.addInitScript(() => {
    const pictures: CanvasRenderingContext2D[] = [];
    Object.assign(window, { drawn: [] });
    const { prototype } = CanvasRenderingContext2D;
    const write = Object.getOwnPropertyDescriptor(prototype, 'fillText')?.value as CanvasText['fillText'];
    prototype.fillText = function (text: string, x: number, y: number) {
      const { width } = this.measureText(text);
      if (!pictures.includes(this)) pictures.push(this);
      const picture = pictures.indexOf(this);
      const left = x - { left: 0, start: 0, center: width / 2, right: width, end: width }[this.textAlign];
      (window as unknown as Recorded).drawn.push({ picture, text, left, right: left + width });
      write.call(this, text, x, y);
    };
  });

/** Presses a button that saves a picture. Returns the file, and the texts that were drawn since the press. */
export async function savePicture(page: Page, name: string) {
  await page.evaluate(() => ((window as unknown as Recorded).drawn = []));
  const saved = page.waitForEvent('download');
  const button = page.getByRole('button', { name });
  await button.click();
  const file = await saved;
  const drawn = await page.evaluate(() => (window as unknown as Recorded).drawn);
  // Web views of apps download nothing: there a donor saves the shown picture by a long press.
  const dialog = page.getByRole('dialog', { name: paymentWords.keep.saved.title });
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button').click();
  await expect(button).toBeFocused();
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()), drawn };
}
