import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listening, planId, ready } from '../../src/client/protocol.ts';
import { FakeElement, fakePage } from './fake-page.ts';

let page: ReturnType<typeof fakePage>;
const startFor = vi.fn<(form: HTMLFormElement) => void>();

beforeEach(async () => {
  const plan = new FakeElement('script', { id: planId });
  plan.textContent = '{}';
  page = fakePage(plan);
  startFor.mockReset();
  const { replayEarlyClicks } = await import('../../src/client/replay-early-clicks.ts');
  replayEarlyClicks(startFor);
});
afterEach(() => vi.unstubAllGlobals());

const plainButton = () => new FakeElement('button', { type: 'button' });
const submitOf = (form: FakeElement) => new FakeElement('button').in(form);

describe('a click before the application runs', () => {
  test('is done again once it does, and only once', () => {
    const button = plainButton();
    const icon = new FakeElement('svg').in(button);
    page.send('click', { target: icon });
    page.send('click', { target: button });
    expect(button.acts).toEqual([]);
    page.send(ready);
    page.send(ready);
    expect(button.acts).toEqual(['click', 'click']);
  });

  test('is dropped when the start fails', () => {
    const button = plainButton();
    page.send('click', { target: button });
    page.send('start:failed');
    page.send(ready);
    expect(button.acts).toEqual([]);
  });

  test.each<[string, FakeElement]>([
    ['that sends a form, which is held as a submit', new FakeElement('button')],
    ['of the theme, which works by itself', new FakeElement('button', { type: 'button', 'data-theme-toggle': '' })],
    ['outside of any button', new FakeElement('p')],
  ])('is not held on a button %s', (_what, target) => {
    page.send('click', { target });
    page.send(ready);
    expect(target.acts).toEqual([]);
  });

  test('on the page itself, which is no element, is none', () => {
    expect(page.send('click', { target: {} })).toBe(true);
  });
});

describe('a submit before the application runs', () => {
  test('is kept from the browser, shows, asks for the start, and is done again', () => {
    const form = new FakeElement('form');
    const submitter = submitOf(form);
    expect(page.send('submit', { target: form, submitter })).toBe(false);
    expect(startFor).toHaveBeenCalledExactlyOnceWith(form);
    expect(submitter.attributes).toEqual({ 'aria-busy': 'true' });
    page.send(ready);
    expect([submitter.attributes, submitter.acts]).toEqual([{}, ['click']]);
  });

  test('is let go when the start fails: no longer busy, and never sent later', () => {
    const form = new FakeElement('form');
    const submitter = submitOf(form);
    page.send('submit', { target: form, submitter });
    page.send('start:failed');
    page.send(ready);
    expect([submitter.attributes, submitter.acts]).toEqual([{}, []]);
  });

  test('without a button asks for the start alone', () => {
    const form = new FakeElement('form');
    expect(page.send('submit', { target: form, submitter: null })).toBe(false);
    expect(startFor).toHaveBeenCalledOnce();
    page.send(ready);
  });

  test('of a form that the browser can send is the browser’s', () => {
    const form = new FakeElement('form', { action: '/cari' });
    expect(page.send('submit', { target: form, submitter: submitOf(form) })).toBe(true);
    expect(startFor).not.toHaveBeenCalled();
  });
});

test('once React listens, nothing is held any more', () => {
  const form = new FakeElement('form');
  const button = plainButton();
  page.send(listening);
  expect(page.send('submit', { target: form, submitter: submitOf(form) })).toBe(true);
  page.send('click', { target: button });
  page.send(ready);
  expect([startFor.mock.calls, button.acts]).toEqual([[], []]);
});
