import { type Call, dataset, projectId } from './call.ts';

/** Describes a user. All users have roles that allow everything; see {@link acl}. */
const makeUser = (id: string, displayName: string) => ({
  id,
  sanityUserId: id,
  name: displayName,
  displayName,
  email: `${id}@lokal.invalid`,
  imageUrl: null,
  profileImage: null,
  provider: 'lokal',
  role: 'administrator',
  roles: [{ name: 'administrator', title: 'Administrator', description: 'Akun lokal untuk pengembangan' }],
});

const staffUser = makeUser('stafLokal', 'Staf Lokal');
const colleague = makeUser('rekanLokal', 'Rekan Lokal');
const users = [staffUser, colleague];

/** Returns the colleague for a page at 127.0.0.1. There is no login, and a test can have two users. */
export const userOf = ({ request: { headers } }: Pick<Call, 'request'>) =>
  URL.parse(headers.origin ?? '')?.hostname === '127.0.0.1' ? colleague : staffUser;

const projectInfo = ({ path, ...call }: Call) => ({
  id: path.project ?? projectId,
  displayName: "Qur'an Tafsiriyah (lokal)",
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  features: [],
  metadata: {},
  createdAt: '2026-01-01T00:00:00Z',
  members: users.map((user) => ({ ...user, isRobot: false, isCurrentUser: user.id === userOf(call).id })),
});

/** The Studio asks with `datasetProfile` for the dataset of comments. There is none, because comments are off. */
const datasets = ({ search }: Call) =>
  search.has('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public', datasetProfile: 'content' }];

const acl = ({ staff }: Call) => [
  {
    filter: staff ? '_id in path("**")' : '_id in path("*")',
    permissions: staff ? ['read', 'create', 'update', 'history', 'manage', 'editHistory'] : ['read'],
  },
];

/** Returns the user with this id. Any other id is the author of the seed. */
const userById = (id: string) => users.find((known) => known.id === id) ?? { id, displayName: 'Isi awal' };

/** Answers what the Studio requests besides content. Settings of the interface, such as sort orders, are not kept. */
export const studioServices: [method: string, pattern: string, (call: Call) => unknown][] = [
  ['GET', '/users/me', (call) => (call.staff ? userOf(call) : {})],
  ['GET', '/users/me/keyvalue/:keys', () => []],
  ['GET', '/users/:id', ({ path }) => userById(path.id ?? '')],
  ['GET', '/projects/:project', projectInfo],
  ['GET', '/projects/:project/datasets', datasets],
  ['GET', '/projects/:project/datasets/:dataset/acl', acl],
  ['GET', '/projects/:project/grants', () => ({})],
  ['GET', '/projects/:project/user-applications', () => []],
  ['GET', '/ping', () => 'PONG'],
  ['GET', '/data/ping/:dataset', () => 'PONG'],
  ['GET', '/check/cors', () => ({ result: { allowed: true, withCredentials: true } })],
  // sanity.config.ts turns comments off, but a project that does not list them makes the Studio remount its tools.
  ['GET', '/features', () => ['studioComments']],
  ['GET', '/help', () => ({ resources: { title: '', sectionArray: [] } })],
  ['GET', '/intake/telemetry-status', () => ({ status: 'denied' })],
  ['POST', '/intake/batch', () => ({})],
  ['GET', '/journey/:rest*', () => ({})],
  ['GET', '/data/references/:dataset/documents/:id/to', () => ({ totalCount: 0, references: [] })], // of other datasets
];
