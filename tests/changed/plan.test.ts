import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagesOf, planFor } from './plan.ts';

const all = readdirSync('tests/journeys').filter((file) => file.endsWith('.spec.ts')).length;

test('a section of one page asks for the stories of that page, not for all', () => {
  expect(pagesOf(['src/sections/team.tsx'])).toEqual(['about']);
  const { stories, titles, build, studio } = planFor(['src/sections/team.tsx']);
  expect(stories).toContain('tests/journeys/about.spec.ts');
  expect(stories).not.toContain('tests/journeys/give.spec.ts');
  expect(stories.length).toBeLessThan(all / 2);
  expect({ titles, build, studio }).toEqual({ titles: ['/about'], build: true, studio: false });
});

test('the shape of a page touches the Studio as well', () => {
  expect(planFor(['src/content/about-page.ts']).studio).toBe(true);
});

test.each(['src/ui/styled.ts', 'src/client/plan.ts', 'content-fallback/homePage.json', 'tests/journeys/states.ts'])(
  '%s asks for every story',
  (file) => {
    const { stories, titles } = planFor([file]);
    expect(stories).toHaveLength(all);
    expect(titles).toEqual([]);
  },
);

test('a changed story asks for itself, a document for no story', () => {
  expect(planFor(['tests/journeys/slip.spec.ts']).stories).toEqual(['tests/journeys/slip.spec.ts']);
  expect(planFor(['docs/testing.md'])).toEqual({ unit: true, build: false, stories: [], titles: [], studio: false });
});
