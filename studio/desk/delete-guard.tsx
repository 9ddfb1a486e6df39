import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type DocumentActionComponent, getPublishedId, Preview, useClient, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';

interface User {
  _id: string;
  _type: string;
}

/** What takes a document away from those that name it. */
const removing = new Set(['delete', 'unpublish']);

/** Deleting what is in use first says where; the way out is there, and no button that the content server would refuse. */
export function guardRemoval(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action && removing.has(action.action) ? guarded(action) : action));
}

function guarded(remove: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const action = remove(props);
    const client = useClient({ apiVersion: '2026-10-01' });
    const [users, setUsers] = useState<User[]>([]);
    if (!action?.onHandle) return action;
    const ask = async () => {
      const found = await client.fetch<User[]>(
        '*[references($id)]{_id, _type}',
        { id: props.id },
        { perspective: 'raw' },
      );
      const documents = new Map(found.map(({ _id, _type }) => [getPublishedId(_id), _type]));
      if (documents.size === 0) action.onHandle?.();
      else setUsers([...documents].map(([_id, _type]) => ({ _id, _type })));
    };
    return {
      ...action,
      onHandle: () => void ask(),
      dialog:
        users.length > 0
          ? {
              type: 'dialog',
              header: 'Masih dipakai',
              onClose: () => setUsers([]),
              content: <Users users={users} />,
            }
          : action.dialog,
    };
  };
  // Later filters know an action by this name.
  if (remove.action) Guarded.action = remove.action;
  return Guarded;
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
