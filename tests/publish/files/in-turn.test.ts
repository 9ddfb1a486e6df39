import { expect, test } from 'vitest';
import { inTurn } from '../../../src/publish/files/in-turn.ts';

test('so many at once and no more, each of them once', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  await inTurn([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    done.push(item);
  });
  expect(most).toBe(3);
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('a failure is thrown, and nothing new is begun', async () => {
  const begun: number[] = [];
  const failing = inTurn([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    await Promise.resolve();
    throw new Error(`no ${item}`);
  });
  await expect(failing).rejects.toThrow('no 1');
  expect(begun).toEqual([1, 2]);
});
