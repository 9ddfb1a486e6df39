import { afterEach, describe, expect, test, vi } from 'vitest';
import { arrived, leaving, planId, scrolled, stateless } from '../../src/protocol.ts';
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
    await import('../../src/start/head.ts');
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
    plan.textContent = JSON.stringify({ modules: [], content: [], when: 'intent' });
    const rules = new FakeElement('script', { type: 'speculationrules' });
    const radio = new FakeElement('input', { name: 'jenis', value: 'wakaf' }).in(new FakeElement('form'));
    const page = fakePage(plan, rules, radio, new FakeElement('div', { id: 'start-failed' }));
    vi.stubGlobal('history', { state: { usr: 1 }, replaceState: vi.fn() });
    vi.stubGlobal('location', { search: '?jenis=wakaf', pathname: '/a', reload: vi.fn() });
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await script();
    return { page, rules, radio };
  };

  test.each([
    ['body', () => import('../../src/start/body.ts'), ['remove'], false],
    ['giving-body', () => import('../../src/start/giving-body.ts'), [], true],
  ] as const)('%s holds acts, tells of leaving, mends entries', async (_name, script, spared, chosen) => {
    const { page, rules, radio } = await load(script);
    expect([rules.acts, radio.checked]).toEqual([spared, chosen]);
    expect(page.send('submit', { target: new FakeElement('form').in(new FakeElement('main')), submitter: null })).toBe(
      false,
    );
    page.send('click', { target: new FakeElement('a', { href: '/b' }) });
    expect(page.root.hasAttribute(leaving)).toBe(true);
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: null, replaceState });
    page.send('popstate');
    expect(replaceState).toHaveBeenCalledWith({ usr: 1 }, '');
  });
});
