import { Button, Card, Flex, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { download } from '../files.ts';
import { PasteField } from '../paste-field.tsx';
import { ToolPage } from '../tool-page.tsx';

/** What every import of a table looks like: a file or a paste, then what applying it would do. */

interface Props {
  title: string;
  intro: string;
  /** Of the field. */
  label: string;
  placeholder: string;
  /** Name of the download. */
  file: string;
  /** What the dataset holds, as a table; undefined until it is read. */
  now: string | undefined;
  text: string;
  setText: (text: string) => void;
  done: string | undefined;
  problem: string | undefined;
  children: ReactNode;
}

export function TableScreen({ title, intro, label, placeholder, file, now, text, setText, ...rest }: Props) {
  const { done, problem, children } = rest;
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
      {children}
    </ToolPage>
  );
}

/** Text that outlives a reload of the tab: the Studio draws its tools anew when it has started. */
export function useKept(key: string) {
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
