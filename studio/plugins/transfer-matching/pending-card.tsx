import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';
import { type Pending, removePending } from './store.ts';

/** Returns the first 20 sentences, and how many follow. */
export const firstTwenty = (sentences: string[]) =>
  sentences.length > 20 ? [...sentences.slice(0, 20), `… dan ${sentences.length - 20} lagi.`] : sentences;

export function PendingCard({ source, children }: { source: Pending; children: ReactNode }) {
  return (
    <Card border radius={2} padding={4} role="region" aria-label={source.source}>
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3}>
          <Text weight="semibold">{source.source}</Text>
          <Button mode="bleed" text="Buang" onClick={() => removePending(source.id)} />
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}
