import { describe, expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { appearing, cssProblems } from './css.ts';
import { built, stylesOf } from './markup.ts';

const pages = pageList.map(({ name, file }) => ({ name, css: stylesOf(built(file)) }));

test.each(pages)('the styles of $name are CSS', ({ css }) => {
  expect(css.length).toBeGreaterThan(10_000);
  expect(cssProblems(css)).toEqual([]);
});

test.each(pages)('on $name nothing appears by pointing at something else', ({ css }) => {
  expect(css).toContain(':hover');
  expect(appearing(css)).toEqual([]);
});

test('it would be found: a tip that shows when something is pointed at', () => {
  const tip =
    '@media (hover:hover){.a:hover{color:red}.a:hover .tip{opacity:1}.b:is(:hover,:focus)::after{content:"x"}}';
  expect(appearing(tip)).toEqual(['.a:hover .tip { opacity }', '.b:is(:hover,:focus)::after { content }']);
});

describe('what is no CSS is found, and named', () => {
  test.each([
    ['a token that was taken for a value', '.a{color:fg.mutted}', '.a { color: fg.mutted }'],
    ['a token inside a value', '.a{border:1px solid colors\\.rulle}', '.a { border'],
    ['a number without a unit', '.a{padding:4}', '.a { padding: 4 }'],
    [
      'a word that the property does not know',
      '@media print{.a b{display:gird}}',
      '@media print .a b { display: gird }',
    ],
    ['a property that does not exist', '.a{margin-topp:4px}', '.a { margin-topp: 4px }'],
    [
      'a custom property that nobody sets',
      '.a{color:var(--c-colors-rulle)}',
      '.a { color }: nobody sets --c-colors-rulle',
    ],
    ['a custom property of another kind', ':root{--c-a:4px}.a{color:var(--c-a)}', '.a { color: var(--c-a) }'],
  ])('%s', (_title, css, named) => {
    expect(cssProblems(css)).toEqual([expect.stringContaining(named)]);
  });

  test('what is CSS passes', () => {
    expect(cssProblems(':root{--a:#fff}.a{color:var(--a);padding:4px 1em;inset:var(--b,0)}')).toEqual([]);
  });
});
