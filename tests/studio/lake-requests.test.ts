import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bodyOf, type Call } from '../../studio/local-lake/call.ts';
import { lakeAtWork } from './lake-at-work.ts';

/** The answers of the lake as they go over the wire, whole. */
let at: Awaited<ReturnType<typeof lakeAtWork>>;
beforeAll(async () => void (at = await lakeAtWork()));
afterAll(() => at.close());

const note = (_id: string, more: object = {}) => ({ _id, _type: 'note', ...more });

describe('GET /data/doc', () => {
  test('what is there, and what is not', async () => {
    await at.mutate({ create: note('satu') }, { create: note('drafts.satu') }, { create: note('versions.r.satu') });
    const found = async (answer: Promise<[number, unknown]>) => {
      const [, { documents, omitted }] = (await answer) as [number, { documents: { _id: string }[]; omitted: unknown }];
      return [documents.map(({ _id }) => _id), omitted];
    };
    const none = (id: string) => ({ id, reason: 'existence' });
    const path = '/v1/data/doc/production/satu,drafts.satu,nobody';
    expect(await found(at.json(path))).toEqual([['satu', 'drafts.satu'], [none('nobody')]]);
    expect(await found(at.jsonOfAnyone(path))).toEqual([['satu'], [none('drafts.satu'), none('nobody')]]);
    const versions = '/v1/data/doc/production/satu?includeAllVersions=';
    expect(await found(at.json(`${versions}true`))).toEqual([['satu', 'drafts.satu', 'versions.r.satu'], []]);
    expect(await found(at.json(`${versions}false`))).toEqual([['satu'], []]);
    expect(await found(at.jsonOfAnyone(`${versions}true`))).toEqual([['satu'], []]);
  });
});

describe('POST /data/mutate', () => {
  const mutations = [
    { create: note('dua', { n: 1 }) },
    { createIfNotExists: note('dua', { n: 2 }) },
    { createIfNotExists: note('tiga') },
  ];
  const send = (query: string, body: object) => at.post(`/v1/data/mutate/production${query}`, body);

  test('answers with as much as was asked for', async () => {
    expect(await send('', { mutations, transactionId: 't1' })).toEqual([200, { transactionId: 't1' }]);
    const kept = { mutations: [{ createIfNotExists: note('tiga') }], transactionId: 't2' };
    expect(await send('?returnIds=true', kept)).toEqual([
      200,
      { transactionId: 't2', results: [{ id: 'tiga', operation: 'none' }] },
    ]);
    const patch = { mutations: [{ patch: { id: 'dua', inc: { n: 1 } } }], transactionId: 't3' };
    expect(await send('?returnIds=true&dryRun=true', patch)).toEqual([
      200,
      { transactionId: 't3', results: [{ id: 'dua', operation: 'update' }] },
    ]);
    const rest = { mutations: [...patch.mutations, { delete: { id: 'tiga' } }, { create: note('empat') }] };
    const document = (_id: string) => expect.objectContaining({ _id }) as object;
    expect(await send('?returnDocuments=true', { ...rest, transactionId: 't4' })).toEqual([
      200,
      {
        transactionId: 't4',
        results: [
          { id: 'dua', operation: 'update', document: expect.objectContaining({ n: 2, _rev: 't4' }) as object },
          { id: 'tiga', operation: 'delete', document: document('tiga') },
          { id: 'empat', operation: 'create', document: document('empat') },
        ],
      },
    ]);
    expect(await send('', {})).toEqual([200, { transactionId: expect.stringMatching(/^\w{22}$/) as string }]);
  });

  test('a body that is no JSON, and one too large', async () => {
    const wrong = await at.json('/v1/data/mutate/production', { method: 'POST', body: '{' });
    expect(wrong).toEqual([400, { statusCode: 400, error: 'Bad Request', message: 'The body is not JSON' }]);
    // Its length: of 50 MB nobody wants to read the difference.
    const taken = async (...sizes: number[]) =>
      (await bodyOf({ request: sizes.map((size) => Buffer.alloc(size)) } as unknown as Call)).length;
    expect(await taken(49_999_999, 1)).toBe(50_000_000);
    await expect(taken(50_000_000, 1)).rejects.toMatchObject({ status: 413 });
  });

  test('a revision that moved on is told beside the one that was expected', async () => {
    await send('', { mutations: [{ create: note('lima') }], transactionId: 't5' });
    const description = 'document "lima" has unexpected revision ID ("t5"), expected "t0"';
    const error = {
      type: 'documentRevisionIDDoesNotMatchError',
      description,
      currentRevisionID: 't5',
      expectedRevisionID: 't0',
    };
    const stale = { patch: { id: 'lima', ifRevisionID: 't0', set: { n: 1 } } };
    expect(await send('', { mutations: [stale] })).toEqual([
      409,
      {
        error: { type: 'mutationError', description: 'The mutation(s) failed', items: [{ error, index: 0 }] },
      },
    ]);
  });
});

