import { expect, test, vi } from 'vitest';
import { studioSpoke } from '../../studio/preview/guard.ts';

/**
 * Nobody but the Studio tells the preview what to show. Who may frame the preview and the site:
 * tests/publish/host/security-headers.test.ts, tests/output/headers.check.ts.
 */
const studio = 'http://localhost:3333';
const [keeper, stranger] = [new MessageChannel().port1, new MessageChannel().port1];

test.each<[string, string, MessagePort | null, boolean]>([
  ['the Studio', studio, keeper, true],
  ['a foreign page that opened it', 'https://evil.example', keeper, false],
  ['another window of the Studio’s origin', studio, stranger, false],
  ['nobody', studio, null, false],
])('a message of %s', async (_who, origin, source, isHeard) => {
  // Opened, and framed.
  for (const place of [{ opener: keeper }, { opener: null, parent: keeper }]) {
    const page = Object.assign(new EventTarget(), place) as unknown as Window;
    const [spoke, heard] = [vi.fn(), vi.fn()];
    const speaks = studioSpoke(studio, page).then(spoke);
    page.addEventListener('message', heard);
    page.dispatchEvent(new MessageEvent('message', { origin, source }));
    if (isHeard) await speaks;
    expect([heard.mock.calls.length, spoke.mock.calls.length]).toEqual(isHeard ? [1, 1] : [0, 0]);
  }
});
