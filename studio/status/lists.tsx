import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { forStaff } from 'site/content/for-staff.ts';
import { daysBetween } from 'site/transaction/read-moment.ts';
import { dayInJakarta } from 'site/words/days.ts';
import { Group } from 'studio-parts/tool-page.tsx';
import { useDocuments } from 'studio-parts/use-documents.ts';
import type { Build, Problem, Published } from './compare.ts';
import { titlesOf } from './titles-of.ts';

/** Problems by form, each form with their number. A long list is folded. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const schema = useSchema();
  const forms = Object.groupBy(problems, ({ type = '' }) => schema.get(type)?.title ?? 'Seluruh situs');
  return Object.entries(forms).map(([title, found = []]) => (
    <Card key={title} padding={3} radius={2} border tone="critical">
      <Text as="div">
        <details open={problems.length < 10}>
          <summary style={{ cursor: 'pointer', fontWeight: 600 }}>
            {title} ({found.length})
          </summary>
          <ul style={{ paddingInlineStart: '1.25em' }}>
            {found.map((problem) => (
              <OneProblem key={JSON.stringify(problem)} {...problem} />
            ))}
          </ul>
        </details>
      </Text>
    </Card>
  ));
}

/** A problem with a link to its field. It leaves out commands, which staff cannot use. */
function OneProblem({ text, id, type = '', path = '' }: Problem) {
  const schema = useSchema();
  const sentence = text.replaceAll(/ \(npm run [^)]+\)/g, '');
  // Of a type with one document, the title of the list already says which one it is.
  const isOneOfSeveral = id !== undefined && id !== type;
  const form = isOneOfSeveral ? schema.get(type) : undefined;
  const fields = titlesOf(schema, type, path).slice(1).join(' › '); // without the title of the form
  const link = id && type && (
    <IntentLink intent="edit" params={{ id, type, ...(path && { path }) }}>
      {fields || 'Buka dokumen ini'}
    </IntentLink>
  );
  return (
    <li>
      <Stack gap={3} paddingY={3}>
        {form && <Preview schemaType={form} value={{ _id: id, _type: type }} layout="default" />}
        {(link || fields) && <Text>{link || fields}</Text>}
        <Text size={1}>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</Text>
      </Stack>
    </li>
  );
}

export function WaitingList({ documents }: { documents: readonly Published[] }) {
  const title = 'Belum ada di situs';
  if (documents.length === 0) return null;
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <Text weight="semibold">{title}</Text>
      <Stack gap={2} as="ul">
        {documents.map((document) => (
          <WaitingDocument key={document._id} {...document} />
        ))}
      </Stack>
    </Stack>
  );
}

const publishedOnly = ['published' as const];

function WaitingDocument({ _id, _type, _updatedAt }: Published) {
  const type = useSchema().get(_type);
  return (
    <li style={{ listStyle: 'none' }}>
      <Card as={IntentLink} intent="edit" params={{ id: _id, type: _type }} padding={2} radius={2} border>
        <Flex align="center" gap={4} wrap="wrap">
          <Flex flex={1}>
            {type && (
              <Preview schemaType={type} value={{ _id, _type }} layout="default" perspectiveStack={publishedOnly} />
            )}
          </Flex>
          <Text size={1} muted>
            terbit {forStaff(_updatedAt, 'moment')}
          </Text>
        </Flex>
      </Card>
    </li>
  );
}

/** The last days of the permits, as `2026-11-30`. */
interface Permits {
  permit?: string | null;
  tashih?: string | null;
}

const permitTitles = { permit: 'Izin pengumpulan uang (PUB)', tashih: 'Tanda tashih mushaf' };

/** The Studio warns staff of a permit this many days before it ends. */
const warningDays = 30;

/** Warns about permits that end soon after `today`, or have ended. A permit is still valid on its last day. */
export const permitWarnings = (permits: Permits, today: string): string[] =>
  (['permit', 'tashih'] as const).flatMap((kind) => {
    const until = permits[kind];
    if (!until) return [];
    const daysLeft = daysBetween(today, until);
    if (daysLeft > warningDays) return [];
    const title = permitTitles[kind];
    const day = forStaff(until, 'day');
    if (daysLeft >= 0) return [`${title} berlaku sampai ${day}. Perpanjang, lalu ubah di Legalitas.`];
    return [`${title} habis ${day}. Tidak tampil lagi. Ubah di Legalitas.`];
  });

export function PermitList() {
  const fields = '_id, "permit": permit.until, "tashih": tashih.until';
  const { documents } = useDocuments<Permits & { _id: string }>('*[_id == "legality"]', fields, 'published');
  const [today] = useState(() => dayInJakarta(Date.now()));
  const warnings = permitWarnings(documents?.[0] ?? {}, today);
  if (warnings.length === 0) return null;
  return (
    <Stack gap={3}>
      <Group tone="caution" title="Masa berlaku izin" lines={warnings} />
      <Button
        as={IntentLink}
        intent="edit"
        params={{ id: 'legality', type: 'legality' }}
        text="Buka Legalitas"
        mode="ghost"
        style={{ justifySelf: 'start' }}
      />
    </Stack>
  );
}

export function ChangeList({ changes }: { changes: NonNullable<Build['changes']> }) {
  if (changes.length === 0) return null;
  return (
    <Stack gap={4} as="section" aria-label="Ringkasan rilis terakhir">
      <Text weight="semibold">Ringkasan rilis terakhir</Text>
      {changes.map(({ title, lines }) => (
        <Group key={title} tone="default" title={title} lines={lines} />
      ))}
    </Stack>
  );
}
