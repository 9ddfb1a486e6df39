import { expect, test } from 'vitest';
import { clockProblem } from '../../../src/publish/documents/clock.ts';

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

test.each([
  ['24T03:00:00', '24T02:00:00', '24T03:00:00', undefined],
  ['24T03:00:00', '24T03:00:59', '24T03:00:59', undefined],
  ['24T03:00:00', '24T03:01:01', '24T03:01:01', /sebelum konten yang terbaru \(2026-11-24T03:01:01/],
  ['25T02:59:00', '24T02:00:00', '24T03:00:00', undefined],
  ['25T03:00:01', '24T02:00:00', '24T03:00:00', /server konten 2026-11-24T03:00:00.*Setel jamnya/],
  ['24T03:00:00', 'tidak ada', 'tidak ada', undefined],
])('a machine at %s, content of %s, a server at %s: %s', (now, updated, server, refusal) => {
  const problem = clockProblem({ now: at(now), updated: at(updated), server: at(server) });
  if (refusal) expect(problem).toMatch(refusal);
  else expect(problem).toBeUndefined();
});
