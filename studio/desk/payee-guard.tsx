import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity';
import { type PayeeChange, payeeChanges, watchesPayee } from './payee.ts';

/** Publishing another account or WhatsApp number first shows the old and the new value, side by side. */
export function guardPayee(actions: DocumentActionComponent[], { schemaType }: DocumentActionsContext) {
  if (!watchesPayee(schemaType)) return actions;
  return actions.map((action) => (action.action === 'publish' ? guarded(action) : action));
}

function guarded(publish: DocumentActionComponent): DocumentActionComponent {
  const Guarded: DocumentActionComponent = (props) => {
    const action = publish(props);
    const [asking, setAsking] = useState(false);
    const changes = payeeChanges(props.type, props.published, props.draft);
    if (!action || changes.length === 0) return action;
    return {
      ...action,
      onHandle: () => setAsking(true),
      dialog: asking && {
        type: 'confirm',
        tone: 'critical',
        message: <Question changes={changes} />,
        confirmButtonText: 'Ya, terbitkan',
        cancelButtonText: 'Periksa lagi',
        onCancel: () => setAsking(false),
        onConfirm: () => {
          setAsking(false);
          action.onHandle?.();
        },
      },
    };
  };
  // Later filters know an action by this name.
  if (publish.action) Guarded.action = publish.action;
  return Guarded;
}

function Question({ changes }: { changes: PayeeChange[] }) {
  return (
    <Stack gap={4}>
      <Text weight="semibold">Pengunjung akan mentransfer atau menulis ke tujuan yang baru. Sudah benar?</Text>
      {changes.map(({ title, before, after }) => (
        <Card key={title} padding={3} radius={2} tone="caution" border>
          <Stack gap={3}>
            <Text size={1} muted>
              {title}
            </Text>
            <Text>Lama: {before || 'belum ada'}</Text>
            <Text weight="semibold">Baru: {after || 'kosong'}</Text>
          </Stack>
        </Card>
      ))}
      <Text size={1} muted>
        Situs tetap memakai yang lama sampai pengelola situs menyetujui yang baru.
      </Text>
    </Stack>
  );
}
