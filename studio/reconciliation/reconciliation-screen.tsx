import { Button, Flex, Grid, Spinner, Stack, Text } from '@sanity/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { readMessages } from './read-messages.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { PasteField } from '../paste-field.tsx';
import { Group, ToolPage } from '../tool-page.tsx';
import { Columns } from './columns.tsx';
import { decide, numbersOf } from './decide.ts';
import { matchTransfers } from './match-transfers.ts';
import type { Role } from './column-roles.ts';
import { readStatement, titlesOf } from './read-statement.ts';
import { sumOf } from './receipt.ts';
import { Result } from './result.tsx';
import { newSession, type Facts, knownColumns, rememberColumns, useSession, useFacts, WorkContext } from './session.ts';
import './reconciliation.css';

/** "Cocokkan transfer": matches the bank's statement with donors' messages. No data leaves this tab. */
export default function ReconciliationScreen() {
  const { facts, problem } = useFacts();
  return (
    <ToolPage
      title="Cocokkan transfer"
      intro="Yang menentukan adalah mutasi bank, bukan gambar bukti transfer. Semua dibaca di tab ini saja: tidak ada yang dikirim atau disimpan, dan semuanya hilang saat tab ditutup."
      width={4}
    >
      {problem && <Text role="alert">{`Isi situs tidak dapat dibaca: ${problem}. Muat ulang halaman ini.`}</Text>}
      {facts ? <Session facts={facts} /> : !problem && <Spinner muted />}
    </ToolPage>
  );
}

function Session({ facts }: { facts: Facts }) {
  const { session, change } = useSession();
  const [columns, setColumns] = useState(knownColumns);
  // Deferred, so that typing stays fast while thousands of lines are read again.
  const { statement: text, messages, decisions } = useDeferredValue(session);
  const statement = useMemo(() => readStatement(text, (titles) => columns[titles]), [text, columns]);
  const claims = useMemo(() => readMessages(messages, facts.copies), [messages, facts]);
  const { credits, problems } = statement;
  const matched = useMemo(() => matchTransfers(credits, claims, 3), [credits, claims]);
  const numbers = useMemo(() => numbersOf(credits), [credits]);
  const decided = useMemo(() => decide(matched, numbers, decisions), [matched, numbers, decisions]);
  const point = (roles: Role[]) => {
    rememberColumns(titlesOf(statement), roles);
    setColumns(knownColumns());
  };
  const isThere = text.trim() !== '';
  return (
    <Stack gap={5}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
        <PasteField
          label="Mutasi bank"
          hint="Tempel, atau seret berkas dari bank apa adanya: CSV, Excel, OFX, MT940. PDF: salin teksnya, lalu tempel."
          placeholder="Tanggal;Keterangan;Debit;Kredit"
          value={session.statement}
          change={(next) => change({ statement: next, decisions: {} })}
        />
        <PasteField
          label="Pesan WhatsApp"
          hint="Tempel satu pesan, beberapa pesan, atau seret ekspor obrolan (.txt)."
          placeholder="Nama: …&#10;Jenis transaksi: …&#10;Total transfer: Rp…"
          value={session.messages}
          change={(next) => change({ messages: next })}
        />
      </Grid>
      {isThere && <Columns statement={statement} point={point} />}
      {isThere && problems.length > 0 && (
        <div role="alert">
          <Group tone="critical" title="Belum dapat dicocokkan" lines={firstOf(problems)} />
        </div>
      )}
      {isThere && problems.length === 0 && (
        <>
          <Text size={1} muted role="status">
            {[
              `${credits.length} uang masuk, ${formatRupiah(sumOf(credits))}; ${statement.debits} uang keluar tidak dihitung.`,
              `${claims.length} pesan konfirmasi${matched.repeated.length > 0 ? `, ${matched.repeated.length} di antaranya terkirim ulang` : ''}.`,
              ...statement.notes,
            ].join(' ')}
          </Text>
          <WorkContext value={{ session, change, facts, credits, numbers, decided }}>
            <Result />
          </WorkContext>
        </>
      )}
      <Flex>
        <Button mode="bleed" tone="critical" text="Kosongkan semua" onClick={() => change(newSession)} />
      </Flex>
    </Stack>
  );
}

const firstOf = (problems: string[]) =>
  problems.length > 20 ? [...problems.slice(0, 20), `… dan ${problems.length - 20} baris lagi.`] : problems;
