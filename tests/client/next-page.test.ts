import { afterEach, describe, expect, test, vi } from 'vitest';
import { leaving } from '../../src/client/protocol.ts';
import { cancelPrefetchOnSaveData, showNavigationProgress } from '../../src/client/next-page.ts';
import { FakeElement, fakePage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('leaving', () => {
  const link = new FakeElement('a', { href: '/about' });
  const visit = (properties: object) => {
    const page = fakePage();
    showNavigationProgress();
    page.send('click', { target: link, ...properties });
    return { on: page.root.hasAttribute(leaving), page };
  };

  test.each<[string, object, boolean]>([
    ['a link to a page', {}, true],
    ['what stands in one', { target: new FakeElement('b').in(link) }, true],
    ['a link elsewhere', { target: new FakeElement('a', { href: 'https://lain.id' }) }, false],
    ['a new tab', { ctrlKey: true }, false],
    ['a new tab on a Mac', { metaKey: true }, false],
    ['a new window', { shiftKey: true }, false],
    ['one that the application follows', { defaultPrevented: true }, false],
    ['no element', { target: {} }, false],
  ])('%s: %s', (_what, properties, on) => expect(visit(properties).on).toBe(on));

  test('Back from the browser’s memory takes the sign away', () => {
    const { page } = visit({});
    page.send('pageshow');
    expect(page.root.hasAttribute(leaving)).toBe(false);
  });

  test.each<[unknown, string[]]>([
    [{ saveData: true, effectiveType: '4g' }, ['remove']],
    [{ saveData: false, effectiveType: '2g' }, ['remove']],
    [{ effectiveType: 'slow-2g' }, ['remove']],
    [{ effectiveType: '3g' }, ['remove']],
    [{ saveData: false, effectiveType: '4g' }, []],
    [{}, []],
    [undefined, []],
  ])('what is fetched ahead with %j: %j', (connection, acts) => {
    const rules = new FakeElement('script', { type: 'speculationrules' });
    fakePage(rules);
    vi.stubGlobal('navigator', { connection });
    cancelPrefetchOnSaveData();
    expect(rules.acts).toEqual(acts);
  });

  test('a page without rules has none to take away', () => {
    fakePage();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(cancelPrefetchOnSaveData).not.toThrow();
  });
});
