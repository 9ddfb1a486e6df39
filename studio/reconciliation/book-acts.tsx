import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { download } from '../files.ts';
import { Alert, FileButton } from '../tool-page.tsx';
import { useAsk } from './asking.tsx';
import { type Covered, daysOf, gapsOf, parseBook } from './book.ts';
import { today } from './use-work.ts';
import { removeBook, undo, useBook, writeBook } from './use-book.ts';

const accessWords = {
  opening: 'Buku sedang dibuka…',
  ours: 'Buku ini tersimpan di komputer ini saja.',
  other: 'Buku ini sedang terbuka di tab lain. Tab ini hanya dapat membaca; tutup tab itu, lalu muat ulang.',
  refused: 'Peramban ini menolak menyimpan. Simpan buku sebagai berkas sebelum tab ditutup.',
};

export function BookActs() {
  const { book, before, access, problem } = useBook();
  const ask = useAsk();
  const [fileProblem, setFileProblem] = useState('');
  const { lines, claims } = book;
  const contents = `${lines.length} baris mutasi dan ${claims.length} pesan`;
  const isEmpty = lines.length + claims.length === 0;
  const isReadOnly = access === 'other' || access === 'opening';
  const save = () => {
    download(new Blob([JSON.stringify(book)], { type: 'application/json' }), `buku-bendahara-${today()}.json`);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      const next = parseBook(await file.text());
      const text = `Buku ini (${contents}) diganti dengan ${file.name} (${next.lines.length} baris mutasi dan ${next.claims.length} pesan).`;
      const isConfirmed = isEmpty || (await ask({ title: 'Ganti buku?', text, yes: 'Ya, ganti' })) !== null;
      if (isConfirmed) writeBook('Buku dibuka', () => next);
      setFileProblem('');
    } catch (error) {
      setFileProblem(`${file.name}: ${(error as Error).message} Buku yang sekarang tetap utuh.`);
    }
  };
  const remove = async () => {
    const text = `${contents}, beserta semua keputusan dan catatan tanda terima, dihapus dari komputer ini. Simpan buku sebagai berkas dulu bila masih perlu.`;
    if ((await ask({ title: 'Hapus buku?', text, yes: 'Ya, hapus' })) !== null) removeBook();
  };
  return (
    <Stack gap={3}>
      <Text size={1} muted role={access === 'other' || access === 'refused' ? 'alert' : undefined}>
        {`${accessWords[access]} ${isEmpty ? 'Isinya masih kosong.' : `Isinya ${contents}.`}`}
      </Text>
      <Flex gap={2} wrap="wrap">
        <Button mode="ghost" text="Simpan buku" disabled={isEmpty} onClick={save} />
        <FileButton
          text="Buka buku"
          label="Buka berkas: Buku"
          accept=".json,application/json"
          disabled={isReadOnly}
          open={([file]) => void open(file)}
        />
        {before?.act && (
          <Button mode="ghost" text={`Batalkan: ${before.act.toLowerCase()}`} disabled={isReadOnly} onClick={undo} />
        )}
        <Button
          mode="bleed"
          tone="critical"
          text="Hapus dari komputer ini"
          disabled={isEmpty || isReadOnly}
          onClick={() => void remove()}
        />
      </Flex>
      <Alert text={fileProblem || problem} />
    </Stack>
  );
}

export function Periods({ periods }: { periods: readonly Covered[] }) {
  const { gaps, overlaps, jumps } = gapsOf(periods);
  const lines = [
    ...gaps.map((gap) => `Belum ada mutasi ${daysOf(gap)}.`),
    ...overlaps.map((days) => `Ada di lebih dari satu mutasi: ${daysOf(days)}. Baris yang sama dihitung sekali.`),
    ...jumps.map(
      ({ day, before, opening }) =>
        `Saldo awal ${formatDay(day)} ${formatRupiah(opening)}, padahal saldo sebelumnya ${formatRupiah(before)}.`,
    ),
  ];
  return (
    lines.length > 0 && (
      <Text size={1} role="status">
        {lines.join(' ')}
      </Text>
    )
  );
}
