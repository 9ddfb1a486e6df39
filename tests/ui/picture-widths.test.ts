import { expect, test } from 'vitest';
import { pictureWidths } from '../../src/ui/picture-widths.ts';

test.each([
  [780, [240, 360, 480, 780]],
  [2000, [240, 360, 480, 780]],
  [720, [240, 360, 480, 720]],
  [240, [240]],
  [100, [100]],
])('a picture of %i px is encoded in %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});
