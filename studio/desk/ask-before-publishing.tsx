// The action differs from Sanity's own because a wrong price or account costs visitors money.
import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type DocumentActionComponent, type SanityDocument, useClient } from 'sanity';
import { apiVersion } from 'site/content/api-version.ts';
import type { Change } from 'site/content/money-fields.ts';
import { moneyChanges, mushafPayments, type PageAndCity, pageAndCityQuery } from './money-changes.ts';
import { wrapOnce } from './wrap-once.ts';

/** Wraps the action that publishes. It asks once before a change of what visitors pay, or to whom. */
export const askBeforePublishing = wrapOnce((original) => {
  if (original.action !== 'publish') return original;
  const Asked: DocumentActionComponent = (props) => {
    const action = original(props);
    const [isAsking, setAsking] = useState(false);
    const { published, draft } = props;
    const changes = moneyChanges(published, draft);
    if (!action?.onHandle || !published || !draft || changes.length === 0) return action;
    const close = () => setAsking(false);
    const publish = () => {
      close();
      action.onHandle?.();
    };
    const buttons = (
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Periksa lagi" onClick={close} />
        <Button tone="critical" text="Ya, terbitkan" disabled={Boolean(action.disabled)} onClick={publish} />
      </Flex>
    );
    return {
      ...action,
      onHandle: () => setAsking(true),
      dialog: isAsking && {
        type: 'dialog',
        header: 'Terbitkan perubahan ini?',
        onClose: close,
        content: <Changes changes={changes} published={published} draft={draft} />,
        footer: buttons,
      },
    };
  };
  return Asked;
});

interface Props {
  changes: Change[];
  published: SanityDocument;
  draft: SanityDocument;
}

function Changes({ changes, published, draft }: Props) {
  const client = useClient({ apiVersion });
  const [pageAndCity, setPageAndCity] = useState<PageAndCity>({ page: null, city: null });
  useEffect(() => {
    // Without an answer the question shows no payments, only the changes.
    client.fetch<PageAndCity>(pageAndCityQuery, {}, { perspective: 'published' }).then(setPageAndCity, () => undefined);
  }, [client]);
  const payments = mushafPayments(published, draft, pageAndCity);
  return (
    <Stack gap={4}>
      {changes.map((change) => (
        <BeforeAfter key={change.title} {...change} />
      ))}
      {payments.length > 0 && <Text weight="semibold">Yang dibayar pengunjung, sebelum kode unik</Text>}
      {payments.map((payment) => (
        <BeforeAfter key={payment.title} {...payment} />
      ))}
    </Stack>
  );
}

const BeforeAfter = ({ title, before, after }: Change) => (
  <Card padding={3} radius={2} border>
    <Stack gap={3}>
      <Text size={1} muted>
        {title}
      </Text>
      <Text>Lama: {before}</Text>
      <Text weight="semibold">Baru: {after}</Text>
    </Stack>
  </Card>
);
