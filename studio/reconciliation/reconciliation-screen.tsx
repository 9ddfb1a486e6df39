import { Button, Flex, Grid, Spinner, Stack, Text } from '@sanity/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { PasteField } from '../paste-field.tsx';
import { Group, ToolPage } from '../tool-page.tsx';
import { Asking, useAsk } from './asking.tsx';
import { type Book, coveredBy, mergeClaims } from './book.ts';
import { type BookLine, mergeLines } from './book-lines.ts';
import { BookActs, daysOf, Periods } from './book-acts.tsx';
import type { Role } from './column-roles.ts';
import { Columns } from './columns.tsx';
import { decide, nameCredits } from './decide.ts';
import { matchTransfers } from './match-transfers.ts';
import { readMessages } from './read-messages.ts';
import { readStatement, type Statement, titlesOf } from './read-statement.ts';
import { sumOf } from './receipt.ts';
import { Result } from './result.tsx';
import { type Facts, knownColumns, rememberColumns, useFacts, WorkContext } from './session.ts';
import { changeSession, clearSession, useShelf, writeBook } from './shelf.ts';
import './reconciliation.css';

/** "Cocokkan transfer": matches the bank's statement with donors' messages. No data leaves this computer. */
export default function ReconciliationScreen() {
  const { facts, problem } = useFacts();
  return (
    <ToolPage
      title="Cocokkan transfer"
      intro="Yang menentukan adalah mutasi bank, bukan gambar bukti transfer. Semua dibaca dan disimpan di komputer ini saja: tidak ada nama donatur yang dikirim ke mana pun."
      width={4}
    >
      {problem && <Text role="alert">{`Isi situs tidak dapat dibaca: ${problem}. Muat ulang halaman ini.`}</Text>}
      {facts ? (
        <Asking>
          <Session facts={facts} />
        </Asking>
      ) : (
        !problem && <Spinner muted />
      )}
    </ToolPage>
  );
}

