import { expect, test } from 'vitest';
import { fallbackDocuments } from '../../../src/publish/documents/documents.ts';
import { findFields } from '../../../src/publish/documents/find-fields.ts';
import type { Problem } from '../../../src/publish/documents/problems.ts';
import { refusals } from '../../../src/publish/gates/approvals.ts';
import { holdBack } from '../../../src/publish/gates/hold-back.ts';
import { releaseProblems } from '../../../src/publish/gates/release-gates.ts';

const documents = await fallbackDocuments();

test('every reason of the gates that names a document leads to it, and one about settings to none', async () => {
  const { asked } = holdBack(documents, { last: null, approved: new Set(), site: '' });
  const problems = [...releaseProblems(documents, {}), ...refusals(asked)];
  const places = await findFields(problems, documents);
  const ids = new Set(documents.map(({ _id }) => _id));
  for (const problem of problems) {
    const place = places.get(problem);
    const field = problem.field ? (expect.stringMatching(/^\w/) as string) : '';
    if (!problem.document) expect(place).toBeUndefined();
    else expect([problem, ids.has(place?.id ?? ''), place?.path]).toEqual([problem, true, field]);
  }
  expect([...places.values()]).toContainEqual({ id: 'bankAccount', type: 'bankAccount', path: 'placeholder' });
});

test.each([
  ['list.0.label', 'list[_key=="k"].label'],
  ['list.1.label', 'list[1].label'],
  ['list.2', 'list[2]'],
  ['price', 'price'],
  ['nothing.x', ''],
  ['', ''],
])('the path %s leads to %s: it uses the keys of list items, and may end at a missing field', async (field, path) => {
  const document = { _id: 'paket', _type: 'plan' };
  const list = [{ _key: 'k', label: 'x' }, { label: 'y' }, 'z', null];
  const problem: Problem = { document, field, kind: 'zakat' };
  const places = await findFields([problem], [{ ...document, list }]);
  expect(places.get(problem)).toEqual({ id: 'paket', type: 'plan', path });
});
