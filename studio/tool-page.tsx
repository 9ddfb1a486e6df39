import { Button, Card, type CardTone, Container, Heading, Stack, Text } from '@sanity/ui';
import { type ReactNode, useRef } from 'react';

interface Page {
  title: string;
  intro: ReactNode;
  width: number;
  children: ReactNode;
}

export function ToolPage({ title, intro, width, children }: Page) {
  return (
    <Card height="fill" overflow="auto">
      <Container width={width} paddingX={4} paddingY={5}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {title}
          </Heading>
          <Text muted>{intro}</Text>
          {children}
        </Stack>
      </Container>
    </Card>
  );
}

interface GroupProps {
  tone: CardTone;
  title: string;
  lines?: string[];
  role?: 'alert';
}

/** A title with sentences below it. Renders nothing if `lines` is empty. */
export function Group({ tone, title, lines, role }: GroupProps) {
  if (lines?.length === 0) return null;
  return (
    <Card padding={4} radius={2} border tone={tone} role={role}>
      <Stack gap={3}>
        <Text weight="semibold">{title}</Text>
        {lines && (
          <Text as="div" size={1}>
            {/* Plain elements: hundreds of `Text` of @sanity/ui take seconds to render. */}
            <ul style={{ paddingInlineStart: '1.25em' }}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** A problem, which screen readers announce at once. Renders nothing without a text. */
export const Alert = ({ text }: { text: string }) =>
  text && (
    <Card padding={3} radius={2} border tone="critical" role="alert">
      <Text size={1}>{text}</Text>
    </Card>
  );

interface FileButtonProps {
  text: string;
  /** The accessible name of the file input that the button opens. */
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  open: (files: File[]) => void;
}

/** A button that lets staff choose files. They can choose the same file again. */
export function FileButton({ text, label, accept, multiple = false, disabled = false, open }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button mode="ghost" text={text} disabled={disabled} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          open([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
