import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type Pending, removePending } from './list-store.ts';

/** Returns the first 20 sentences, and how many follow. */
export const firstTwenty = (sentences: string[]) =>
  sentences.length > 20 ? [...sentences.slice(0, 20), `… dan ${sentences.length - 20} lagi.`] : sentences;

export function PendingCard({ pending, children }: { pending: Pending; children: ReactNode }) {
  return (
    <Card border radius={2} padding={4} role="region" aria-label={pending.name}>
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3}>
          <Text weight="semibold">{pending.name}</Text>
          <Button mode="bleed" text="Buang" onClick={() => removePending(pending.id)} />
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
