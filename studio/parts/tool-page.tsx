import { Card, type CardTone, Container, Heading, Stack, Text } from '@sanity/ui';
import type { ReactNode } from 'react';

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
  lines?: readonly string[];
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