test('actions answer with their transaction; a dry run stores nothing', async () => {
  const create = { actionType: 'sanity.action.document.create', publishedId: 'enam', attributes: { _type: 'note' } };
  const send = (more: object) =>
    at.post('/v1/data/actions/production', { actions: [create], transactionId: 'a1', ...more });
  expect(await send({ dryRun: true })).toEqual([200, { transactionId: 'a1' }]);
  expect(at.lake.store.get('drafts.enam')).toBeUndefined();
  expect(await send({})).toEqual([200, { transactionId: 'a1' }]);
  expect(at.lake.store.get('drafts.enam')).toMatchObject({ _rev: 'a1' });
  expect((await at.post('/v1/data/actions/production', {}))[0]).toBe(200);
});

test('a query is answered with itself, unless it is not wanted', async () => {
  const query = 'count(*[_type == "sanity.imageAsset"])';
  const path = `/v2026-10-01/data/query/production?query=${encodeURIComponent(query)}`;
  const whole = { query, result: 0, ms: expect.any(Number) as number, syncTags: ['s1:lake'] };
  expect(await at.json(path)).toEqual([200, whole]);
  expect(await at.json(`${path}&returnQuery=true`)).toEqual([200, whole]);
  const { query: _query, ...rest } = whole;
  const [, answer] = await at.json(`${path}&returnQuery=false`);
  expect(answer).toEqual(rest);
  expect((answer as { ms: number }).ms).toBeLessThan(performance.now());
  const empty = await at.post('/v2026-10-01/data/query/production', {});
  expect(empty[0]).toBe(400);
});

