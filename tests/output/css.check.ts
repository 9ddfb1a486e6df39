import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { appearing, cssProblems } from './css.ts';
import { built, stylesOf } from './markup.ts';

const pages = pageList.map(({ name, file }) => ({ name, css: stylesOf(built(file)) }));

test.each(pages)('the styles of $name are CSS', ({ css }) => {
  expect(css.length).toBeGreaterThan(10_000);
  expect(cssProblems(css)).toEqual([]);
});

test.each(pages)('on $name, hovering changes only colours and underlines, so it reveals nothing', ({ css }) => {
  expect(css).toContain(':hover');
  expect(appearing(css)).toEqual([]);
});
