import { jsonOf, staffOnly, type Call } from './call.ts';

/** The only user. Its roles allow everything; see `acl` in projects.ts. */
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

/** GET /users/me: without a session an empty object, as Sanity answers. */
export const me = ({ staff }: Call) => (staff ? staffUser : {});

/** GET /auth/id */
export const authId = ({ staff }: Call) => (staff ? { id: staffUser.id } : {});

/** GET /users/:ids: one object for one id, a list for several. */
export function users({ path }: Call) {
  const found = (path.ids ?? '').split(',').map((id) => ({ ...staffUser, id: id === 'me' ? staffUser.id : id }));
  return found.length === 1 ? found[0] : found;
}

interface Pair {
  key: string;
  value: unknown;
}

/** GET /users/me/keyvalue/:keys: settings of the Studio's interface, such as the sort order of lists. */
export const readKeyValues = ({ lake, path }: Call): Pair[] =>
  (path.keys ?? '')
    .split(',')
    .flatMap((key) => (lake.keyValues.has(key) ? { key, value: lake.keyValues.get(key) } : []));

/** PUT /users/me/keyvalue */
export async function writeKeyValues(call: Call): Promise<Pair[]> {
  staffOnly(call);
  const pairs = Object.values(await jsonOf<Pair[]>(call)) as Pair[];
  for (const { key, value } of pairs) call.lake.keyValues.set(key, value);
  return pairs;
}
