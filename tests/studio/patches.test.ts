import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Mutator {
  Mutation: new (options: { mutations: object[] }) => { apply: (document: null) => unknown };
}

test('a patch that finds no draft crashes no form: `npx node studio/install.ts` applies studio/patches', () => {
  const { Mutation } = createRequire(resolve('studio/package.json'))('@sanity/mutator') as Mutator;
  const patch = { id: 'drafts.faq', set: { question: 'Apa?' } };
  expect(new Mutation({ mutations: [{ patch }] }).apply(null)).toBeNull();
});
