import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleButtons } from '../../src/client/buttons.ts';
import { applyStoredTheme, followOtherTabs } from '../../src/client/theme.ts';
import { FakeElement, fakePage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('theme', () => {
  const dark = { classes: true, bar: '#0B1512' };
  const light = { classes: false, bar: '#F4EEE1' };
  let bar: FakeElement;
  let page: ReturnType<typeof fakePage>;
  const shown = () => ({ classes: page.root.classList.contains('dark'), bar: bar.content });

  beforeEach(() => {
    bar = new FakeElement('meta', { name: 'theme-color' });
    bar.content = dark.bar;
    page = fakePage(bar);
  });

  test.each([
    [{ theme: 'light' }, light],
    [{ theme: 'dark' }, dark],
    [{}, dark],
    [{ theme: '{"light":1}' }, dark],
  ])('stored %j: %j', (storage, expected) => {
    vi.stubGlobal('localStorage', storage);
    applyStoredTheme();
    expect(shown()).toEqual(expected);
  });

  test('storage that is forbidden leaves it dark, and the button works all the same', () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', new Proxy({}, { get: forbidden, set: forbidden }));
    applyStoredTheme();
    expect(shown()).toEqual(dark);
    handleButtons();
    page.send('click', { target: new FakeElement('button', { 'data-theme-toggle': '' }) });
    expect(shown()).toEqual(light);
  });

  test('the button turns it, and keeps it', () => {
    const storage: { theme?: string } = {};
    vi.stubGlobal('localStorage', storage);
    handleButtons();
    const press = () => page.send('click', { target: new FakeElement('button', { 'data-theme-toggle': '' }) });
    press();
    expect([shown(), storage.theme]).toEqual([light, 'light']);
    press();
    expect([shown(), storage.theme]).toEqual([dark, 'dark']);
  });

  test('another tab that turns light or dark is followed; what else it stores is not', () => {
    followOtherTabs();
    page.send('storage', { key: 'theme', newValue: 'light' });
    expect(shown()).toEqual(light);
    page.send('storage', { key: 'lain', newValue: 'dark' });
    expect(shown()).toEqual(light);
    page.send('storage', { key: 'theme', newValue: null });
    expect(shown()).toEqual(dark);
  });
});

test('buttons open and close the dialog that they name, and nothing else does', () => {
  const dialog = new FakeElement('dialog', { id: 'menu' });
  const page = fakePage(dialog);
  handleButtons();
  page.send('click', { target: new FakeElement('svg').in(new FakeElement('button', { 'data-opens': 'menu' })) });
  page.send('click', { target: new FakeElement('button', { 'data-closes': 'menu' }) });
  page.send('click', { target: new FakeElement('button') });
  page.send('click', { target: {} });
  expect(dialog.acts).toEqual(['open', 'close']);
  expect(page.root.classList.contains('dark')).toBe(true);
});
