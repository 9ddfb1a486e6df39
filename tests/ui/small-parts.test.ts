import { describe, expect, test } from 'vitest';
import { freePlace } from '../../src/sections/keep-clear.ts';
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

describe('free place for the help button', () => {
  const box = { left: 300, top: 700, right: 356, bottom: 756 };

  test('keeps the button where it covers nothing', () => {
    expect(freePlace(box, [{ left: 0, top: 700, right: 299, bottom: 756 }])).toBe(0);
  });

  test('moves the button up to the first free place', () => {
    expect(freePlace(box, [{ left: 0, top: 720, right: 400, bottom: 800 }])).toBe(36);
  });

  test('hides the button when no place is free', () => {
    expect(freePlace(box, [{ left: 0, top: 0, right: 400, bottom: 800 }])).toBeNull();
  });
});
