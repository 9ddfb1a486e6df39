import { SyncIcon } from '@sanity/icons/Sync';
import { Button, Stack } from '@sanity/ui';
import { useState } from 'react';
import { Group } from '../tool-page.tsx';
import { requestRebuild } from './live-site.ts';

/** Milliseconds in which a second press would only start the same build again. */
const cooldown = 30_000;

export function RebuildButton({ hook }: { hook: string }) {
  const [answer, setAnswer] = useState('');
  const [isCooling, setIsCooling] = useState(false);
  const press = async () => {
    setIsCooling(true);
    try {
      await requestRebuild(hook);
      setAnswer('Permintaan dikirim. Hasilnya akan terlihat di halaman ini.');
      setTimeout(() => setIsCooling(false), cooldown);
    } catch {
      setAnswer('Permintaan tidak terkirim. Periksa sambungan internet, lalu tekan sekali lagi.');
      setIsCooling(false);
    }
  };
  return (
    <Stack gap={4}>
      <Button
        icon={SyncIcon}
        text="Minta pembaruan situs"
        tone="primary"
        disabled={isCooling}
        onClick={() => void press()}
        style={{ justifySelf: 'start' }}
      />
      <div role="status">{answer && <Group tone="default" title={answer} />}</div>
    </Stack>
  );
}
