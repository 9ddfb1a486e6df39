import { expect, test } from 'vitest';
import { built, mainOf, text } from './markup.ts';
import wordsByPage from './specification-words.json' with { type: 'json' };

// The words of the specification, in the order in which each page shows them; `/…/` is a pattern, where other words may
// stand between. Staff may change them in Sanity, so they are looked for in a build of the checked-in content only.
// Everything else is in specification.check.ts.

const { source } = JSON.parse(built('build.json')) as { source: string };

const rows = Object.entries(wordsByPage).flatMap(([page, parts]) =>
  Object.entries(parts).map(([what, words]): [page: string, what: string, words: string[]] => [page, what, words]),
);

test.runIf(source === 'fallback').each(rows)('%s shows %s', (page, _what, words) => {
  let rest = text(mainOf(page));
  const missing = words.filter((word) => {
    const [, pattern, flags] = /^\/(.*)\/(i?)$/.exec(word) ?? [];
    const found = pattern ? new RegExp(pattern, flags).exec(rest)?.[0] : rest.includes(word) && word;
    if (found) rest = rest.slice(rest.indexOf(found) + found.length);
    return !found;
  });
  expect(missing, rest).toEqual([]);
});
