import { describe, expect, test } from 'vitest';
import { isFileName, isLargeEnough, isTooLarge, sizeLimitText, shownPart } from '../../src/content/picture-places.ts';

const tall = { width: 900, height: 1600 };

describe('the visible part of a picture, in px of the original', () => {
  test.each([
    ['all of it, without crop and ratio', {}, { left: 0, top: 0, width: 900, height: 1600 }],
    ['the middle, at 4:5', { ratio: 0.8 }, { left: 0, top: 238, width: 900, height: 1125 }],
    ['around the focus', { ratio: 0.8, hotspot: { x: 0.5, y: 0.4 } }, { left: 0, top: 78, width: 900, height: 1125 }],
    ['not beyond the edge', { ratio: 0.8, hotspot: { x: 1, y: 1 } }, { left: 0, top: 475, width: 900, height: 1125 }],
    [
      'inside the crop',
      { ratio: 0.8, crop: { top: 0.1, bottom: 0.4, left: 0, right: 0 }, hotspot: { x: 0.1, y: 0.9 } },
      { left: 0, top: 160, width: 640, height: 800 },
    ],
    [
      'the crop alone',
      { crop: { top: 0.25, bottom: 0.25, left: 0, right: 0.5 } },
      { left: 0, top: 400, width: 450, height: 800 },
    ],
  ])('of a tall picture: %s', (_name, framing, part) => expect(shownPart({ ...tall, ...framing })).toEqual(part));

  test('of a wide picture: around the focus, from the edge of the crop', () => {
    const framing = { crop: { top: 0, bottom: 0, left: 0.25, right: 0 }, hotspot: { x: 0, y: 0 } };
    const part = { left: 400, top: 0, width: 720, height: 900 };
    expect(shownPart({ width: 1600, height: 900, ratio: 0.8, ...framing })).toEqual(part);
  });

  test('a picture with the aspect ratio of its place is not cropped', () => {
    expect(shownPart({ width: 960, height: 720, ratio: 4 / 3 })).toEqual({ left: 0, top: 0, width: 960, height: 720 });
  });
});

test('the smallest size applies to what remains after cropping', () => {
  expect(isLargeEnough(tall, 'portrait')).toBe(true);
  expect(isLargeEnough({ width: 479, height: 900 }, 'portrait')).toBe(false);
  expect(isLargeEnough({ ...tall, crop: { top: 0, bottom: 0, left: 0.5, right: 0 } }, 'portrait')).toBe(false);
});

test('an app screen, which is not cropped, must be both wide and tall enough', () => {
  const sizes = [
    [540, 960],
    [539, 2000],
    [2000, 959],
  ] as const;
  expect(sizes.map(([width, height]) => isLargeEnough({ width, height }, 'screen'))).toEqual([true, false, false]);
});

test('a picture is too large when one side or its number of pixels is', () => {
  const good = ['10000 × 4000', '4000 × 10000', '6400 × 6250'];
  const bad = ['10001 × 1', '1 × 10001', '10000 × 4001', '6401 × 6250'];
  const sizeOf = (text: string) => {
    const [width = 0, height = 0] = text.split(' × ').map(Number);
    return { width, height };
  };
  expect([...good, ...bad].filter((text) => isTooLarge(sizeOf(text)))).toEqual(bad);
  expect(sizeLimitText).toBe('paling besar 10000 piksel per sisi dan 40 megapiksel');
});

test.each([
  ['potret-ahmad.jpg', true],
  ['IMG_2041', true],
  ['dsc12', true],
  ['Layar IMG_2041', false],
  ['Seorang laki-laki berpeci tersenyum', false],
  [' Foto.JPEG ', true],
  ['Berkas .png dibuka', false],
])('“%s” as alternative text is a mere file name: %s', (alt, expected) => expect(isFileName(alt)).toBe(expected));
