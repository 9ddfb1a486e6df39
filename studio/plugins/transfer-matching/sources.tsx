import { Button, Flex, Grid, Stack, Text, TextArea } from '@sanity/ui';
import { useRef, useState } from 'react';
import { Group } from 'studio-parts/tool-page.tsx';
import { readFile } from './bank-statement/read-file.ts';
import { FileButton } from './controls.tsx';
import { addPending, changeTyped, type Pending, useStore } from './list-store.ts';
import { MessagesToAdd } from './messages-to-add.tsx';
import { StatementToAdd } from './statement-to-add.tsx';
import { today, useWork } from './use-work.ts';

const fields = [
  {
    what: 'statement',
    label: 'Mutasi bank',
    hint: 'Seret berkas dari bank apa adanya (CSV atau Excel), boleh beberapa sekaligus, atau tempel tabelnya.',
    placeholder: 'Tanggal;Keterangan;Debit;Kredit',
  },
  {
    what: 'messages',
    label: 'Pesan WhatsApp',
    hint: 'Seret ekspor obrolan (.txt atau .zip), boleh beberapa sekaligus, atau tempel pesannya.',
    placeholder: 'Nama: …\nJenis transaksi: …\nTotal transfer: Rp…',
  },
] as const;

/** The fields for statements and messages, and below them what was read and is not in the list yet. */
export function Sources() {
  const { pending } = useStore();
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
        {fields.map((field) => (
          <SourceField key={field.what} {...field} />
        ))}
      </Grid>
      {pending.map((each) => {
        const ToAdd = each.what === 'statement' ? StatementToAdd : MessagesToAdd;
        return <ToAdd key={each.id} pending={each} />;
      })}
    </Stack>
  );
}

const accepted = '.csv,.txt,.zip,.tsv,.xlsx,.xls,.htm,.html,text/csv,text/plain';
/** Lets the browser paint and take a press between two files. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Reads files one after the other. `problems` has a sentence for each that was not read. */
function useFiles(what: Pending['what']) {
  const [problems, setProblems] = useState<string[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const isStopped = useRef(false);
  const open = async (files: File[]) => {
    isStopped.current = false;
    const refused: string[] = [];
    for (const [done, file] of files.entries()) {
      if (isStopped.current) {
        refused.push(`${file.name}: belum dibaca, karena dihentikan.`);
        continue;
      }
      setProgress({ done, of: files.length });
      await pause();
      try {
        addPending({ what, name: file.name, text: await readFile(file) });
      } catch (error) {
        refused.push(`${file.name}: ${(error as Error).message}`);
      }
    }
    setProgress(null);
    setProblems(refused);
  };
  const stop = () => (isStopped.current = true);
  return { open, stop, progress, problems, forgetProblems: () => setProblems([]) };
}

function SourceField({ what, label, hint, placeholder }: (typeof fields)[number]) {
  const { isReadOnly } = useWork();
  const text = useStore().typed[what];
  const { open, stop, progress, problems, forgetProblems } = useFiles(what);
  const add = (pasted: string) => {
    addPending({ what, name: `tempelan ${today()}`, text: pasted });
    changeTyped({ [what]: '' });
    forgetProblems();
  };
  return (
    <Stack
      gap={3}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length > 0) event.preventDefault();
        void open(files);
      }}
    >
      <Text as="h2" weight="semibold">
        {label}
      </Text>
      <Text size={1} muted>
        {hint}
      </Text>
      <TextArea
        aria-label={label}
        rows={4}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          // A browser takes half a minute to show thousands of pasted lines.
          if (pasted.length < 20_000) return;
          event.preventDefault();
          add(text + pasted);
        }}
        onChange={({ currentTarget }) => changeTyped({ [what]: currentTarget.value })}
      />
      <Flex gap={2} align="center">
        <Button text="Baca" tone="primary" disabled={text.trim() === '' || isReadOnly} onClick={() => add(text)} />
        <FileButton
          text="Buka berkas"
          label={`Buka berkas: ${label}`}
          accept={accepted}
          multiple
          disabled={isReadOnly}
          onOpen={(files) => void open(files)}
        />
        {progress && (
          <>
            <progress aria-label="Membaca berkas" value={progress.done} max={progress.of} />
            <Button mode="ghost" text="Hentikan" onClick={stop} />
          </>
        )}
      </Flex>
      <Group role="alert" tone="critical" title="Tidak dibaca" lines={problems} />
    </Stack>
  );
}
