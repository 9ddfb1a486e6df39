import { type Call, dataset, projectId } from './call.ts';

/** The only user. There is no login, and the role allows everything; see {@link acl}. */
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

/** The value of GROQ's `identity()`. */
export const identityOf = ({ staff }: Call): string => (staff ? staffUser.id : '<anonymous>');

const projectInfo = ({ path }: Call) => ({
  id: path.project ?? projectId,
  displayName: "Qur'an Tafsiriyah (lokal)",
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  features: [],
  metadata: {},
  createdAt: '2026-01-01T00:00:00Z',
  members: [{ ...staffUser, isRobot: false, isCurrentUser: true }],
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

/** Answers what the Studio requests besides content. Settings of the interface, such as sort orders, are not kept. */
export const studioServices: [method: string, pattern: string, (call: Call) => unknown][] = [
  ['GET', '/users/me', ({ staff }) => (staff ? staffUser : {})],
  ['GET', '/users/me/keyvalue/:keys', () => []],
  ['GET', `/users/${staffUser.id}`, () => staffUser],
  ['GET', '/users/:id', ({ path }) => ({ id: path.id, displayName: 'Isi awal' })], // the author of the seed
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
