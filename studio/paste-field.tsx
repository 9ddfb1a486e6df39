import { Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useState } from 'react';
import { readFile } from './files.ts';
import { Alert, FileButton } from './tool-page.tsx';

interface Props {
  label: string;
  hint: string;
  placeholder: string;
  value: string;
  change: (text: string) => void;
  /** Whether opened files are added to the text. Otherwise one file replaces it. */
  isAdding?: boolean;
}

const formats = '.csv,.txt,.zip,.tsv,.xlsx,.xls,.htm,.html,.ofx,.qif,.sta,.mt940,.940,text/csv,text/plain';

/** A field for text that staff paste, drop, or open as a file. */
export function PasteField({ label, hint, placeholder, value, change, isAdding = false }: Props) {
  const [problem, setProblem] = useState('');
  const open = async (files: File[]) => {
    const texts: string[] = [];
    const problems: string[] = [];
    for (const file of files.slice(0, isAdding ? undefined : 1))
      try {
        texts.push(await readFile(file));
      } catch (error) {
        problems.push(`${file.name}: ${(error as Error).message}`);
      }
    const before = isAdding && value.trim() !== '' ? [value.trimEnd()] : [];
    if (texts.length > 0) change([...before, ...texts].join('\n'));
    setProblem(problems.join(' '));
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
        rows={7}
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (pasted.length < 20_000) return;
          // A browser takes half a minute to paste thousands of lines itself.
          event.preventDefault();
          const { selectionStart, selectionEnd } = event.currentTarget;
          change(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd));
        }}
        onChange={({ currentTarget }) => {
          setProblem('');
          change(currentTarget.value);
        }}
      />
      <Flex>
        <FileButton
          text="Buka berkas"
          label={`Buka berkas: ${label}`}
          accept={formats}
          multiple={isAdding}
          open={(files) => void open(files)}
        />
      </Flex>
      <Alert text={problem} />
    </Stack>
  );
}
