import { describe, expect, test } from 'vitest';
import { pageData } from '../../../src/publish/documents/read-content.ts';
import { valueAt } from '../../../src/publish/documents/sanity-document.ts';
import { approvedIn, holdBack, releasedRecord } from '../../../src/publish/gates/hold-back.ts';
import { releaseProblems } from '../../../src/publish/gates/release-gates.ts';
import { releasable, releaseEnv, withValue } from '../releasable.ts';
/** What people write, and what a release makes of it. A text stands in the first paragraph of Home. */
import edits from './edits.json' with { type: 'json' };

type Row = [id: string, path: string, value: unknown];
const rowsOf = (rows: readonly unknown[]): Row[] =>
  rows.map((row) => (typeof row === 'string' ? ['homePage', 'hero.lead', row] : row) as Row);

const { approved } = approvedIn(releaseEnv.APPROVED_PAYEES);
const last = releasedRecord(releasable);
const shownValue = (documents: readonly object[], id: string, path: string) =>
  valueAt(
    documents.find((document) => '_id' in document && document._id === id),
    path.split('.'),
  );

/** What a release does with an edit: whether anything stops it, what waits, what the field then shows. */
function outcomeOf([id, path, value]: Row) {
  const documents = withValue(id, path, value);
  const held = holdBack(documents, { last, approved, site: releaseEnv.SITE_URL });
  const states = held.asked.map(({ state }) => state).filter((state) => state !== 'approved');
  const problems = releaseProblems(held.documents, releaseEnv);
  return { problems, states, shows: shownValue(held.documents, id, path) };
}

const { honest, hostile } = edits;
const isPublic = (row: Row) => expect(outcomeOf(row)).toEqual({ problems: [], states: [], shows: row[2] });
const isHeld = (row: Row) => {
  const [id, path] = row;
  expect(outcomeOf(row)).toEqual({ problems: [], states: ['held'], shows: shownValue(releasable, id, path) });
};

test('of 109 honest edits none stops a release, and at most 15 are held', () => {
  expect([honest.public.length + honest.held.length, honest.held.length]).toEqual([109, 15]);
});

describe.each([
  ['honest', honest.public],
  ['not covered (docs/decisions/what-is-protected.md)', hostile.uncovered],
])('public: %s', (_kind, rows) => {
  test.each(rowsOf(rows))('%s %s = %j', (...row) => isPublic(row));
});

describe.each([
  ['honest', honest.held],
  ['hostile', hostile.held],
])('held: %s', (_kind, rows) => {
  test.each(rowsOf(rows))('%s %s = %j', (...row) => isHeld(row));
});

test.each(rowsOf(hostile.refused))('refused: %s %s = %j', async (id, path, value) => {
  const documents = withValue(id, path, value);
  const isShapeless = await pageData(documents).then(
    () => false,
    () => true,
  );
  expect(isShapeless || releaseProblems(documents, releaseEnv).length > 0).toBe(true);
});
