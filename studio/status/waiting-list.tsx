import { Card, Flex, Stack, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Published } from './compare.ts';
import { writtenMoment } from '../fields/dates.ts';

const publishedOnly = ['published' as const];

/** Documents that the site does not show yet: title, time, and a link to each. */
export function WaitingList({ documents }: { documents: readonly Published[] }) {
  return (
    <Stack gap={3} as="section" aria-label="Belum ada di situs">
      <Text weight="semibold">Belum ada di situs</Text>
      <Stack gap={2} as="ul">
        {documents.map((document) => (
          <li key={document._id} style={{ listStyle: 'none' }}>
            <Row document={document} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Row({ document: { _id, _type, _updatedAt } }: { document: Published }) {
  const type = useSchema().get(_type);
  return (
    <Card as={IntentLink} {...{ intent: 'edit', params: { id: _id, type: _type } }} padding={2} radius={2} border>
      <Flex align="center" gap={4} wrap="wrap">
        <Flex flex={1}>
          {type ? (
            <Preview schemaType={type} value={{ _id, _type }} layout="default" perspectiveStack={publishedOnly} />
          ) : (
            <Text>{_id}</Text>
          )}
        </Flex>
        <Text size={1} muted>
          terbit {writtenMoment(_updatedAt)}
        </Text>
      </Flex>
    </Card>
  );
}
