import { describe, expect, test } from 'vitest';
import { mutationsOf, type Action } from '../../studio/local-lake/actions.ts';

/** What the actions of the Studio's buttons do to the documents that there are. */
const doc = (_id: string) => ({ _id, _type: 'note', _rev: `rev-${_id}`, _createdAt: `c-${_id}`, _updatedAt: 'u' });
const documents = ['both', 'drafts.both', 'public', 'drafts.new', 'versions.r.both'].map(doc);
const view = { get: (id: string) => documents.find(({ _id }) => _id === id), all: () => documents };

const act = (name: string, more: object) =>
  mutationsOf({ actionType: `sanity.action.document.${name}`, ...more } as Action, view);
const pair = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` });
/** A document without what the lake gives it. */
const copy = (from: string, _id: string) => ({ _id, _type: 'note', _createdAt: `c-${from}` });
const attributes = { _type: 'note', title: 'a' };
const patch = { set: { title: 'a' } };
const named = (_id: string) => ({ _id, _type: 'note' });

test.each([
  ['create', { publishedId: 'x', attributes }, [{ create: { ...attributes, _id: 'drafts.x' } }]],
  [
    'create',
    { publishedId: 'x', attributes: { ...attributes, _id: 'x' } },
    [{ create: { ...attributes, _id: 'drafts.x' } }],
  ],
  [
    'create',
    { publishedId: 'x', attributes: { ...attributes, _id: 'versions.r.x' }, ifExists: 'fail' },
    [{ create: { ...attributes, _id: 'versions.r.x' } }],
  ],
  [
    'create',
    { publishedId: 'both', attributes, ifExists: 'ignore' },
    [{ createIfNotExists: { ...attributes, _id: 'drafts.both' } }],
  ],
  ['edit', { ...pair('new'), patch }, [{ patch: { ...patch, id: 'drafts.new' } }]],
  [
    'edit',
    { ...pair('public'), patch },
    [{ createIfNotExists: copy('public', 'drafts.public') }, { patch: { ...patch, id: 'drafts.public' } }],
  ],
  ['publish', pair('new'), [{ createOrReplace: copy('drafts.new', 'new') }, { delete: { id: 'drafts.new' } }]],
  // What was published once keeps its day.
  [
    'publish',
    { ...pair('both'), ifDraftRevisionId: 'rev-drafts.both', ifPublishedRevisionId: 'rev-both' },
    [{ createOrReplace: copy('both', 'both') }, { delete: { id: 'drafts.both' } }],
  ],
  ['unpublish', pair('public'), [{ createIfNotExists: copy('public', 'drafts.public') }, { delete: { id: 'public' } }]],
  ['delete', { publishedId: 'public' }, [{ delete: { id: 'public' } }]],
  [
    'delete',
    { publishedId: 'both', includeDrafts: ['drafts.both', 'versions.r.both'] },
    [{ delete: { id: 'both' } }, { delete: { id: 'drafts.both' } }, { delete: { id: 'versions.r.both' } }],
  ],
  ['discard', { draftId: 'drafts.both' }, [{ delete: { id: 'drafts.both' } }]],
  ['replaceDraft', { publishedId: 'both', attributes }, [{ createOrReplace: { ...attributes, _id: 'drafts.both' } }]],
  ['version.create', { document: named('versions.r.x') }, [{ create: named('versions.r.x') }]],
  [
    'version.create',
    { baseId: 'public', versionId: 'versions.r.public', ifBaseRevisionId: 'rev-public' },
    [{ create: copy('public', 'versions.r.public') }],
  ],
  ['version.replace', { document: named('versions.r.x') }, [{ createOrReplace: named('versions.r.x') }]],
  ['version.replace', {}, []],
  ['version.discard', { versionId: 'versions.r.both' }, [{ delete: { id: 'versions.r.both' } }]],
])('%s %j', (name, more, mutations) => {
  expect(act(name, more)).toEqual(mutations);
});

describe('an action that is not allowed says why, as the Studio reads it', () => {
  const missing = (id: string) => [404, 'documentNotFoundError', `Document "${id}" does not exist`] as const;
  const moved = (id: string) =>
    [
      409,
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has revision "rev-${id}", expected "stale"`,
    ] as const;

  test.each([
    ['create', { publishedId: 'both', attributes }, 409, 'documentAlreadyExistsError', 'Draft "drafts.both" exists'],
    ['edit', { ...pair('x'), patch }, ...missing('drafts.x')],
    ['publish', pair('public'), ...missing('drafts.public')],
    ['publish', { ...pair('both'), ifDraftRevisionId: 'stale' }, ...moved('drafts.both')],
    ['publish', { ...pair('both'), ifPublishedRevisionId: 'stale' }, ...moved('both')],
    ['publish', { ...pair('new'), ifPublishedRevisionId: 'rev-new' }, ...missing('new')],
    ['unpublish', pair('new'), ...missing('new')],
    ['discard', { draftId: 'drafts.x' }, ...missing('drafts.x')],
    ['version.create', { versionId: 'versions.r.x' }, ...missing('')],
    ['version.create', { baseId: 'both', versionId: 'versions.r.x', ifBaseRevisionId: 'stale' }, ...moved('both')],
    ['version.discard', { versionId: 'versions.r.x' }, ...missing('versions.r.x')],
    [
      'delete',
      { publishedId: 'both', includeDrafts: ['drafts.both'] },
      409,
      'draftsExistError',
      '"versions.r.both" exists and was not named for deletion',
    ],
    ['dance', {}, 400, 'unsupportedAction', 'Local lake: no action "sanity.action.document.dance"'],
  ] as [string, object, number, string, string][])('%s %j', (name, more, status, type, description) => {
    const items = [{ error: { type, description }, index: 0 }];
    const body = { error: { type: 'actionError', description, items } };
    expect(() => act(name, more)).toThrow(expect.objectContaining({ status, message: description, body }));
  });

  test('one without a name', () => {
    expect(() => mutationsOf({} as Action, view)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
