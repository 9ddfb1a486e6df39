import { describe, expect, test } from 'vitest';
import type { SanityDocument } from '../../../src/publish/documents/sanity-document.ts';
import { documentProblems } from '../../../src/publish/documents/document-rules.ts';
import { prepareRelease, releaseProblems } from '../../../src/publish/gates/release-gates.ts';
import { textApprovals } from '../../../src/publish/gates/text-gates.ts';
import { releasable, releaseEnv, withValue } from '../releasable.ts';
import { aroundTheMoney, attempts } from './attempts.ts';
import { honest } from './honest.ts';

/** Every reason of a release, and of every build. */
const problems = (documents: SanityDocument[], env: object = {}) => [
  ...documentProblems(documents),
  ...releaseProblems(documents, { ...releaseEnv, ...env }),
];

test('content that everybody approved passes', () => {
  expect(problems(releasable)).toEqual([]);
});

describe('content outside the approved groups cannot show another payee to the public', () => {
  test.each(attempts)('$kind: $name', ({ documents, document, field }) => {
    const lines = problems(documents);
    const line = lines.find((one) => one.startsWith('Dokumen ') && one.includes(document) && one.includes(field));
    expect(line, lines.join('\n')).toMatch(/hapus|ganti|ketik|tulis|perbaiki|matikan|sisakan|minta|harus punya/i);
  });
});

describe('texts around the payment are shown as approved', () => {
  const { record } = prepareRelease(releasable, releaseEnv, { last: null });

  test.each(aroundTheMoney)('$name', ({ documents }) => {
    const held = prepareRelease(documents, releaseEnv, { last: record });
    expect(held.problems).toEqual([]);
    expect(held.waiting).toHaveLength(1);
    expect(JSON.stringify(held.documents)).not.toContain('Nomor di atas sudah diganti');
  });
});

describe('honest copy passes', () => {
  const place = (text: string) => withValue('homePage', 'hero.lead', text);
  const refused = honest.filter((text) => problems(place(text)).length > 0);

  test('of a hundred texts at most five need an approval', () => {
    expect(honest.length).toBeGreaterThanOrEqual(100);
    expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(honest.length * 0.05);
  });

  test('the message for those five says what to do, and they pass once approved in their place', () => {
    for (const text of refused) {
      const documents = place(text);
      expect(problems(documents)).toEqual([expect.stringContaining('npm run payee:fingerprint')]);
      const own = textApprovals(documents).map(({ fingerprint }) => fingerprint);
      const env = { APPROVED_PAYEES: [releaseEnv.APPROVED_PAYEES, ...own].join() };
      expect(problems(documents, env)).toEqual([]);
      expect(problems(withValue('homePage', 'closing.text', text), env)).toHaveLength(1);
    }
  });
});

test('a text of 100 kB costs less than a second', () => {
  for (const piece of ['a.', '1.', 'a', '1 ', '- ', 'satu ', '@a', '{', 'rekening 1 ', '12:00 ', '1,', 'isbn 978']) {
    const documents = withValue('homePage', 'hero.lead', piece.repeat(100_000 / piece.length));
    const start = process.threadCpuUsage();
    problems(documents);
    expect(process.threadCpuUsage(start).user / 1000, piece).toBeLessThan(1000);
  }
});
