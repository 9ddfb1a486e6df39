import { SyncIcon } from '@sanity/icons/Sync';
import { Button, Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { requestRebuild } from './live-site.ts';
import { clock } from './words.ts';

/** A second press so soon would only start the same build twice (ms). */
const rest = 30_000;

/** "Minta pembaruan situs": starts a build by the hook, or says who can. */
export function RebuildButton({ hook }: { hook: string }) {
  const [answer, setAnswer] = useState('');
  const [resting, setResting] = useState(false);
  const press = async () => {
    if (!hook) return setAnswer(nobodyListens);
    setResting(true);
    try {
      await requestRebuild(hook);
      setAnswer(
        `Permintaan dikirim pukul ${clock(new Date())}. Tidak perlu menekan lagi: hasilnya akan terlihat di halaman ini.`,
      );
      setTimeout(() => setResting(false), rest);
    } catch {
      setAnswer('Permintaan tidak terkirim. Periksa sambungan internet, lalu tekan sekali lagi.');
      setResting(false);
    }
  };
  return (
    <Stack gap={4}>
      <Button
        icon={SyncIcon}
        text="Minta pembaruan situs"
        tone="primary"
        disabled={resting}
        onClick={() => void press()}
        style={{ justifySelf: 'start' }}
      />
      <div role="status">
        {answer && (
          <Card padding={4} radius={2} border>
            <Text>{answer}</Text>
          </Card>
        )}
      </div>
    </Stack>
  );
}

const nobodyListens =
  'Tombol ini belum disambungkan ke penyedia situs. Minta pengelola situs (tim pengembang) memperbarui situs, dan sebutkan bahwa SANITY_STUDIO_REBUILD_HOOK belum diisi.';
