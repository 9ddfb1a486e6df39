import { Button, Card, Stack, Text } from '@sanity/ui';
import { IntentLink } from 'sanity/router';
import type { Problem } from './compare.ts';

/** Why there is no newer site: every reason, and below it the way to the field that mends it. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <Stack gap={3} as="ul">
      {problems.map((problem) => (
        <li key={problem.text} style={{ listStyle: 'none' }}>
          <Card padding={4} radius={2} border tone="critical">
            <Stack gap={4}>
              <Text>{problem.text}</Text>
              <ToField {...problem} />
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}

function ToField({ id, type, path }: Problem) {
  if (!id || !type) return null;
  const params = { id, type, ...(path ? { path } : {}) };
  return (
    <Button
      as={IntentLink}
      {...{ intent: 'edit', params }}
      text={path ? 'Buka isian ini' : 'Buka dokumen ini'}
      mode="ghost"
      style={{ justifySelf: 'start' }}
    />
  );
}
