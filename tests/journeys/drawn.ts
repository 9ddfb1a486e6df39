import type { Page } from '@playwright/test';

/** A text drawn on a canvas: its position and width. */
interface Drawn {
  /** The number of the canvas: a page draws several pictures. */
  picture: number;
  text: string;
  left: number;
  right: number;
}
export type Recorded = Window & { drawn: Drawn[] };

/** Records every text that the page draws on a canvas. */
export const record = (page: Page) =>
  page.addInitScript(() => {
    const drawn: Drawn[] = [];
    const pictures: CanvasRenderingContext2D[] = [];
    Object.assign(window, { drawn });
    const { prototype } = CanvasRenderingContext2D;
    const write = Object.getOwnPropertyDescriptor(prototype, 'fillText')?.value as CanvasText['fillText'];
    prototype.fillText = function (text: string, x: number, y: number) {
      const { width } = this.measureText(text);
      if (!pictures.includes(this)) pictures.push(this);
      const picture = pictures.indexOf(this);
      const left = x - { left: 0, start: 0, center: width / 2, right: width, end: width }[this.textAlign];
      drawn.push({ picture, text, left, right: left + width });
      write.call(this, text, x, y);
    };
  });
