import { Card, type CardTone, Heading, Stack, Text } from '@sanity/ui';
import { forStaff } from 'site/content/for-staff.ts';
import { Group, ToolPage } from 'studio-parts/tool-page.tsx';
import type { Build, Status } from './compare.ts';
import { ChangeList, PermitList, ProblemList, WaitingList } from './lists.tsx';
import { siteUrl } from './settings.ts';
import { pollInterval, useSiteStatus } from './use-site-status.ts';
import { describe, facts } from './words.ts';

const tones: Partial<Record<Status['state'], CardTone>> = { live: 'positive', waiting: 'caution', example: 'caution' };

export function StatusScreen() {
  const { current, problem } = useSiteStatus(siteUrl);
  const build = current?.site.build ?? null;
  return (
    <ToolPage
      title="Status situs"
      intro={
        <>
          Membandingkan konten yang sudah diterbitkan dengan{' '}
          <a href={siteUrl} target="_blank" rel="noreferrer">
            {siteUrl}
          </a>
          .
        </>
      }
      width={1}
    >
      {problem && <ProblemList problems={[{ text: `Konten di Studio tidak dapat dibaca: ${problem}. Muat ulang.` }]} />}
      <div role="status">
        {current ? (
          <StatusCard status={current.status} build={build} />
        ) : (
          <Group tone="default" title="Memeriksa situs…" />
        )}
      </div>
      {current && 'newer' in current.status && <WaitingList documents={current.status.newer} />}
      <Group tone="caution" title="Menunggu persetujuan pengelola situs" lines={build?.waiting ?? []} />
      <ChangeList changes={build?.changes ?? []} />
      <PermitList />
      {current && (
        <Text size={1} muted>
          Terakhir diperiksa {forStaff(current.checkedAt.toISOString(), 'moment')}. Diperiksa lagi setiap{' '}
          {pollInterval / 1000} detik.
        </Text>
      )}
    </ToolPage>
  );
}

function StatusCard({ status, build }: { status: Status; build: Build | null }) {
  const { title, meaning } = describe(status);
  return (
    <Card padding={4} radius={3} border tone={tones[status.state] ?? 'critical'} data-testid={`status-${status.state}`}>
      <Stack gap={4}>
        <Heading as="h2" size={2}>
          {title}
        </Heading>
        <Text>{meaning}</Text>
        {'error' in status && <ProblemList problems={status.error.problems} />}
        <Stack gap={3}>
          {facts(build).map(([name, value]) => (
            <Text key={name} size={1} muted>
              {name}: {value}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
