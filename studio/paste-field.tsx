import { Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui';
import { useRef, useState } from 'react';
import { readFile } from './files.ts';

interface Props {
  label: string;
  hint: string;
  placeholder: string;
  value: string;
  change: (text: string) => void;
  /** Opened files are added to the text; several may be opened at once. */
  adds?: boolean;
  /** Takes pictures among the files, which have no text. */
  takePictures?: ((files: File[]) => void) | undefined;
}

/** A text that is pasted, dropped or opened as a file. */
export function PasteField({ label, hint, placeholder, value, change, adds = false, takePictures }: Props) {
  const [problem, setProblem] = useState('');
  const picker = useRef<HTMLInputElement>(null);
  const open = async (files: FileList | null) => {
    const texts: string[] = adds && value.trim() !== '' ? [value.trimEnd()] : [];
    const problems: string[] = [];
    const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);
    const pictures = Array.from(files ?? []).filter((file) => takePictures && isPicture(file));
    if (pictures.length > 0) takePictures?.(pictures);
    const tables = Array.from(files ?? []).filter((file) => !pictures.includes(file));
    for (const file of tables.slice(0, adds ? undefined : 1))
      try {
        texts.push(await readFile(file));
      } catch (error) {
        problems.push(`${file.name}: ${(error as Error).message}`);
      }
    if (texts.length > 0 && tables.length > 0) change(texts.join('\n'));
    setProblem(problems.join(' '));
  };
  return (
    <Stack
      gap={3}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) event.preventDefault();
        void open(event.dataTransfer.files);
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
          // Browsers take half a minute to paste thousands of lines; setting the value is immediate.
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
        <Button mode="ghost" text="Buka berkas" onClick={() => picker.current?.click()} />
        <input
          ref={picker}
          hidden
          type="file"
          multiple={adds || takePictures !== undefined}
          accept={`${takePictures ? 'image/*,' : ''}.csv,.txt,.zip,.tsv,.xlsx,.xls,.htm,.html,.ofx,.qif,.sta,.mt940,.940,.xml,.json,text/csv,text/plain`}
          aria-label={`Buka berkas: ${label}`}
          onChange={({ currentTarget }) => {
            void open(currentTarget.files).finally(() => {
              currentTarget.value = '';
            });
          }}
        />
      </Flex>
      {problem && (
        <Card padding={3} radius={2} border tone="critical" role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
    </Stack>
  );
}
