import { Button, Card, Stack, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { titlesOf } from '../fields/titles-of.ts';
import type { Problem } from './compare.ts';

/** Why there is no newer site: every reason, and a link to its field. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <Stack gap={3} as="ul">
      {problems.map((problem) => (
        <li key={problem.text} style={{ listStyle: 'none' }}>
          <Card padding={4} radius={2} border tone="critical">
            <Stack gap={4}>
              <Reason {...problem} />
              <ToField {...problem} />
            </Stack>
          </Card>
        </li>
      ))}
    </Stack>
  );
}

/** How the build begins a line: `Dokumen shippingCity (kota-denpasar), isian name: …`. */
const beginning = /^Dokumen (\w+)(?: \(([^)]+)\))?(?:, isian ([^\s:]+(?:, [^\s:]+)*))?: /;

/** The reason, with document and field as the desk names them and without commands, which staff cannot run. */
function Reason({ text, id, type, path }: Problem) {
  const schema = useSchema();
  const [start = '', named = '', , field = ''] = beginning.exec(text) ?? [];
  const titles = titlesOf(schema, type ?? named, path ?? field);
  const rest = (titles.length > 0 ? text.slice(start.length) : text).replaceAll(/ \(npm run [^)]+\)/g, '');
  const form = type && id !== type ? schema.get(type) : undefined;
  return (
    <>
      {titles.length > 0 && <Text weight="semibold">{titles.join(' › ')}</Text>}
      {form && <Preview schemaType={form} value={{ _id: id, _type: type }} layout="default" />}
      <Text>{rest.charAt(0).toUpperCase() + rest.slice(1)}</Text>
    </>
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
