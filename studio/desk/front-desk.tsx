import { Card, Flex, Stack, Text, useMediaIndex } from '@sanity/ui';
import type { ActiveToolLayoutProps } from 'sanity';
import { useRouterState } from 'sanity/router';
import { handbookUrl } from './handbook.ts';
import './for-staff.css';

const greeting = {
  title: 'Apa yang ingin Anda ubah?',
  lines: [
    'Pilih halaman di kiri; tab di atas formulir mengikuti bagian-bagian halaman itu.',
    'Semua harga, ongkir, dan nominal donasi ada di “Harga dan ongkir”.',
    'Nomor rekening ada di “Rekening tujuan”; nomor WhatsApp, alamat, dan kaki halaman di “Setelan situs”.',
    'Yang Anda ketik tersimpan sebagai draf. Pengunjung melihatnya setelah Anda menekan Terbitkan. Hanya urutan di Daftar langsung tayang.',
  ],
};

/** Wraps every tool. Beside the desk's list it shows instructions while no document is open. */
export function FrontDesk(props: ActiveToolLayoutProps) {
  const isNothingOpen = useRouterState((state) => panesOf(state).length === 0);
  // On a phone the list fills the screen.
  const isNarrow = useMediaIndex() < 2;
  if (props.activeTool.name !== 'structure' || !isNothingOpen || isNarrow) return props.renderDefault(props);
  return (
    <Flex height="fill">
      {props.renderDefault(props)}
      <Card flex={2} padding={5} borderLeft>
        <Stack gap={4} as="section" aria-label={greeting.title} style={{ maxWidth: '36em' }}>
          <Text as="h2" size={3} weight="semibold">
            {greeting.title}
          </Text>
          {greeting.lines.map((line) => (
            <Text key={line} muted>
              {line}
            </Text>
          ))}
          <Text>
            <a href={handbookUrl} target="_blank" rel="noreferrer">
              Buku pegangan
            </a>
          </Text>
        </Stack>
      </Card>
    </Flex>
  );
}

/** Returns the open panes. The router's state is that of all tools, or of the structure tool alone. */
function panesOf(state: Record<string, unknown>): unknown[] {
  const { panes = [] } = (state.structure ?? state) as { panes?: unknown[] };
  return panes;
}
