import { expect, test } from 'vitest';
import { proofProblem } from '../../src/transaction/proof-problem.ts';

test.each<[name: string, file: { type: string; size: number }, problem: string | null]>([
  ['a photo', { type: 'image/jpeg', size: 1000 }, null],
  ['a PDF of 5 MB', { type: 'application/pdf', size: 5 * 1024 * 1024 }, null],
  ['a PDF of a byte more', { type: 'application/pdf', size: 5 * 1024 * 1024 + 1 }, 'tooLarge'],
  ['an empty file', { type: 'image/png', size: 0 }, 'empty'],
  ['a program', { type: 'application/x-msdownload', size: 5 }, 'wrongType'],
  ['no media type', { type: '', size: 5 }, 'wrongType'],
  ['a media type that contains an allowed one', { type: 'text/image/png', size: 5 }, 'wrongType'],
  ['an allowed media type with a parameter', { type: 'image/png;x', size: 5 }, 'wrongType'],
])('the proof of transfer is checked: %s', (_name, file, problem) => {
  expect(proofProblem(file)).toBe(problem);
});
