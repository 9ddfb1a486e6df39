import { Button, Flex, Grid, Spinner, Stack, Text } from '@sanity/ui';
import { useCurrentUser } from 'sanity';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { PasteField } from '../paste-field.tsx';
import { Group, ToolPage } from '../tool-page.tsx';
import { Asking, useAsk } from './asking.tsx';
import { type Book, daysOf } from './book.ts';
import { BookActs, Periods } from './book-acts.tsx';
import { Columns } from './columns.tsx';
import type { Statement } from './read-statement.ts';
import { sumOf } from './receipt.ts';
import { Result } from './result.tsx';
import { changeSession, clearSession, useBook, writeBook } from './use-book.ts';
import { type Facts, useFacts } from './use-facts.ts';
import { useReconciliation } from './use-reconciliation.ts';
import { WorkContext } from './use-work.ts';
import './reconciliation.css';

/** The tool “Cocokkan transfer” matches the bank's statement with donors' messages. No data leaves this computer. */
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
  const { book, session, access } = useBook();
  const by = useCurrentUser()?.name ?? '';
  const { statement, hasStatement, isRead, merged, claims, decided, breaks, periods, ...pasted } =
    useReconciliation(facts);
  const isReadOnly = access === 'other';
  const write = (act: string, update: (book: Book) => Book) =>
    !isReadOnly && writeBook(act, (now) => update(pasted.addPasted(now)));
  const clear = async () => {
    const text = 'Mutasi dan pesan yang ditempel dikosongkan. Isi buku tetap ada.';
    if ((await ask({ title: 'Kosongkan isian?', text, yes: 'Ya, kosongkan' })) !== null) clearSession();
  };
  const unreadCount = claims.filter(({ said }) => said !== '').length;
  const fresh = { lines: merged.fresh.length, claims: claims.length - book.claims.length };
  return (
    <Stack gap={5}>
      <BookActs />
      <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
        <PasteField
          label="Mutasi bank"
          hint="Tempel, atau seret berkas dari bank apa adanya: CSV, Excel, OFX, MT940. PDF: salin teksnya, lalu tempel."
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
          isAdding
        />
      </Grid>
      {hasStatement && <Columns statement={statement} chooseColumns={pasted.chooseColumns} />}
      {hasStatement && (
        <Group role="alert" tone="critical" title="Belum dapat dicocokkan" lines={firstTwenty(statement.problems)} />
      )}
      {isRead && <BankBalance statement={statement} />}
      {(isRead || !hasStatement) && (
        <>
          <Text size={1} muted role="status">
            {[
              isRead && summaryOf(statement),
              isRead && merged.known > 0 && `${merged.known} baris sudah dibukukan, ${fresh.lines} baru.`,
              `${claims.length} pesan konfirmasi.`,
              pasted.knownCount > 0 && `${pasted.knownCount} pesan di isian sudah dibukukan.`,
              pasted.repeatedCount > 0 &&
                `${pasted.repeatedCount} pesan terkirim atau tertempel dua kali, dihitung sekali.`,
              unreadCount > 0 && `${unreadCount} pesan tidak terbaca; pasangkan sendiri di Terbuka.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
          {isRead && <Group tone="default" title="Tentang mutasi ini" lines={firstTwenty(statement.notes)} />}
          <Periods periods={periods} />
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
              <Button mode="bleed" tone="critical" text="Kosongkan isian" onClick={() => void clear()} />
            )}
          </Flex>
          <WorkContext value={{ book, isReadOnly, facts, lines: merged.lines, decided, breaks, by, write }}>
            {merged.lines.length + claims.length > 0 && <Result />}
          </WorkContext>
        </>
      )}
    </Stack>
  );
}

function summaryOf({ credits, debits, outgoing }: Statement): string {
  const days = [...credits, ...outgoing].map(({ day }) => day).sort();
  const [from, to = from] = [days[0], days.at(-1)];
  const counts = `${credits.length} uang masuk, ${formatRupiah(sumOf(credits))}; ${debits} uang keluar tidak dihitung`;
  return `${counts}${from && to ? `; ${daysOf({ from, to })}` : ''}.`;
}

/** Says whether the statement agrees with its own balance and sums, or which rows do not. */
function BankBalance({ statement: { balance } }: { statement: Statement }) {
  const { agrees, opening, closing, breaks } = balance;
  if (agrees === null)
    return (
      <Text size={1} muted>
        Mutasi ini tidak memuat saldo atau jumlah yang cukup untuk diperiksa.
      </Text>
    );
  const ends =
    opening !== null && closing !== null ? `: ${formatRupiah(opening)} menjadi ${formatRupiah(closing)}` : '';
  if (agrees) return <Group tone="positive" title={`Cocok dengan saldo bank${ends}`} />;
  const title = 'Tidak cocok dengan saldo bank. Periksa baris ini di mutasi bank.';
  const lines = breaks.map(({ row, text }) => `Baris ${row}: ${text}`);
  return <Group role="alert" tone="caution" title={title} lines={firstTwenty(lines)} />;
}

/** Returns the first 20 sentences, and how many follow. */
const firstTwenty = (sentences: string[]) =>
  sentences.length > 20 ? [...sentences.slice(0, 20), `… dan ${sentences.length - 20} baris lagi.`] : sentences;