describe('around every answer', () => {
  const origin = 'http://localhost:3333';
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'content-type, etag',
    vary: 'origin',
  };

  test('JSON that nobody keeps, readable by the page that asked', async () => {
    const { status, headers, body } = await at.raw('/v1/ping', { headers: { origin } });
    expect([status, body.toString()]).toEqual([200, '"PONG"']);
    expect(headers).toMatchObject({
      ...cors,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test.each([
    [{ 'access-control-request-headers': 'content-type, x-any' }, 'content-type, x-any'],
    [{}, ''],
  ])('a browser that asks first with %j may', async (more, allowed) => {
    const { status, headers, body } = await at.raw('/v1/data/mutate/production', {
      method: 'OPTIONS',
      headers: { origin, ...more },
    });
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers).toMatchObject({
      ...cors,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': allowed,
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '600',
    });
  });

  test('an address that is none, and one in which a version stands further in', async () => {
    expect(await at.json('//')).toEqual([
      400,
      { statusCode: 400, error: 'Bad Request', message: 'The address is none' },
    ]);
    expect(await at.json('/x/v1/ping')).toMatchObject([404, { error: 'Not Found' }]);
    expect(at.logged.at(-1)).toBe('404 GET /x/v1/ping');
    expect((await at.json('/v1/ping', { method: 'POST' }))[0]).toBe(404);
    expect((await at.raw('/v1/ping', { headers: { host: 'local:1host' } })).status).toBe(403);
  });

  test('what breaks inside is logged, and answered without its stack', async () => {
    const broken = vi.spyOn(at.lake.store, 'all').mockImplementation(() => {
      throw new Error('rusak');
    });
    expect(await at.json('/v1/data/doc/production/satu')).toEqual([
      500,
      { statusCode: 500, error: 'Internal Server Error', message: 'rusak' },
    ]);
    broken.mockRestore();
    expect(at.logged.at(-1)).toMatch(/^500 GET \/v1\/data\/doc\/production\/satu\nError: rusak\n +at /);
  });

  test('a listener whose question is nonsense is closed', async () => {
    const { status, body } = await at.raw('/v1/data/listen/production?query=*&$a=nonsense');
    expect([status, body.toString()]).toEqual([200, ':\n\n']);
  });
});

/** What the Studio asks of Sanity's other services. */
describe('services beside the content', () => {
  const staffUser = { id: 'stafLokal', name: 'Staf Lokal', role: 'administrator' };
  const rules = (filter: string, permissions: string[]) => [{ filter, permissions }];

  test.each<[method: string, path: string, answer: unknown]>([
    ['GET', '/data/ping/production', 'PONG'],
    ['GET', '/check/cors', { result: { allowed: true, withCredentials: true } }],
    ['GET', '/features', []],
    ['GET', '/help', { resources: { title: '', sectionArray: [] } }],
    ['GET', '/geoip/country', { country: 'ID' }],
    ['GET', '/auth/id', { id: 'stafLokal' }],
    ['GET', '/auth/providers', { providers: [], thirdPartyLogin: false, sso: { saml: false } }],
    ['POST', '/auth/logout', {}],
    ['GET', '/intake/telemetry-status', { status: 'denied' }],
    ['POST', '/intake/batch', {}],
    ['GET', '/journey/announcements', []],
    ['GET', '/journey/changelog/a', {}],
    ['POST', '/journey/changelog/a', {}],
    ['GET', '/schedules/lokal/production', { schedules: [] }],
    ['GET', '/subscriptions/project/lokal', {}],
    ['GET', '/projects/lokal/grants', {}],
    ['GET', '/projects/lokal/roles', []],
    ['GET', '/projects/lokal/user-applications', []],
    ['GET', '/projects/lokal/new-content-release-allowed', { isAllowed: false }],
    ['GET', '/projects/lokal/datasets/production/settings/a/b', { partialIndexSettings: { maxFieldDepth: 5 } }],
    ['GET', '/access/organization/any', []],
    ['GET', '/data/references/production/documents/satu/to', { totalCount: 0, references: [] }],
    ['POST', '/descriptors/a', {}],
    ['PUT', '/descriptors/a/b', {}],
    ['GET', '/datasets', [{ name: 'production', aclMode: 'public', datasetProfile: 'content' }]],
    ['GET', '/projects/lokal/datasets', [{ name: 'production', aclMode: 'public', datasetProfile: 'content' }]],
    ['GET', '/datasets?datasetProfile=comments', []],
    [
      'GET',
      '/projects/lokal/datasets/production/acl',
      rules('_id in path("**")', ['read', 'create', 'update', 'history', 'manage', 'editHistory']),
    ],
  ])('%s %s', async (method, path, answer) => {
    expect(await at.json(`/v1${path}`, { method })).toEqual([200, answer]);
  });

  test('the project and its one member', async () => {
    const project = {
      id: 'lokal',
      displayName: "Qur'an Tafsiriyah (lokal)",
      studioHost: null,
      organizationId: null,
      isBlocked: false,
      isDisabled: false,
      features: [],
      metadata: {},
      createdAt: '2026-01-01T00:00:00Z',
      members: [
        { id: 'stafLokal', isCurrentUser: true, isRobot: false, role: 'administrator', roles: expect.any(Array) },
      ],
    };
    expect(await at.json('/v1/projects/lokal')).toEqual([200, project]);
    expect(await at.json('/v1/projects/lain')).toEqual([200, { ...project, id: 'lain' }]);
    expect(await at.json('/v1/projects')).toEqual([200, [project]]);
    const roles = [{ name: 'administrator', title: 'Administrator', description: 'Akun lokal untuk pengembangan' }];
    expect(await at.json('/v1/users/me')).toMatchObject([200, { ...staffUser, roles }]);
    expect(await at.json('/v1/users/a')).toMatchObject([200, { ...staffUser, id: 'a' }]);
    expect(await at.json('/v1/users/a,me')).toMatchObject([200, [{ ...staffUser, id: 'a' }, staffUser]]);
  });

  test('whoever is nobody has no id and reads what is public', async () => {
    expect(await at.jsonOfAnyone('/v1/auth/id')).toEqual([200, {}]);
    expect(await at.jsonOfAnyone('/v1/projects/lokal/datasets/production/acl')).toEqual([
      200,
      rules('_id in path("*")', ['read']),
    ]);
  });

  test('settings of the interface are kept', async () => {
    const pairs = [
      { key: 'a', value: { sort: 'name' } },
      { key: 'b', value: 2 },
    ];
    const sent = { method: 'PUT', body: JSON.stringify(pairs) };
    expect(await at.json('/v1/users/me/keyvalue', sent)).toEqual([200, pairs]);
    expect(await at.json('/v1/users/me/keyvalue/b,c,a')).toEqual([200, [pairs[1], pairs[0]]]);
  });
});

test('the folder of the lake is kept out of git, and holds what was committed', async () => {
  await at.lake.store.flush();
  expect(await readFile(`${at.dataDir}/.gitignore`, 'utf8')).toBe('*\n');
  const lines = (await readFile(`${at.dataDir}/documents.ndjson`, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toContain('dua');
});
