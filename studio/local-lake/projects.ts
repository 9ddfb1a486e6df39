import type { Call } from './call.ts';
import { staffUser } from './users.ts';

/** There is one. */
export const dataset = 'production';

/** GET /projects/:project */
export const project = ({ path }: Call) => ({
  id: path.project ?? 'lokal',
  displayName: "Qur'an Tafsiriyah (lokal)",
  studioHost: null,
  organizationId: null,
  isBlocked: false,
  isDisabled: false,
  features: [],
  metadata: {},
  createdAt: '2026-01-01T00:00:00Z',
  members: [{ id: staffUser.id, isCurrentUser: true, isRobot: false, role: staffUser.role, roles: staffUser.roles }],
});

/** GET /projects/:project/datasets: never an add-on dataset, comments are off. */
export const datasets = ({ search }: Call) =>
  search.has('datasetProfile') ? [] : [{ name: dataset, aclMode: 'public', datasetProfile: 'content' }];

/** GET /projects/:project/datasets/:dataset/acl */
export const acl = ({ staff }: Call) => [
  {
    filter: staff ? '_id in path("**")' : '_id in path("*")',
    permissions: staff ? ['read', 'create', 'update', 'history', 'manage', 'editHistory'] : ['read'],
  },
];
