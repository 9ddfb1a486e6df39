import type { Call } from './call.ts';

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

/** No add-on dataset, because comments are off. */
const datasets = ({ search }: Call) =>
  search.has('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public', datasetProfile: 'content' }];

const acl = ({ staff }: Call) => [
  {
    filter: staff ? '_id in path("**")' : '_id in path("*")',
    permissions: staff ? ['read', 'create', 'update', 'history', 'manage', 'editHistory'] : ['read'],
  },
];

/** What the Studio requests besides content. Settings of the interface, such as sort orders, are not kept. */
export const studioServices: [method: string, pattern: string, (call: Call) => unknown][] = [
  ['GET', '/users/me', ({ staff }) => (staff ? staffUser : {})],
  ['GET', '/users/me/keyvalue/:keys', () => []],
  ['GET', '/users/:id', ({ path }) => ({ id: path.id, displayName: 'Isi awal', isCurrentUser: false })],
  ['GET', '/projects/:project', project],
  ['GET', '/projects/:project/datasets', datasets],
  ['GET', '/projects/:project/datasets/:dataset/acl', acl],
  ['GET', '/projects/:project/grants', () => ({})],
  ['GET', '/projects/:project/user-applications', () => []],
  ['GET', '/ping', () => 'PONG'],
  ['GET', '/data/ping/:dataset', () => 'PONG'],
  ['GET', '/check/cors', () => ({ result: { allowed: true, withCredentials: true } })],
  // Without comments, which the forms switch off, the Studio remounts its tools when it learns so.
  ['GET', '/features', () => ['studioComments']],
  ['GET', '/help', () => ({ resources: { title: '', sectionArray: [] } })],
  ['GET', '/intake/telemetry-status', () => ({ status: 'denied' })],
  ['POST', '/intake/batch', () => ({})],
  ['GET', '/journey/:rest*', () => ({})],
  ['GET', '/data/references/:dataset/documents/:id/to', () => ({ totalCount: 0, references: [] })],
];
