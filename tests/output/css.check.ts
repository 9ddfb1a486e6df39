import { expect, test } from 'vitest';
import { appearing, cssProblems } from './css.ts';
import { pages, stylesOf } from './markup.ts';

const styles = pages.map(({ name, html }) => ({ name, css: stylesOf(html) }));

test.each(styles)('the styles of $name are CSS', ({ css }) => {
  expect(css.length).toBeGreaterThan(10_000);
  expect(cssProblems(css)).toEqual([]);
});

test.each(styles)('on $name, hovering changes only colours and underlines, so it reveals nothing', ({ css }) => {
  expect(css).toContain(':hover');
  expect(appearing(css)).toEqual([]);
});
