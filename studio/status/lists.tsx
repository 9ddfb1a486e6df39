import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ReactElement, useState } from 'react';
import { Preview, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { dayOf, permitStateOn } from 'site/content/periods.ts';
import { shown } from 'site/content/shown.ts';
import { titlesOf } from '../fields/titles-of.ts';
import { useDocuments } from '../use-documents.ts';
import type { Problem, Published, Waiting } from './compare.ts';

/** Rows of the screen, with an optional title. Renders nothing without rows. */
function Rows({ title, children }: { title?: string; children: ReactElement[] }) {
  if (children.length === 0) return null;
  const rows = children.map((row) => (
    <li key={row.key} style={{ listStyle: 'none' }}>
      {row}
    </li>
  ));
  return (
    <Stack gap={3} as="section" aria-label={title}>
      {title && <Text weight="semibold">{title}</Text>}
      <Stack gap={2} as="ul">
        {rows}
      </Stack>
    </Stack>
  );
}

export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <Rows>
    {problems.map((problem) => (
      <ProblemCard key={JSON.stringify(problem)} {...problem} />
    ))}
  </Rows>
);

/** Shows a problem to staff. It names document and field by their titles, and leaves out commands. */
function ProblemCard({ text, id, type = '', path = '' }: Problem) {
  const schema = useSchema();
  const titles = titlesOf(schema, type, path);
  const sentence = text.replaceAll(/ \(npm run [^)]+\)/g, '');
  const form = id && id !== type ? schema.get(type) : undefined;
  return (
    <Card padding={4} radius={2} border tone="critical">
      <Stack gap={4}>
        {titles.length > 0 && <Text weight="semibold">{titles.join(' › ')}</Text>}
        {form && <Preview schemaType={form} value={{ _id: id, _type: type }} layout="default" />}
        <Text>{sentence.charAt(0).toUpperCase() + sentence.slice(1)}</Text>
        {id && type && (
          <Button
            as={IntentLink}
            {...{ intent: 'edit', params: { id, type, ...(path && { path }) } }}
            text={path ? 'Buka kolom ini' : 'Buka dokumen ini'}
            mode="ghost"
            style={{ justifySelf: 'start' }}
          />
        )}
      </Stack>
    </Card>
  );
}

const publishedOnly = ['published' as const];

export const WaitingList = ({ documents }: { documents: readonly Published[] }) => (
  <Rows title="Belum ada di situs">
    {documents.map((document) => (
      <Row key={document._id} document={document} />
    ))}
  </Rows>
);

function Row({ document: { _id, _type, _updatedAt } }: { document: Published }) {
  const type = useSchema().get(_type);
  return (
    <Card as={IntentLink} {...{ intent: 'edit', params: { id: _id, type: _type } }} padding={2} radius={2} border>
      <Flex align="center" gap={4} wrap="wrap">
        <Flex flex={1}>
          {type && (
            <Preview schemaType={type} value={{ _id, _type }} layout="default" perspectiveStack={publishedOnly} />
          )}
        </Flex>
        <Text size={1} muted>
          terbit {shown(_updatedAt, 'moment')}
        </Text>
      </Flex>
    </Card>
  );
}

/** The last days of the permits, as `2026-11-30`. */
export interface Permits {
  permit?: string | null;
  tashih?: string | null;
}

const permitTitles = { permit: 'Izin pengumpulan uang (PUB)', tashih: 'Tanda tashih mushaf' };

/** Warns about permits that end within 30 days of `today`, or have ended. */
export const permitWarnings = (permits: Permits, today: string): string[] =>
  (['permit', 'tashih'] as const).flatMap((kind) => {
    const until = permits[kind];
    if (!until) return [];
    const standing = permitStateOn(today, until);
    if (standing === 'valid') return [];
    const [title, day] = [permitTitles[kind], shown(until, 'day')];
    if (standing === 'ending') return [`${title} berlaku sampai ${day}. Perpanjang, lalu ubah di Legalitas.`];
    return [`${title} habis ${day}. Tidak tampil lagi. Ubah di Legalitas.`];
  });

export function PermitList() {
  const until = '_id, "permit": permit.until, "tashih": tashih.until';
  const { documents } = useDocuments<Permits & { _id: string }>('*[_id == "legality"]', until, 'published');
  const [today] = useState(() => dayOf(Date.now()));
  const warnings = permitWarnings(documents?.[0] ?? {}, today);
  if (warnings.length === 0) return null;
  return (
    <Card
      as={IntentLink}
      {...{ intent: 'edit', params: { id: 'legality', type: 'legality' } }}
      padding={4}
      radius={3}
      border
      tone="caution"
    >
      <Stack gap={3}>
        {warnings.map((warning) => (
          <Text key={warning}>{warning}</Text>
        ))}
      </Stack>
    </Card>
  );
}

export const ApprovalList = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <Rows title="Menunggu persetujuan pengelola situs">
    {waiting.map((held) => (
      <Card key={`${held.kind} ${held.title}`} padding={3} radius={2} border tone="caution">
        <Text>{sentenceOf(held)}</Text>
      </Card>
    ))}
  </Rows>
);

function sentenceOf({ kind, title, since }: Waiting): string {
  const what = `${title.charAt(0).toUpperCase()}${title.slice(1)}${since ? `, diubah ${shown(since, 'moment')}` : ''}`;
  if (kind === 'notice') return `${what}: belum tampil di halaman Donasi dan Konfirmasi transfer.`;
  return `${what}: situs masih menampilkan yang terakhir disetujui.`;
}
