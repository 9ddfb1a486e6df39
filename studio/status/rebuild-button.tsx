import { SyncIcon } from '@sanity/icons/Sync';
import { Button, Stack } from '@sanity/ui';
import { useState } from 'react';
import { Group } from '../tool-page.tsx';
import { requestRebuild } from './live-site.ts';

export function RebuildButton({ hook }: { hook: string }) {
  const [answer, setAnswer] = useState('');
  const press = () =>
    requestRebuild(hook).then(
      () => setAnswer('Permintaan dikirim. Hasilnya akan terlihat di halaman ini.'),
      () => setAnswer('Permintaan tidak terkirim. Periksa sambungan internet, lalu tekan sekali lagi.'),
    );
  return (
    <Stack gap={4}>
      <Button
        icon={SyncIcon}
        text="Minta pembaruan situs"
        tone="primary"
        onClick={() => void press()}
        style={{ justifySelf: 'start' }}
      />
      <div role="status">{answer && <Group tone="default" title={answer} />}</div>
    </Stack>
  );
}
