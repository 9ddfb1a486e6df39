import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import { download } from '../files.ts';
import { Group } from '../tool-page.tsx';
import { useAsk } from './asking.tsx';
import { writeBooks } from './books.ts';
import { Choice } from './choice.tsx';
import { monthRows, formatMonth, monthsOf, monthSums } from './month.ts';
import { Rows } from './rows.tsx';
import { today, useWork } from './use-work.ts';
import { signedRupiah, SumsTable } from './sums-table.tsx';

export function Months() {
  const { lines, decided, book, facts, by, write, isReadOnly } = useWork();
  const ask = useAsk();
  const months = monthsOf(lines);
  const [chosen, setChosen] = useState('');
  const month = months.includes(chosen) ? chosen : (months[0] ?? '');
  const [isFailed, setFailed] = useState(false);
  if (month === '') return <Text muted>Belum ada mutasi.</Text>;
  const sums = monthSums(month, { lines, decided, periods: book.periods, prices: facts.prices });
  const closed = book.closed.find((entry) => entry.month === month);
  const books = { matches: sums.matches, unclaimed: sums.unclear, prices: facts.prices };
  const save = () =>
    void import('./write-workbook.ts')
      .then(({ writeWorkbook }) => writeWorkbook(sums, { books, kinds: facts.institute.kinds, closed }))
      .then((file) => download(file, `pembukuan-${month}.xlsx`))
      .catch(() => setFailed(true));
  const close = async () => {
    const open = sums.open.count > 0 ? `${sums.open.count} transfer belum jelas. ` : '';
    const text = `${open}Setelah ditutup, isinya hanya berubah dengan koreksi bertanggal.`;
    if ((await ask({ title: `Tutup ${formatMonth(month)}?`, text, yes: 'Ya, tutup' })) === null) return;
    const closing = { month, on: today(), by, corrections: [] };
    write('Bulan ditutup', (now) => ({ ...now, closed: [...now.closed, closing] }));
  };
  return (
    <Stack gap={4}>
      <Flex gap={2} wrap="wrap" align="center">
        <Choice label="Bulan" options={months.map((key) => [key, formatMonth(key)])} value={month} choose={setChosen} />
        <Button mode="ghost" text="Unduh untuk pembukuan (Excel)" onClick={save} />
        <Button
          mode="ghost"
          text="Unduh CSV"
          onClick={() => download(new Blob([writeBooks(books)], { type: 'text/csv' }), `pembukuan-${month}.csv`)}
        />
        {!closed && <Button mode="ghost" text="Tutup bulan" disabled={isReadOnly} onClick={() => void close()} />}
      </Flex>
      {isFailed && <p role="alert">Berkas Excel gagal dibuat. Unduh CSV.</p>}
      {closed && (
        <Text size={1} role="status">
          {[
            `${formatMonth(month)} ditutup ${formatDay(closed.on)}${closed.by ? ` oleh ${closed.by}` : ''}.`,
            ...closed.corrections.map(({ on, text }) => `Koreksi ${formatDay(on)}: ${text}.`),
          ].join(' ')}
        </Text>
      )}
      {sums.difference === 0 && <Group tone="positive" title="Bulan ini cocok dengan saldo bank" />}
      <SumsTable matches={sums.matches} />
      <Rows
        columns={monthColumns}
        entries={monthRows(sums, facts.institute.kinds)}
        keyOf={([title]) => title}
        label="Bulan ini di bank"
      />
    </Stack>
  );
}

type MonthRow = ReturnType<typeof monthRows>[number];
const monthColumns = {
  Keterangan: ([title, , count]: MonthRow) => (count === undefined ? title : `${title} (${count})`),
  Jumlah: ([, total]: MonthRow) => (total === null ? 'tidak ditulis bank' : signedRupiah(total)),
};
