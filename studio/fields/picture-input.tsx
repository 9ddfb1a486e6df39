import { Card, Stack, Text } from '@sanity/ui';
import { type SyntheticEvent, useState } from 'react';
import type { ObjectInputProps } from 'sanity';
import { fileFormatRemedy } from './picture-remedy.ts';

/** The Studio's input for pictures. Refuses files that the site does not take before the upload, with a remedy. */
export function PictureInput(props: ObjectInputProps) {
  const [problem, setProblem] = useState('');
  const check = (event: SyntheticEvent, files: FileList | null) => {
    const found = Array.from(files ?? []).flatMap((file) => fileFormatRemedy(file) ?? [])[0];
    setProblem(found ?? '');
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Stack
      gap={2}
      onDropCapture={(event) => check(event, event.dataTransfer.files)}
      onPasteCapture={(event) => check(event, event.clipboardData.files)}
      onChangeCapture={(event) => check(event, (event.target as HTMLInputElement).files)}
    >
      {problem && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>{problem}</Text>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  );
}
