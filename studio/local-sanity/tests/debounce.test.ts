import { expect, test, vi } from 'vitest';
import { debounce } from '../debounce.ts';

test('a burst makes one run, a call during a run makes one more, and two never overlap', async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  let runs = 0;
  const call = debounce(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    running -= 1;
    runs += 1;
  }, 100);
  for (let i = 0; i < 10; i += 1) void call();
  await vi.advanceTimersByTimeAsync(500);
  for (let i = 0; i < 10; i += 1) void call();
  await vi.advanceTimersByTimeAsync(5000);
  expect([runs, most]).toEqual([2, 1]);
  void call();
  await vi.advanceTimersByTimeAsync(5000);
  expect([runs, most]).toEqual([3, 1]);
  vi.useRealTimers();
});

test('calls without a pause do not delay the run for ever', async () => {
  vi.useFakeTimers();
  const task = vi.fn(async () => {});
  const call = debounce(task, 100);
  for (let i = 0; i < 100; i += 1) {
    void call();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(task.mock.calls.length).toBeGreaterThan(20);
  vi.useRealTimers();
});

test('the promise of a call resolves after the run that covers it', async () => {
  let written = 0;
  let now = 1;
  const call = debounce(async () => {
    const seen = now;
    await new Promise((resolve) => setTimeout(resolve, 5));
    written = seen;
  }, 0);
  await call();
  expect(written).toBe(1);
  void call();
  now = 2;
  await call();
  expect(written).toBe(2);
});
