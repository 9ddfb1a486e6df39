import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '../../src/ui/copy-text.ts';
import { freePlace } from '../../src/ui/free-place.ts';
import { pictureWidths } from '../../src/ui/picture-widths.ts';
import { currentToast, dismissToast } from '../../src/ui/toast.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast(currentToast()?.id ?? 0);
});

describe('copy', () => {
  test('says so only when the clipboard took the value', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const select = vi.fn();
    expect(await copyText({ value: '420427', near: 'nomor', select })).toBe(true);
    expect(writeText).toHaveBeenCalledWith('420427');
    expect(currentToast()).toMatchObject({
      title: 'Berhasil Disalin!',
      description: '420427 telah disalin ke clipboard.',
    });
    expect(select).not.toHaveBeenCalled();
  });

  test.each([
    ['missing', {}],
    [
      'rejecting',
      {
        clipboard: {
          writeText: async () => {
            throw new Error('no');
          },
        },
      },
    ],
  ])('clipboard %s: selected for copying by hand', async (_name, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const select = vi.fn();
    expect(await copyText({ value: '420427', near: 'nomor', select })).toBe(false);
    expect(select).toHaveBeenCalledOnce();
    expect(currentToast()).toMatchObject({ title: 'Gagal Menyalin', tone: 'danger' });
  });
});

test.each([
  [780, [240, 360, 480, 780]],
  [2000, [240, 360, 480, 780]],
  [720, [240, 360, 480, 720]],
  [240, [240]],
  [100, [100]],
])('a picture of %i px is encoded in %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

describe('free place', () => {
  const box = { left: 300, top: 700, right: 356, bottom: 756 };
  const steps = { step: 8, limit: 200 };

  test('stays where nothing is under it', () => {
    expect(freePlace(box, [{ left: 0, top: 700, right: 299, bottom: 756 }], steps)).toBe(0);
  });

  test('moves up to the first free place', () => {
    expect(freePlace(box, [{ left: 0, top: 720, right: 400, bottom: 800 }], steps)).toBe(40);
  });

  test('is away when nothing is free', () => {
    expect(freePlace(box, [{ left: 0, top: 0, right: 400, bottom: 800 }], steps)).toBeNull();
  });
});
