import { Box, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { StateLink, useRouterState } from 'sanity/router';
import handbook from './buku-pegangan.md?raw';
import { lastAddress } from './last-seen.tsx';
import { partFor, partsOf, search, type Part } from './parts.ts';
import './handbook.css';

const pictures = import.meta.glob<string>('./*.png', { eager: true, query: '?url', import: 'default' });
const parts = partsOf(handbook, (file) => pictures[`./${file}`] ?? file);

/** The tool “Bantuan”: parts on the left, the open part on the right. It starts at the part about the last document. */
export default function HandbookScreen() {
  const { part: chosenId } = (useRouterState() ?? {}) as { part?: string };
  const [words, setWords] = useState('');
  const found = search(parts, words);
  const wanted = parts.find(({ id }) => id === chosenId) ?? partFor(parts, lastAddress()) ?? parts[0];
  const open = found.find((part) => part === wanted) ?? found[0];
  return (
    <Flex height="fill" className="handbook-screen" data-chosen={chosenId}>
      <Card borderRight padding={4} overflow="auto" className="handbook-parts">
        <Stack gap={4}>
          <TextInput
            type="search"
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
            placeholder="Cari di buku pegangan"
            aria-label="Cari di buku pegangan"
          />
          <Stack as="nav" gap={1} aria-label="Bagian buku pegangan">
            {found.map((part) => (
              <PartLink key={part.id} part={part} isOpen={part === open} />
            ))}
          </Stack>
          <div role="status">{found.length === 0 && <Text muted>Tidak ditemukan. Coba satu kata saja.</Text>}</div>
        </Stack>
      </Card>
      <Box flex={1} overflow="auto" paddingX={[4, 4, 5]} paddingY={5} key={open?.id} className="handbook-page">
        <StateLink state={{}} className="handbook-back">
          Semua bagian
        </StateLink>
        {open && <Page part={open} />}
      </Box>
    </Flex>
  );
}

function PartLink({ part: { id, title }, isOpen }: { part: Part; isOpen: boolean }) {
  return (
    <Card
      as={StateLink}
      {...{ state: { part: id } }}
      padding={3}
      radius={2}
      pressed={isOpen}
      aria-current={isOpen ? 'page' : undefined}
      style={{ textDecoration: 'none' }}
    >
      <Text weight={isOpen ? 'semibold' : 'regular'}>{title}</Text>
    </Card>
  );
}

/** Renders a part. Its HTML comes from files in this folder, and never has text that staff write. */
function Page({ part: { title, html } }: { part: Part }) {
  return (
    <Stack as="article" gap={5} className="handbook">
      <Heading as="h1" size={3}>
        {title}
      </Heading>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Stack>
  );
}
