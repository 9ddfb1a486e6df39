import { Button, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { download } from '../files.ts';
import { createModuleState } from '../module-state.ts';
import { PasteField } from '../paste-field.tsx';
import { Group, ToolPage } from '../tool-page.tsx';
import type { TableReading } from './read-table.ts';

interface Props<Row, Known> {
  title: string;
  intro: string;
  label: string;
  placeholder: string;
  file: string;
  /** The subject of a sentence about one entry: `Sebuah kota`. */
  entry: string;
  load: () => Promise<Known>;
  read: (text: string) => TableReading<Row>;
  /** Writes what is stored as a table, to be downloaded. */
  write: (known: Known) => string;
  children: (rows: Row[], known: Known, act: Act) => ReactNode;
}

export interface Act {
  busy: boolean;
  apply: (change: () => Promise<void>, done: string) => void;
  setText: (text: string) => void;
}

/** The pasted texts, by the name of the tool's file. */
const texts = createModuleState<Record<string, string>>({});

/** The screen of every import: a file or pasted text, and below it what applying it would change. */
export function TableScreen<Row, Known>({ title, intro, label, placeholder, file, ...rest }: Props<Row, Known>) {
  const { entry, load, read, write, children } = rest;
  const text = texts.useValue()[file] ?? '';
  const [state, setState] = useState<{ known?: Known; problem?: string; done?: string | undefined; busy: boolean }>({
    busy: false,
  });
  const fail = ({ message }: Error) => {
    const problem = /revision/i.test(message)
      ? `${entry} diubah orang lain sementara Anda memeriksa. Tidak ada yang berubah; periksa tabel ini sekali lagi.`
      : `Tidak ada yang berubah, karena server menolak. Kirim ini kepada pengelola situs: ${message}`;
    setState((last) => ({ ...last, problem, busy: false }));
  };
  const loadAgain = () => load().then((found) => setState((last) => ({ ...last, known: found, busy: false })), fail);
  // oxlint-disable-next-line react/exhaustive-deps -- loads when mounted; applying loads again
  useEffect(() => void loadAgain(), []);
  const applyAndReload = async (act: () => Promise<void>, sentence: string) => {
    setState((last) => ({ ...(last.known && { known: last.known }), busy: true }));
    await act().then(() => setState((last) => ({ ...last, done: sentence })), fail);
    await loadAgain();
  };
  const { known, problem, done, busy } = state;
  const change = (next: string) => {
    texts.set({ ...texts.get(), [file]: next });
    setState((last) => ({ ...last, done: undefined }));
  };
  const reading = known && text.trim() !== '' ? read(text) : undefined;
  return (
    <ToolPage title={title} intro={intro} width={2}>
      <Flex>
        <Button
          mode="ghost"
          text="Unduh daftar saat ini"
          disabled={!known}
          onClick={() => known && download(new Blob([write(known)], { type: 'text/csv' }), file)}
        />
      </Flex>
      <PasteField
        label={label}
        hint="Tempel tabelnya, atau seret berkas CSV ke sini."
        placeholder={placeholder}
        value={text}
        change={change}
      />
      <div role="status">{done && <Group tone="positive" title={done} />}</div>
      {problem && <Group tone="critical" title={problem} />}
      {reading && <Group role="alert" tone="critical" title="Belum dapat diterapkan" lines={reading.problems} />}
      {reading && known && reading.problems.length === 0 && (
        <Stack key={text} gap={4}>
          {!done && <Group tone="caution" title="Periksa lagi" lines={reading.questions} />}
          {children(reading.rows, known, { busy, apply: (...of) => void applyAndReload(...of), setText: change })}
        </Stack>
      )}
    </ToolPage>
  );
}

export const ApplyButton = ({ busy, isReady, apply }: { busy: boolean; isReady: boolean; apply: () => void }) => (
  <Flex>
    <Button
      tone="primary"
      text={busy ? 'Menerapkan…' : 'Terapkan ke situs'}
      disabled={busy || !isReady}
      onClick={apply}
    />
  </Flex>
);
