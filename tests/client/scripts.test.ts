import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrived, earlyHeadingId, leaving, planId, scrolled, stateless } from '../../src/client/protocol.ts';
import { FakeElement, fakePage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the head of every page', () => {
  const load = async (state: unknown, navigation?: object) => {
    vi.resetModules();
    const page = fakePage(new FakeElement('meta', { name: 'theme-color' }));
    vi.stubGlobal('history', { state });
    vi.stubGlobal('navigation', navigation);
    vi.stubGlobal('localStorage', { theme: 'light' });
    vi.stubGlobal('scrollY', 0);
    await import('../../src/client/head.ts');
    return page;
  };

  test('says whether there are details, and whether one came from another page', async () => {
    expect((await load(null)).root.attributes).toEqual({ [stateless]: '' });
    expect((await load({ usr: { total: 1 } })).root.attributes).toEqual({});
    expect((await load(null, { activation: { from: {} } })).root.attributes).toEqual({
      [stateless]: '',
      [arrived]: '',
    });
    expect((await load(null, {})).root.hasAttribute(arrived)).toBe(false);
    expect((await load(null, { activation: { from: null } })).root.hasAttribute(arrived)).toBe(false);
  });

  test.each(['scroll', 'DOMContentLoaded'])('%s: the header is solid beyond 20 px', async (type) => {
    const page = await load(null);
    const solidAt = (y: number) => {
      vi.stubGlobal('scrollY', y);
      page.send(type);
      return page.root.hasAttribute(scrolled);
    };
    expect([solidAt(21), solidAt(20), solidAt(0)]).toEqual([true, false, false]);
  });

  test('has the theme, its button and the other tabs', async () => {
    const page = await load(null);
    const isDark = () => page.root.classList.contains('dark');
    expect(isDark()).toBe(false);
    page.send('click', { target: new FakeElement('button', { 'data-theme-toggle': '' }) });
    expect(isDark()).toBe(true);
    page.send('storage', { key: 'theme', newValue: 'light' });
    expect(isDark()).toBe(false);
  });
});

describe('the end of every page', () => {
  const load = async (script: () => Promise<unknown>) => {
    vi.resetModules();
    const plan = new FakeElement('script', { id: planId });
    plan.textContent = JSON.stringify({ file: '/assets/start.js', when: 'intent' });
    const rules = new FakeElement('script', { type: 'speculationrules' });
    const radio = new FakeElement('input', { name: 'jenis', value: 'wakaf' }).in(new FakeElement('form'));
    const over = new FakeElement('p', { 'data-until': '2020-01-01T00:00:00Z' });
    over.hidden = false;
    const heading = new FakeElement('p', { id: earlyHeadingId });
    const page = fakePage(plan, rules, radio, over, heading, new FakeElement('div', { id: 'start-failed' }));
    page.root.toggleAttribute(stateless, true);
    const asked = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('fetch', asked);
    const location = { search: '?jenis=wakaf', pathname: '/a', reload: vi.fn() };
    vi.stubGlobal('location', location);
    vi.stubGlobal('history', { state: { usr: 1 }, replaceState: vi.fn() });
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await script();
    return { page, rules, radio, over, heading, location, asked };
  };

  test.each([
    ['body', () => import('../../src/client/body.ts'), ['remove'], false],
    ['giving-body', () => import('../../src/client/giving-body.ts'), [], true],
  ] as const)('%s keeps the time, starts at an act, holds acts, tells of leaving, mends entries', async (...row) => {
    const [, script, spared, giving] = row;
    const { page, rules, radio, over, heading, location, asked } = await load(script);
    expect([rules.acts, over.hidden]).toEqual([spared, true]);
    expect([radio.checked, heading.hasAttribute('role')]).toEqual([giving, giving]);
    const form = new FakeElement('form').in(new FakeElement('main'));
    expect(asked).not.toHaveBeenCalled();
    page.send('keydown', { target: form });
    expect(asked).toHaveBeenCalledOnce();
    expect(page.send('submit', { target: form, submitter: null })).toBe(false);
    page.send('click', { target: new FakeElement('a', { href: '/b' }) });
    expect(page.root.hasAttribute(leaving)).toBe(true);
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    location.pathname = '/b';
    page.send('popstate');
    expect(replaceState).toHaveBeenCalledWith({ usr: 1 }, '');
    expect(location.reload).toHaveBeenCalledTimes(giving ? 1 : 0);
    over.hidden = false;
    page.send('visibilitychange');
    expect(over.hidden).toBe(true);
  });
});