function Session({ facts }: { facts: Facts }) {
  const ask = useAsk();
  const { book, session, access } = useShelf();
  const [columns, setColumns] = useState(knownColumns);
  const by = useCurrentUser()?.name ?? '';
  // Deferred, so that typing stays fast while thousands of lines are read again.
  const { statement: text, messages } = useDeferredValue(session);
  const statement = useMemo(() => readStatement(text, (titles) => columns[titles]), [text, columns]);
  const read = useMemo(() => readMessages(messages, facts.copies), [messages, facts]);
  const isThere = text.trim() !== '';
  const isRead = isThere && statement.problems.length === 0;
  const merged = useMemo(
    () => mergeLines(book.lines, isRead ? statement : { credits: [], outgoing: [] }),
    [book.lines, isRead, statement],
  );
  const { claims, known, again } = useMemo(() => mergeClaims(book.claims, read), [book.claims, read]);
  const credits = useMemo(() => merged.lines.filter(({ way }) => way === 'in'), [merged]);
  const matched = useMemo(
    () => matchTransfers(merged.lines, claims, { days: 3, kept: book.kept }),
    [merged.lines, claims, book.kept],
  );
  const decided = useMemo(() => {
    const decisions = Object.fromEntries(Object.entries(book.decisions).map(([key, { lines }]) => [key, lines]));
    return nameCredits(decide(matched, decisions), book.named);
  }, [matched, book.decisions, book.named]);
  const breaks = useMemo(() => {
    const found = statement.balance.breaks.map(({ row, text: said }) => [merged.byRow.get(row), said] as const);
    return new Map<BookLine, string>(found.flatMap(([line, said]) => (line ? [[line, said]] : [])));
  }, [statement, merged]);
  const days = [...statement.credits, ...statement.outgoing].map(({ day }) => day).sort();
  const covered = isRead ? coveredBy(statement) : null;
  const booked = (now: Book): Book => ({
    ...now,
    // The same arrays, unless something is new: what is computed from them is then not computed again.
    lines: merged.fresh.length > 0 ? merged.lines : now.lines,
    claims,
    periods:
      covered && !now.periods.some((one) => JSON.stringify(one) === JSON.stringify(covered))
        ? [...now.periods, covered]
        : now.periods,
  });
  const point = (roles: Role[]) => {
    rememberColumns(titlesOf(statement), roles);
    setColumns(knownColumns());
  };
  const isReadOnly = access === 'other';
  const write = (act: string, update: (book: Book) => Book) =>
    !isReadOnly && writeBook(act, (now) => update(booked(now)));
  const empty = async () => {
    const said = 'Mutasi dan pesan yang ditempel dikosongkan. Isi buku tetap ada.';
    if ((await ask({ title: 'Kosongkan isian?', text: said, yes: 'Ya, kosongkan' })) !== null) clearSession();
  };
  const twice = matched.repeated.length + again;
  const unread = claims.filter(({ said }) => said !== '').length;
  const fresh = { lines: merged.fresh.length, claims: claims.length - book.claims.length };
  return (
    <Stack gap={5}>
      <BookActs />
      <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
        <PasteField
          label="Mutasi bank"
          hint="Tempel, atau seret berkas dari bank apa adanya: CSV, Excel, OFX, MT940, camt.053. PDF: salin teksnya, lalu tempel."
          placeholder="Tanggal;Keterangan;Debit;Kredit"
          value={session.statement}
          change={(next) => changeSession({ statement: next })}
        />
        <PasteField
          label="Pesan WhatsApp"
          hint="Tempel satu pesan atau beberapa, atau seret ekspor obrolan (.txt atau .zip), boleh beberapa sekaligus."
          placeholder="Nama: …&#10;Jenis transaksi: …&#10;Total transfer: Rp…"
          value={session.messages}
          change={(next) => changeSession({ messages: next })}
          adds
        />
      </Grid>
      {isThere && <Columns statement={statement} point={point} />}
      {isThere && statement.problems.length > 0 && (
        <div role="alert">
          <Group tone="critical" title="Belum dapat dicocokkan" lines={firstOf(statement.problems)} />
        </div>
      )}
      {isRead && <BankBalance statement={statement} />}
      {(isRead || !isThere) && (
        <>
          <Text size={1} muted role="status">
            {[
              isRead &&
                `${statement.credits.length} uang masuk, ${formatRupiah(sumOf(statement.credits))}; ${statement.debits} uang keluar tidak dihitung${days.length > 0 ? `; ${daysOf({ from: days[0] ?? '', to: days.at(-1) ?? '' })}` : ''}.`,
              isRead && merged.known > 0 && `${merged.known} baris sudah dibukukan, ${fresh.lines} baru.`,
              `${claims.length} pesan konfirmasi.`,
              known > 0 && `${known} pesan di isian sudah dibukukan.`,
              twice > 0 && `${twice} pesan terkirim atau tertempel dua kali, dihitung sekali.`,
              unread > 0 && `${unread} pesan tidak terbaca; pasangkan sendiri di Terbuka.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {isRead && statement.notes.length > 0 && (
            <Group tone="default" title="Tentang mutasi ini" lines={firstOf(statement.notes)} />
          )}
          <Periods periods={booked(book).periods} />
          <Flex gap={3} wrap="wrap">
            {fresh.lines + fresh.claims > 0 && (
              <Button
                tone="primary"
                disabled={isReadOnly}
                text={`Bukukan ${fresh.lines} baris dan ${fresh.claims} pesan`}
                onClick={() => {
                  write('Dibukukan', (now) => now);
                  clearSession();
                }}
              />
            )}
            {session.statement + session.messages !== '' && (
              <Button mode="bleed" tone="critical" text="Kosongkan isian" onClick={() => void empty()} />
            )}
          </Flex>
          <WorkContext value={{ book, isReadOnly, facts, lines: merged.lines, credits, decided, breaks, by, write }}>
            {merged.lines.length + claims.length > 0 && <Result />}
          </WorkContext>
        </>
      )}
    </Stack>
  );
}

/** Says whether the statement agrees with its own balance and sums, or which rows do not. */
function BankBalance({ statement: { balance } }: { statement: Statement }) {
  const { agrees, opening, closing, breaks } = balance;
  if (agrees === null)
    return (
      <Text size={1} muted>
        Mutasi ini tidak memuat saldo atau jumlah, jadi tidak dapat diperiksa dengan saldo bank.
      </Text>
    );
  const ends =
    opening !== null && closing !== null ? `: ${formatRupiah(opening)} menjadi ${formatRupiah(closing)}` : '';
  if (agrees) return <Group tone="positive" title={`Cocok dengan saldo bank${ends}`} />;
  const lines = breaks.map(({ row, text }) => `Baris ${row}: ${text}`);
  return (
    <div role="alert">
      <Group
        tone="caution"
        title="Tidak cocok dengan saldo bank. Periksa baris ini di mutasi bank."
        lines={firstOf(lines)}
      />
    </div>
  );
}

const firstOf = (problems: string[]) =>
  problems.length > 20 ? [...problems.slice(0, 20), `… dan ${problems.length - 20} baris lagi.`] : problems;
