import { jsonOf, staffOnly, type Call } from './call.ts';

/** What the Studio asks of Sanity beside content: the project, its one user, and services that are not there. */

export const dataset = 'production';

/** The only user. Its roles allow everything; see {@link acl}. */
export const staffUser = {
  id: 'stafLokal',
  sanityUserId: 'stafLokal',
  name: 'Staf Lokal',
  displayName: 'Staf Lokal',
  email: 'staf@lokal.invalid',
  imageUrl: null,
  profileImage: null,
  provider: 'lokal',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator', description: 'Akun lokal untuk pengembangan' }],
};

const { id, role, roles } = staffUser;

const project = ({ path }: Call) => ({
  id: path.project ?? 'lokal',
  displayName: "Qur'an Tafsiriyah (lokal)",
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  features: [],
  metadata: {},
  createdAt: '2026-01-01T00:00:00Z',
  members: [{ id, isCurrentUser: true, isRobot: false, role, roles }],
});

/** Never an add-on dataset: comments are off. */
const datasets = ({ search }: Call) =>
  search.has('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public', datasetProfile: 'content' }];

const acl = ({ staff }: Call) => [
  {
    filter: staff ? '_id in path("**")' : '_id in path("*")',
    permissions: staff ? ['read', 'create', 'update', 'history', 'manage', 'editHistory'] : ['read'],
  },
];

/** One object for one id, a list for several. */
function users({ path }: Call) {
  const found = (path.ids ?? '').split(',').map((each) => ({ ...staffUser, id: each === 'me' ? id : each }));
  return found.length === 1 ? found[0] : found;
}

interface Pair {
  key: string;
  value: unknown;
}

/** Settings of the Studio's interface, such as the sort order of lists. */
const readKeyValues = ({ server, path }: Call): Pair[] =>
  (path.keys ?? '')
    .split(',')
    .flatMap((key) => (server.keyValues.has(key) ? { key, value: server.keyValues.get(key) } : []));

async function writeKeyValues(call: Call): Promise<Pair[]> {
  staffOnly(call);
  const pairs = Object.values(await jsonOf<Pair[]>(call)) as Pair[];
  for (const { key, value } of pairs) call.server.keyValues.set(key, value);
  return pairs;
}

/** Without a session `users/me` and `auth/id` are empty objects, as Sanity answers. */
export const studioServices: [method: string, pattern: string, (call: Call) => unknown][] = [
  ['GET', '/users/me', ({ staff }) => (staff ? staffUser : {})],
  ['GET', '/users/me/keyvalue/:keys', readKeyValues],
  ['PUT', '/users/me/keyvalue', writeKeyValues],
  ['GET', '/users/:ids', users],
  ['GET', '/auth/id', ({ staff }) => (staff ? { id } : {})],
  ['GET', '/datasets', datasets],
  ['GET', '/projects', (call) => [project(call)]],
  ['GET', '/projects/:project', project],
  ['GET', '/projects/:project/datasets', datasets],
  ['GET', '/projects/:project/datasets/:dataset/acl', acl],
  ['GET', '/ping', () => 'PONG'],
  ['GET', '/data/ping/:dataset', () => 'PONG'],
  ['GET', '/check/cors', () => ({ result: { allowed: true, withCredentials: true } })],
  ['GET', '/features', () => []],
  ['GET', '/help', () => ({ resources: { title: '', sectionArray: [] } })],
  ['GET', '/geoip/country', () => ({ country: 'ID' })],
  ['GET', '/auth/providers', () => ({ providers: [], thirdPartyLogin: false, sso: { saml: false } })],
  ['POST', '/auth/logout', () => ({})],
  ['GET', '/intake/telemetry-status', () => ({ status: 'denied' })],
  ['POST', '/intake/batch', () => ({})],
  ['GET', '/journey/announcements', () => []],
  ['GET', '/journey/:rest*', () => ({})],
  ['POST', '/journey/:rest*', () => ({})],
  ['GET', '/schedules/:project/:dataset', () => ({ schedules: [] })],
  ['GET', '/subscriptions/project/:project', () => ({})],
  ['GET', '/projects/:project/grants', () => ({})],
  ['GET', '/projects/:project/roles', () => []],
  ['GET', '/projects/:project/user-applications', () => []],
  ['GET', '/projects/:project/new-content-release-allowed', () => ({ isAllowed: false })],
  [
    'GET',
    '/projects/:project/datasets/:dataset/settings/:rest*',
    () => ({ partialIndexSettings: { maxFieldDepth: 5 } }),
  ],
  ['GET', '/access/:rest*', () => []],
  ['GET', '/data/references/:dataset/documents/:id/to', () => ({ totalCount: 0, references: [] })],
  // Only publications are listed there; the Studio makes edits out of the transactions.
  ['GET', '/data/history/:dataset/events/documents/:id', () => ({ events: {}, nextCursor: '' })],
  ['POST', '/descriptors/:rest*', () => ({})],
  ['PUT', '/descriptors/:rest*', () => ({})],
];
