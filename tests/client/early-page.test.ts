import { afterEach, describe, expect, test, vi } from 'vitest';
import { chosenType, earlyHeadingId, ready, stateless } from '../../src/client/protocol.ts';
import { chooseAsAsked, nameEarlyHeading, reloadOnBack } from '../../src/client/early-giving.ts';
import { FakeElement, fakePage } from './fake-page.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the type that a link asks for', () => {
  const form = new FakeElement('form');
  const radios = () => ['donasi', 'wakaf'].map((value) => new FakeElement('input', { name: 'jenis', value }).in(form));

  test.each([
    ['?jenis=wakaf', 'wakaf'],
    ['?jenis=hibah', 'donasi'],
    ['', 'donasi'],
  ])('%s: %s', (search, type) => {
    const [donasi, wakaf] = radios() as [FakeElement, FakeElement];
    donasi.checked = true;
    // Of two radios of a form one is chosen: the last that was.
    fakePage(donasi, wakaf);
    vi.stubGlobal('location', { search });
    chooseAsAsked();
    expect(wakaf.checked).toBe(type === 'wakaf');
    expect(form.attributes[chosenType]).toBe(type);
  });

  test('what is chosen afterwards is said on the form; other fields, and a radio that is not chosen, say nothing', () => {
    const [donasi, wakaf] = radios() as [FakeElement, FakeElement];
    donasi.checked = true;
    const page = fakePage(donasi, wakaf);
    vi.stubGlobal('location', { search: '' });
    chooseAsAsked();
    const preset = new FakeElement('input', { name: 'nominal-pilihan', value: '50000' }).in(form);
    preset.checked = true;
    page.send('change', { target: preset });
    page.send('change', { target: wakaf });
    expect(form.attributes[chosenType]).toBe('donasi');
    wakaf.checked = true;
    page.send('change', { target: wakaf });
    expect(form.attributes[chosenType]).toBe('wakaf');
  });
});

test('the other heading of the confirmation counts where it has no details', () => {
  const heading = new FakeElement('p', { id: earlyHeadingId });
  const { root } = fakePage(heading);
  nameEarlyHeading();
  expect(heading.attributes).toEqual({ id: earlyHeadingId });
  root.toggleAttribute(stateless, true);
  nameEarlyHeading();
  expect(heading.attributes).toEqual({ id: earlyHeadingId, role: 'heading', 'aria-level': '1' });
  const { root: form } = fakePage();
  form.toggleAttribute(stateless, true);
  expect(nameEarlyHeading).not.toThrow();
});

test('Back to another page than the one that is shown loads it, until the application shows it', () => {
  const page = fakePage();
  const location = { pathname: '/donation', reload: vi.fn() };
  vi.stubGlobal('location', location);
  reloadOnBack();
  page.send('popstate');
  expect(location.reload).not.toHaveBeenCalled();
  location.pathname = '/donation-confirmation';
  page.send('popstate');
  expect(location.reload).toHaveBeenCalledOnce();
  page.send(ready);
  page.send('popstate');
  expect(location.reload).toHaveBeenCalledOnce();
});
