import { SyncIcon } from '@sanity/icons/Sync';
import { Button, Stack } from '@sanity/ui';
import { createModuleState } from '../module-state.ts';
import { Group } from '../tool-page.tsx';
import { requestRebuild } from './live-site.ts';
import { clock } from './words.ts';

/** Milliseconds in which a second press would only start the same build again. */
const cooldown = 30_000;

const lastPress = createModuleState({ answer: '', isCooling: false });

async function press(hook: string): Promise<void> {
  lastPress.set({ ...lastPress.get(), isCooling: true });
  try {
    await requestRebuild(hook);
    const answer = `Permintaan dikirim pukul ${clock(new Date())}. Tidak perlu menekan lagi: hasilnya akan terlihat di halaman ini.`;
    lastPress.set({ answer, isCooling: true });
    setTimeout(() => lastPress.set({ answer, isCooling: false }), cooldown);
  } catch {
    const answer = 'Permintaan tidak terkirim. Periksa sambungan internet, lalu tekan sekali lagi.';
    lastPress.set({ answer, isCooling: false });
  }
}

export function RebuildButton({ hook }: { hook: string }) {
  const { answer, isCooling } = lastPress.useValue();
  return (
    <Stack gap={4}>
      <Button
        icon={SyncIcon}
        text="Minta pembaruan situs"
        tone="primary"
        disabled={isCooling}
        onClick={() => void press(hook)}
        style={{ justifySelf: 'start' }}
      />
      <div role="status">{answer && <Group tone="default" title={answer} />}</div>
    </Stack>
  );
}
