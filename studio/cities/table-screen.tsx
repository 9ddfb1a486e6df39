import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { download } from '../files.ts';
import { PasteField } from '../paste-field.tsx';
import { Group, ToolPage } from '../tool-page.tsx';
import type { Verdicts } from './read-table.ts';

interface Table<Known> {
  /** What the dataset holds, once it is read. */
  known?: Known | undefined;
  problem?: string;
  done?: string;
  busy: boolean;
}

/** What an import knows of the dataset, and how it applies a table. `one` is an entry: `Sebuah kota`. */
export function useTable<Known>(one: string, read: () => Promise<Known>) {
  const [state, setState] = useState<Table<Known>>({ busy: false });
  const fail = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const problem = /revision/i.test(text)
      ? `${one} diubah orang lain sementara Anda memeriksa. Tidak ada yang berubah; periksa tabel ini sekali lagi.`
      : `Tidak ada yang berubah, karena server menolak: ${text}`;
    setState((last) => ({ ...last, problem, busy: false }));
  };
  const readAgain = () => read().then((known) => setState((last) => ({ ...last, known, busy: false })), fail);
  const apply = async (write: () => Promise<void>, done: string) => {
    setState(({ known }) => ({ known, busy: true }));
    await write().then(() => setState((last) => ({ ...last, done })), fail);
    await readAgain();
  };
  // oxlint-disable-next-line react/exhaustive-deps -- read once; applying reads again
  useEffect(() => void readAgain(), []);
  return { ...state, apply };
}

interface Props<Row, Known> {
  title: string;
  intro: string;
  label: string;
  placeholder: string;
  file: string;
  table: Table<Known>;
  read: (text: string) => Verdicts<Row>;
  write: (known: Known) => string;
  children: (rows: Row[], known: Known, setText: (text: string) => void) => ReactNode;
}

/** What every import of a table looks like: a file or a paste, then what applying it would do. */
export function TableScreen<Row, Known>({ title, intro, label, placeholder, file, ...rest }: Props<Row, Known>) {
  const { table, read, write, children } = rest;
  const { known, done, problem } = table;
  const [text, setText] = useKept(file);
  const now = known && write(known);
  const found = known && text.trim() !== '' ? read(text) : undefined;
  return (
    <ToolPage title={title} intro={intro} width={2}>
      <Flex gap={3} align="center" wrap="wrap">
        <Button
          mode="ghost"
          text="Unduh daftar saat ini"
          disabled={now === undefined}
          onClick={() => download(new Blob([now ?? ''], { type: 'text/csv' }), file)}
        />
        <Button
          mode="ghost"
          text="Isi dengan daftar saat ini"
          disabled={now === undefined}
          onClick={() => setText((now ?? '').replace('\uFEFF', ''))}
        />
      </Flex>
      <PasteField
        label={label}
        hint="Tempel tabelnya, atau seret berkas CSV ke sini."
        placeholder={placeholder}
        value={text}
        change={setText}
      />
      <div role="status">{done && <Notice tone="positive" text={done} />}</div>
      {problem && <Notice tone="critical" text={problem} />}
      {found && found.problems.length > 0 && (
        <div role="alert">
          <Group tone="critical" title="Belum dapat diterapkan" lines={found.problems} />
        </div>
      )}
      {found && known && found.problems.length === 0 && (
        <Stack key={text} gap={4}>
          <Group tone="caution" title="Periksa lagi" lines={found.questions} />
          {children(found.rows, known, setText)}
        </Stack>
      )}
    </ToolPage>
  );
}

/** Text that outlives a reload of the tab: the Studio draws its tools anew when it has started. */
function useKept(key: string) {
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (next: string) => {
    sessionStorage.setItem(key, next);
    setText(next);
  };
  return [text, keep] as const;
}

function Notice({ tone, text }: { tone: 'positive' | 'critical'; text: string }) {
  return (
    <Card padding={4} radius={2} border tone={tone}>
      <Text>{text}</Text>
    </Card>
  );
}

export function ApplyButton({
  busy,
  disabled = false,
  apply,
}: {
  busy: boolean;
  disabled?: boolean;
  apply: () => void;
}) {
  return (
    <Flex>
      <Button
        tone="primary"
        text={busy ? 'Menerapkan…' : 'Terapkan ke situs'}
        disabled={busy || disabled}
        onClick={apply}
      />
    </Flex>
  );
}
