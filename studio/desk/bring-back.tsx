import { RevertIcon } from '@sanity/icons/Revert';
import { Button, Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type SanityClient,
  type SanityDocument,
  useClient,
  useDocumentOperation,
  useSchema,
  useUser,
} from 'sanity';
import { isRecord, shown } from 'site/content/shown.ts';
import { titlesOf } from '../fields/titles-of.ts';
import { writeNumber } from '../fields/units.ts';
import { type Transaction, transactionsOf } from '../transactions.ts';
import { Note } from './ordered-list.tsx';

const shownVersions = 5;

/** “Kembalikan” copies an earlier published version into the draft. Staff check and publish it like any change. */
export const BringBack: DocumentActionComponent = (props) => {
  const [isOpen, setOpen] = useState(false);
  if (!props.published) return null;
  const close = () => setOpen(false);
  return {
    label: 'Kembalikan isi sebelumnya',
    icon: RevertIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Kembalikan isi yang pernah terbit',
      onClose: close,
      content: <Versions {...props} onDone={close} />,
    },
  };
};

type Version = Transaction & { document: Fields };
type Fields = Record<string, unknown>;

function Versions({ id, type, draft, published, onDone }: DocumentActionProps & { onDone: () => void }) {
  const client = useClient({ apiVersion: '2026-10-01' });
  const { patch } = useDocumentOperation(id, type);
  const [versions, setVersions] = useState<Version[] | 'failed'>();
  useEffect(() => {
    versionsOf(client, id).then(setVersions, () => setVersions('failed'));
  }, [client, id]);
  if (!versions || versions === 'failed')
    return <Note text={versions ? 'Riwayat belum dapat dibaca. Tutup, lalu coba lagi.' : 'Memuat riwayat…'} />;
  const now: Fields = draft ?? published ?? {};
  const bringBack = ({ document }: Version) => {
    const removed = Object.keys(staffFields(now)).filter((name) => !(name in document));
    patch.execute([{ unset: removed }, { set: staffFields(document) }]);
    onDone();
  };
  const oldest = versions.at(-1);
  return (
    <Stack gap={4} padding={4}>
      {versions.map((version) => (
        <OneVersion key={version.timestamp} {...version} type={type} now={now} onChoose={() => bringBack(version)} />
      ))}
      <Text size={1} muted>
        {oldest
          ? `Riwayat formulir ini mencapai ${shown(oldest.timestamp, 'moment')}. Isi yang dikembalikan menjadi draf: periksa, lalu terbitkan.`
          : 'Belum ada isi terbit sebelum yang sekarang.'}
      </Text>
    </Stack>
  );
}

interface OneVersionProps extends Version {
  type: string;
  now: Fields;
  onChoose: () => void;
}

function OneVersion({ author, timestamp, document, type, now, onChoose }: OneVersionProps) {
  const schema = useSchema();
  const [user] = useUser(author);
  const changes = changesBetween(now, document).map(({ path, before, after }) => {
    const [_typeTitle, ...fieldTitles] = titlesOf(schema, type, path);
    const title = fieldTitles.join(' › ') || path;
    return before && after ? `${title}: ${before} → ${after}` : title;
  });
  return (
    <Card padding={3} radius={2} border>
      <Stack gap={3}>
        <Text weight="semibold">
          {`Terbit ${shown(timestamp, 'moment')}${user?.displayName ? `, oleh ${user.displayName}` : ''}`}
        </Text>
        {changes.length === 0 && <Text size={1}>Sama dengan isi sekarang.</Text>}
        {changes.slice(0, 6).map((change) => (
          <Text key={change} size={1}>
            {change}
          </Text>
        ))}
        {changes.length > 6 && <Text size={1}>{`dan ${changes.length - 6} kolom lain`}</Text>}
        {changes.length > 0 && <Button text="Kembalikan" mode="ghost" onClick={onChoose} />}
      </Stack>
    </Card>
  );
}

/** The fields that staff fill in. The rank in a list is not one: it changes only by dragging. */
const staffFields = (document: Fields): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('_') && name !== 'orderRank'));

/** Lists the fields that would change. A value that is too long to show, or no text or number, becomes ''. */
function changesBetween(now: Fields, then: Fields, parent = ''): { path: string; before: string; after: string }[] {
  const names = new Set([...Object.keys(staffFields(now)), ...Object.keys(staffFields(then))]);
  return [...names].flatMap((name) => {
    const [before, after] = [now[name], then[name]];
    const path = parent ? `${parent}.${name}` : name;
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (isRecord(before) && isRecord(after)) return changesBetween(before, after, path);
    return [{ path, before: shortText(before), after: shortText(after) }];
  });
}

function shortText(value: unknown): string {
  if (typeof value === 'number') return writeNumber(value);
  return typeof value === 'string' && value.length <= 60 ? value : '';
}

/** Lists the earlier published versions, newest first. */
async function versionsOf(client: SanityClient, id: string): Promise<Version[]> {
  const { dataset } = client.config();
  const transactions = await transactionsOf(client, id, shownVersions + 1);
  // The first one is the version that is published now.
  const earlier = transactions.slice(1).map(async (transaction) => {
    const url = `/data/history/${dataset}/documents/${id}?revision=${transaction.id}`;
    const { documents } = await client.request<{ documents: SanityDocument[] }>({ url });
    return documents.map((document) => ({ ...transaction, document }));
  });
  return (await Promise.all(earlier)).flat();
}
