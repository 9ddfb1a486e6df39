import { expect, test, vi } from 'vitest';
import { guardMessages } from '../../studio/preview/guard-messages.ts';

const studio = 'http://localhost:3333';
/** The window that opened or framed the preview. */
const owner = {};
const otherWindow = {};

test.each([
  ['the Studio', studio, owner, true],
  ['a foreign page that opened it', 'https://evil.example', owner, false],
  ['another window of the Studio’s origin', studio, otherWindow, false],
  ['the page itself', studio, 'itself', false],
  ['no window', studio, null, false],
] as const)('the preview takes a message of %s only if that is the Studio', async (_who, origin, from, isTaken) => {
  for (const isFramed of [false, true]) {
    const page = new EventTarget() as Window;
    Object.assign(page, isFramed ? { opener: null, parent: owner } : { opener: owner, parent: page });
    const [resolved, received] = [vi.fn(), vi.fn()];
    const first = guardMessages(studio, page).then(resolved);
    page.addEventListener('message', received);
    page.dispatchEvent(Object.assign(new Event('message'), { origin, source: from === 'itself' ? page : from }));
    if (isTaken) await first;
    expect([received.mock.calls.length, resolved.mock.calls.length]).toEqual(isTaken ? [1, 1] : [0, 0]);
  }
});
