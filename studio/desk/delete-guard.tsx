import { Box, Card, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { getPublishedId, Preview, type SanityClient, useClient, useSchema } from 'sanity';
import { othersQuery, countLimits } from '../documents/in-order.ts';
import { IntentLink } from 'sanity/router';
import { wrapActions } from './wrap-actions.ts';

interface User {
  _id: string;
  _type: string;
}

/**
 * Taking away what is in use first says where; the way out is there, and no button that the content server would refuse.
 */
export const guardRemoval = wrapActions(['delete', 'unpublish'], (action, props) => {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [users, setUsers] = useState<User[]>([]);
  const [tooFew, setTooFew] = useState(false);
  if (!action?.onHandle) return action;
  const ask = async () => {
    if (props.published && (await isNeeded(client, props))) return setTooFew(true);
    const found = await client.fetch<User[]>(
      '*[references($id)]{_id, _type}',
      { id: props.id },
      { perspective: 'raw' },
    );
    const documents = new Map(found.map(({ _id, _type }) => [getPublishedId(_id), _type]));
    if (documents.size === 0) action.onHandle?.();
    else setUsers([...documents].map(([_id, _type]) => ({ _id, _type })));
  };
  const dialog = (header: string, content: ReactNode, onClose: () => void) =>
    ({ type: 'dialog', header, onClose, content }) as const;
  return {
    ...action,
    onHandle: () => void ask(),
    dialog: tooFew
      ? dialog('Tidak dapat dihapus', <TooFew type={props.type} />, () => setTooFew(false))
      : users.length > 0
        ? dialog('Masih dipakai', <Users users={users} />, () => setUsers([]))
        : action.dialog,
  };
});

/** Whether the site would not be built without this document: too few of its type are left. */
async function isNeeded(client: SanityClient, { id, type }: { id: string; type: string }): Promise<boolean> {
  const limits = countLimits[type];
  if (!limits) return false;
  const others = await client.fetch<string[]>(othersQuery, { type, id }, { perspective: 'raw' });
  return others.length < limits.min;
}

function TooFew({ type }: { type: string }) {
  const { min = 1, things = 'dokumen' } = countLimits[type] ?? {};
  return (
    <Box padding={4}>
      <Text>
        Situs memerlukan paling sedikit {min} {things}. Tambah yang baru dan terbitkan lebih dulu, lalu hapus yang ini.
      </Text>
    </Box>
  );
}

function Users({ users }: { users: User[] }) {
  return (
    <Stack gap={4} padding={4}>
      <Text>
        Dokumen ini masih dipakai. Buka yang berikut, lepaskan dokumen ini dari sana, terbitkan, lalu hapus di sini.
      </Text>
      <Stack gap={2} as="ul">
        {users.map((user) => (
          <li key={user._id} style={{ listStyle: 'none' }}>
            <UserLink {...user} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function UserLink({ _id, _type }: User) {
  const type = useSchema().get(_type);
  return (
    <Card
      as={IntentLink}
      data-as="a"
      {...{ intent: 'edit', params: { id: _id, type: _type } }}
      padding={2}
      radius={2}
      border
    >
      {type ? <Preview schemaType={type} value={{ _id, _type }} layout="default" /> : <Text>{_id}</Text>}
    </Card>
  );
}
