import { SyncIcon } from '@sanity/icons/Sync';
import { Button, Stack } from '@sanity/ui';
import { useSyncExternalStore } from 'react';
import { Group } from '../tool-page.tsx';
import { requestRebuild } from './live-site.ts';
import { clock } from './words.ts';

/** Milliseconds within which a second press would only start the same build again. */
const cooldown = 30_000;

/** The last press. Outside the component, because the Studio remounts its tools and would forget it. */
let request = { answer: '', resting: false };
const listeners = new Set<() => void>();
const set = (next: typeof request) => {
  request = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

async function press(hook: string): Promise<void> {
  set({ ...request, resting: true });
  try {
    await requestRebuild(hook);
    const answer = `Permintaan dikirim pukul ${clock(new Date())}. Tidak perlu menekan lagi: hasilnya akan terlihat di halaman ini.`;
    set({ answer, resting: true });
    setTimeout(() => set({ ...request, resting: false }), cooldown);
  } catch {
    const answer = 'Permintaan tidak terkirim. Periksa sambungan internet, lalu tekan sekali lagi.';
    set({ answer, resting: false });
  }
}

export function RebuildButton({ hook }: { hook: string }) {
  const { answer, resting } = useSyncExternalStore(subscribe, () => request);
  return (
    <Stack gap={4}>
      <Button
        icon={SyncIcon}
        text="Minta pembaruan situs"
        tone="primary"
        disabled={resting}
        onClick={() => void press(hook)}
        style={{ justifySelf: 'start' }}
      />
      <div role="status">{answer && <Group tone="default" title={answer} />}</div>
    </Stack>
  );
}
