/* oxlint-disable no-alert -- the browser's own questions */
import { Button, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { useCurrentUser } from 'sanity';
import { Group, ToolPage } from 'studio-parts/tool-page.tsx';
import { FileButton } from './controls.tsx';
import { download } from './download.ts';
import { Entries } from './entries.tsx';
import { changeList, setSavedList, undoLastChange, useStore } from './list-store.ts';
import { type SiteFacts, useSiteFacts } from './site-facts.ts';
import { Sources } from './sources.tsx';
import { makeTable } from './table.ts';
import { emptyList, parseList } from './transfer-list.ts';
import { today, useWork, WorkContext } from './use-work.ts';
import './transfer-matching.css';

/** The tool “Cocokkan transfer” matches the bank's statement with donors' messages. No data leaves this computer. */
export default function Screen() {
  const { facts, problem } = useSiteFacts();
  return (
    <ToolPage
      title="Cocokkan transfer"
      intro="Yang menentukan adalah mutasi bank, bukan gambar bukti transfer. Semua dibaca dan disimpan di komputer ini saja: tidak ada nama donatur yang dikirim ke mana pun."
      width={4}
    >
      {problem && <Text role="alert">{`Isi situs tidak dapat dibaca: ${problem}. Muat ulang halaman ini.`}</Text>}
      {facts ? <Work facts={facts} /> : !problem && <Spinner muted />}
    </ToolPage>
  );
}

function Work({ facts }: { facts: SiteFacts }) {
  const { list, access } = useStore();
  const by = useCurrentUser()?.name ?? '';
  const { rows, claims, decisions, ours } = list;
  const entries = useMemo(() => makeTable({ rows, claims, decisions, ours }), [rows, claims, decisions, ours]);
  return (
    <WorkContext value={{ facts, list, entries, by, isReadOnly: access === 'other' || access === 'opening' }}>
      <Stack gap={5}>
        <ListKeeper />
        <Sources />
        {rows.length + claims.length > 0 && <Entries />}
      </Stack>
    </WorkContext>
  );
}

const accessWords = {
  opening: 'Daftar sedang dibuka…',
  mine: 'Daftar ini tersimpan di peramban komputer ini saja.',
  other: 'Daftar ini sedang terbuka di tab lain. Tab ini hanya dapat membaca; tutup tab itu, lalu muat ulang.',
  refused: 'Peramban ini menolak menyimpan. Simpan daftar sebagai berkas sebelum tab ditutup.',
};

/** Says where the list is kept, and saves it as a file or opens one. */
function ListKeeper() {
  const { list, before, access, isPersistent, problem } = useStore();
  const { rows, claims, unsaved } = list;
  const contents = `${rows.length} baris mutasi dan ${claims.length} pesan`;
  const isEmpty = rows.length + claims.length === 0;
  const { isReadOnly } = useWork();
  const save = () => {
    download(new Blob([JSON.stringify({ ...list, unsaved: 0 })]), `daftar-transfer-${today()}.json`);
    setSavedList(list);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const next = parseList(await file.text());
      const text = `Daftar ini (${contents}) diganti dengan ${file.name} (${next.rows.length} baris mutasi dan ${next.claims.length} pesan). Ganti?`;
      if (isEmpty || confirm(text)) setSavedList(next);
    } catch (error) {
      alert(`${file.name}: ${(error as Error).message} Daftar yang sekarang tetap utuh.`);
    }
  };
  const remove = () => {
    const text = `${contents}, beserta semua keputusan, dihapus dari komputer ini. Simpan daftar sebagai berkas dulu bila masih perlu. Hapus?`;
    if (confirm(text)) changeList(() => emptyList);
  };
  const sentences = [
    accessWords[access],
    isEmpty && access === 'mine' && 'Isinya kosong. Bila pernah disimpan sebagai berkas, pilih Buka daftar.',
    !isEmpty && `Isinya ${contents}.`,
    access === 'mine' && !isEmpty && !isPersistent && 'Peramban boleh menghapusnya bila disk penuh.',
    unsaved > 0 && `${unsaved} perubahan belum disimpan sebagai berkas.`,
  ];
  return (
    <Stack gap={3}>
      <Text size={1} muted role={access === 'other' || access === 'refused' ? 'alert' : undefined}>
        {sentences.filter(Boolean).join(' ')}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button mode="ghost" text="Simpan daftar" disabled={isEmpty} onClick={save} />
        <FileButton
          text="Buka daftar"
          label="Buka berkas: Daftar"
          accept=".json,application/json"
          disabled={isReadOnly}
          onOpen={([file]) => void open(file)}
        />
        <Button mode="ghost" text="Batalkan yang terakhir" disabled={isReadOnly || !before} onClick={undoLastChange} />
        <Button
          mode="bleed"
          tone="critical"
          text="Hapus dari komputer ini"
          disabled={isEmpty || isReadOnly}
          onClick={remove}
        />
      </Flex>
      {problem && <Group role="alert" tone="critical" title={problem} />}
    </Stack>
  );
}
