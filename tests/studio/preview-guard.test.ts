import { expect, test, vi } from 'vitest';
import { waitForStudio } from '../../studio/preview/guard.ts';

/**
 * Nobody but the Studio tells the preview what to show. Who may frame the preview and the site:
 * tests/publish/host/security-headers.test.ts, tests/output/headers.check.ts.
 */
const studio = 'http://localhost:3333';
const [keeper, stranger, itself] = [{}, {}, 'itself'];

test.each([
  ['the Studio', studio, keeper, true],
  ['a foreign page that opened it', 'https://evil.example', keeper, false],
  ['another window of the Studio’s origin', studio, stranger, false],
  ['the page itself', studio, itself, false],
  ['nobody', studio, null, false],
] as const)('a message of %s', async (_who, origin, from, isHeard) => {
  for (const isFramed of [false, true]) {
    const page = new EventTarget() as Window;
    Object.assign(page, isFramed ? { opener: null, parent: keeper } : { opener: keeper, parent: page });
    const [spoke, heard] = [vi.fn(), vi.fn()];
    const speaks = waitForStudio(studio, page).then(spoke);
    page.addEventListener('message', heard);
    page.dispatchEvent(Object.assign(new Event('message'), { origin, source: from === itself ? page : from }));
    if (isHeard) await speaks;
    expect([heard.mock.calls.length, spoke.mock.calls.length]).toEqual(isHeard ? [1, 1] : [0, 0]);
  }
});
