import { Button, Flex, Stack, Tab, TabList, TabPanel, Text, TextInput } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import { entryFacts } from './answers.ts';
import type { Claim } from './claim.ts';
import { download } from './download.ts';
import { EntryActs } from './entry-acts.tsx';
import { type Entry, type EntryState, reasons } from './entry.ts';
import { searchEntries } from './search-entries.ts';
import { claimedAmount } from './traits.ts';
import type { BankRow } from './transfer-list.ts';
import { today, useWork } from './use-work.ts';

const titles: Record<EntryState, string> = {
  sure: 'Pasti',
  look: 'Perlu dilihat',
  open: 'Terbuka',
  aside: 'Uang keluar dan tidak dihitung',
};
const states = Object.keys(titles) as EntryState[];

const incomingSum = (entries: readonly Entry[]) =>
  entries.reduce((sum, { row, amount }) => (row?.way === 'in' ? sum + amount : sum), 0);

/** The four lists of entries, with a search over all of them. */
export function Entries() {
  const { entries } = useWork();
  const [chosen, setChosen] = useState<EntryState>('sure');
  const [query, setQuery] = useState('');
  const byState = useMemo(() => Map.groupBy(entries, ({ state }) => state), [entries]);
  const found = useMemo(() => searchEntries(entries, query), [entries, query]);
  const isSearching = query.trim() !== '';
  const titleOf = (state: EntryState) => {
    const listed = byState.get(state) ?? [];
    return `${titles[state]}: ${formatNumber(listed.length)} · ${formatRupiah(incomingSum(listed))}`;
  };
  return (
    <Stack gap={4}>
      <Workbook />
      <TextInput
        type="search"
        aria-label="Cari nama, jumlah, atau hari"
        placeholder="Cari nama, jumlah, atau hari: Budi, 50.409, 20/11"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <TabList gap={2}>
        {states.map((state) => (
          <Tab
            key={state}
            id={`tab-${state}`}
            aria-controls={`panel-${state}`}
            label={titleOf(state)}
            selected={!isSearching && chosen === state}
            onClick={() => {
              setQuery('');
              setChosen(state);
            }}
          />
        ))}
      </TabList>
      {isSearching ? (
        <>
          <Text size={1} role="status">{`${found.length} baris ditemukan.`}</Text>
          <EntryTable key={query} entries={found} />
        </>
      ) : (
        <TabPanel id={`panel-${chosen}`} aria-labelledby={`tab-${chosen}`}>
          <EntryTable key={chosen} entries={byState.get(chosen) ?? []} />
        </TabPanel>
      )}
    </Stack>
  );
}

function Workbook() {
  const { entries, facts } = useWork();
  const [problem, setProblem] = useState('');
  const save = () =>
    void import('./workbook.ts')
      .then(({ writeWorkbook }) => writeWorkbook(entries, facts.organisation.types))
      .then((file) => download(file, `transfer-${today()}.xlsx`))
      .catch((error: unknown) => setProblem(`Berkas Excel gagal dibuat: ${(error as Error).message}`));
  return (
    <Flex gap={2} wrap="wrap" align="center">
      <Button mode="ghost" text="Unduh semua baris (Excel)" onClick={save} />
      {problem && (
        <Text size={1} role="alert">
          {problem}
        </Text>
      )}
    </Flex>
  );
}

/** How many entries show at first, and how many each press adds. Few, because every decision draws all of them. */
const step = 25;

function EntryTable({ entries }: { entries: readonly Entry[] }) {
  const [limit, setLimit] = useState(step);
  if (entries.length === 0) return <p className="transfer-matching muted">Tidak ada.</p>;
  return (
    <Stack gap={3} className="transfer-matching">
      <table>
        <thead>
          <tr>
            <th>Mutasi bank</th>
            <th>Pesan</th>
            <th>Alasan</th>
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, limit).map((entry) => (
            <tr key={entry.id}>
              <td>{entry.row && <RowCell row={entry.row} amount={entry.amount} />}</td>
              <td>
                <ClaimCell entry={entry} />
              </td>
              <td>
                <ReasonCell entry={entry} />
                <EntryActs entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > limit && (
        <Flex>
          <Button mode="ghost" text={`Tampilkan ${step} lagi`} onClick={() => setLimit(limit + step)} />
        </Flex>
      )}
    </Stack>
  );
}

const joinParts = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(', ');
const placeOf = ({ day, hour, account, source, row }: BankRow) =>
  joinParts(formatDay(day), hour, account, `baris ${row} ${source}`);

function RowCell({ row, amount }: { row: BankRow; amount: number }) {
  return (
    <>
      <strong>{`${row.way === 'out' ? '−' : ''}${formatRupiah(amount)}`}</strong>
      {amount !== row.amount && ` dari ${formatRupiah(row.amount)}`}
      <div>{row.text}</div>
      <div className="muted">{placeOf(row)}</div>
      {row.doubt && <div role="note">{`⚠ ${row.doubt}`}</div>}
    </>
  );
}

function ClaimCell({ entry }: { entry: Entry }) {
  const { types } = useWork().facts.organisation;
  const { claim, note } = entry;
  const { type, purpose, name, quantity } = entryFacts(entry);
  if (!claim && !note) return null;
  const what = type ? types[type] : purpose || 'jenis tidak terbaca';
  return (
    <>
      <strong>{name || 'Hamba Allah'}</strong>
      {claim && <div>{amountsOf(claim)}</div>}
      <div>{joinParts(what, quantity !== null && `${quantity} mushaf`, claim?.city)}</div>
      {claim?.said && <div>{`${claim.shape === 'unread' ? 'Tidak terbaca: ' : ''}“${claim.said}”`}</div>}
      {claim && <div className="muted">{originOf(claim)}</div>}
    </>
  );
}

function amountsOf(claim: Claim): string {
  const { asked, total } = claim;
  const amount = claimedAmount(claim);
  const isAskedApart = asked !== null && total !== null && asked !== total;
  const written = amount === null ? 'jumlah tidak terbaca' : formatRupiah(amount);
  return isAskedApart ? `${written} (diminta ${formatRupiah(asked)})` : written;
}

function originOf({ sent, stated, sender, name, line, source }: Claim): string {
  const moment = sent ?? stated;
  return joinParts(moment && formatDay(moment.day), moment?.hour, sender !== name && sender, `baris ${line} ${source}`);
}

function ReasonCell({ entry: { reason, other, against, decision } }: { entry: Entry }) {
  const otherLabel = other?.way === 'out' ? 'Keluar lagi' : 'Sama dengan';
  return (
    <>
      <div>{reasons[reason]}</div>
      {other && <div className="muted">{`${otherLabel}: ${joinParts(other.text, placeOf(other))}`}</div>}
      {against.map((sentence) => (
        <div key={sentence}>
          <strong>{sentence}</strong>
        </div>
      ))}
      {decision && <div className="muted">{joinParts(decision.by, formatDay(decision.on))}</div>}
    </>
  );
}
