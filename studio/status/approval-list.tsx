import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import type { InputProps } from 'sanity';
import { writtenMoment } from '../fields/dates.ts';
import { InputWithReasons } from '../fields/inputs.tsx';
import type { Waiting } from './compare.ts';
import { readSite } from './live-site.ts';
import { siteUrl } from './settings.ts';
import { keepLooking } from './use-site-status.ts';

/** What the site does not show yet, because nobody has approved it. */
export function ApprovalList({ waiting }: { waiting: readonly Waiting[] }) {
  return (
    <Stack gap={3} as="section" aria-label="Menunggu persetujuan">
      <Text weight="semibold">Menunggu persetujuan pengelola situs</Text>
      <Stack gap={2} as="ul">
        {waiting.map((held) => (
          <li key={`${held.kind} ${held.title}`} style={{ listStyle: 'none' }}>
            <Card padding={3} radius={2} border tone="caution">
              <Text>{said(held)}</Text>
            </Card>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function said({ kind, title, since }: Waiting): string {
  const what = `${title.charAt(0).toUpperCase()}${title.slice(1)}${since ? `, diubah ${writtenMoment(since)}` : ''}`;
  if (kind === 'notice') return `${what}: belum tampil di halaman Donasi dan Konfirmasi.`;
  return `${what}: situs masih menampilkan yang terakhir disetujui.`;
}

/** Every input. The whole form is one too; above it stands what the site does not show yet. */
export function InputWithWaiting(props: InputProps) {
  if (props.id !== 'root') return <InputWithReasons {...props} />;
  const { _id = '' } = (props.value ?? {}) as { _id?: string };
  return (
    <Stack gap={5}>
      <WaitsHere id={_id.replace('drafts.', '')} />
      <InputWithReasons {...props} />
    </Stack>
  );
}

function WaitsHere({ id }: { id: string }) {
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    const look = async () => {
      const site = await readSite(siteUrl);
      setWaiting(site.reached ? site.build.waiting?.find(({ documents }) => documents.includes(id)) : undefined);
    };
    return keepLooking(() => void look());
  }, [id]);
  if (!waiting) return null;
  return (
    <Card padding={3} radius={2} border tone="caution" data-testid="waits">
      <Text>Menunggu persetujuan pengelola situs. {said(waiting)}</Text>
    </Card>
  );
}
