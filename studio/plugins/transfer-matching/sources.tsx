import { Button, Card, Flex, Grid, Stack, Text, TextArea } from '@sanity/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import { Group } from '../../tool-page.tsx';
import { type Role, roles } from './bank-statement/column-roles.ts';
import { readFile } from './bank-statement/read-file.ts';
import { readStatement, type Statement, layoutKey } from './bank-statement/read-statement.ts';
import { Choose, FileButton, Line } from './controls.tsx';
import { addClaims, addRows } from './list.ts';
import { type LineCounts, readMessages } from './messages.ts';
import { addPending, changeList, changeTyped, type Pending, removePending, useStore } from './store.ts';
import { today, useWork } from './work.ts';

const fields = [
  {
    what: 'statement',
    label: 'Mutasi bank',
    hint: 'Seret berkas dari bank apa adanya (CSV atau Excel), boleh beberapa sekaligus, atau tempel tabelnya.',
    placeholder: 'Tanggal;Keterangan;Debit;Kredit',
  },
  {
    what: 'messages',
    label: 'Pesan WhatsApp',
    hint: 'Seret ekspor obrolan (.txt atau .zip), boleh beberapa sekaligus, atau tempel pesannya.',
    placeholder: 'Nama: …\nJenis transaksi: …\nTotal transfer: Rp…',
  },
] as const;

/** The fields for statements and messages, and below them what was read and is not in the list yet. */
export function Sources() {
  const { pending } = useStore();
  return (
    <Stack gap={4}>
      <Grid gridTemplateColumns={[1, 1, 2]} gap={5}>
        {fields.map((field) => (
          <SourceField key={field.what} {...field} />
        ))}
      </Grid>
      {pending.map((source) =>
        source.what === 'statement' ? (
          <StatementToAdd key={source.id} source={source} />
        ) : (
          <MessagesToAdd key={source.id} source={source} />
        ),
      )}
    </Stack>
  );
}

const accepted = '.csv,.txt,.zip,.tsv,.xlsx,.xls,.htm,.html,text/csv,text/plain';
/** Lets the browser paint and take a press between two files. */
const nextFrame = () => new Promise((resolve) => setTimeout(resolve));

function SourceField({ what, label, hint, placeholder }: (typeof fields)[number]) {
  const { isReadOnly } = useWork();
  const text = useStore().typed[what];
  const [problems, setProblems] = useState<string[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const isStopped = useRef(false);
  const open = async (files: File[]) => {
    isStopped.current = false;
    const refused: string[] = [];
    for (const [done, file] of files.entries()) {
      if (isStopped.current) refused.push(`${file.name}: belum dibaca, karena dihentikan.`);
      else {
        setProgress({ done, of: files.length });
        await nextFrame();
        try {
          addPending({ what, source: file.name, text: await readFile(file) });
        } catch (error) {
          refused.push(`${file.name}: ${(error as Error).message}`);
        }
      }
    }
    setProgress(null);
    setProblems(refused);
  };
  const add = (pasted: string) => {
    addPending({ what, source: `tempelan ${today()}`, text: pasted });
    changeTyped({ [what]: '' });
    setProblems([]);
  };
  return (
    <Stack
      gap={3}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length > 0) event.preventDefault();
        void open(files);
      }}
    >
      <Text as="h2" weight="semibold">
        {label}
      </Text>
      <Text size={1} muted>
        {hint}
      </Text>
      <TextArea
        aria-label={label}
        rows={4}
        value={text}
        placeholder={placeholder}
        spellCheck={false}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          // A browser takes half a minute to show thousands of pasted lines.
          if (pasted.length < 20_000) return;
          event.preventDefault();
          add(text + pasted);
        }}
        onChange={({ currentTarget }) => changeTyped({ [what]: currentTarget.value })}
      />
      <Flex gap={2} align="center">
        <Button text="Baca" tone="primary" disabled={text.trim() === '' || isReadOnly} onClick={() => add(text)} />
        <FileButton
          text="Buka berkas"
          label={`Buka berkas: ${label}`}
          accept={accepted}
          multiple
          disabled={isReadOnly}
          onOpen={(files) => void open(files)}
        />
        {progress && (
          <>
            <progress aria-label="Membaca berkas" value={progress.done} max={progress.of} />
            <Button mode="ghost" text="Hentikan" onClick={() => (isStopped.current = true)} />
          </>
        )}
      </Flex>
      <Group role="alert" tone="critical" title="Tidak dibaca" lines={problems} />
    </Stack>
  );
}

/** Returns the first 20 sentences, and how many follow. */
const firstTwenty = (sentences: string[]) =>
  sentences.length > 20 ? [...sentences.slice(0, 20), `… dan ${sentences.length - 20} lagi.`] : sentences;

function PendingCard({ source, children }: { source: Pending; children: ReactNode }) {
  return (
    <Card border radius={2} padding={4} role="region" aria-label={source.source}>
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3}>
          <Text weight="semibold">{source.source}</Text>
          <Button mode="bleed" text="Buang" onClick={() => removePending(source.id)} />
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}

/** Shows what was read of a statement, asks for the account, and adds the rows to the list. */
function StatementToAdd({ source }: { source: Pending }) {
  const { list, by, isReadOnly } = useWork();
  const { columns, accounts, rows: listed } = list;
  const statement = useMemo(() => readStatement(source.text, (titles) => columns[titles]), [source.text, columns]);
  const titles = layoutKey(statement);
  const [typed, setTyped] = useState<string | null>(null);
  const [twinAnswer, setTwinAnswer] = useState<'' | 'same' | 'other'>('');
  const account = typed ?? accounts[titles] ?? '';
  const isNamed = statement.rows.every((row) => row.account !== '');
  const named = useMemo(
    () => statement.rows.map((row) => ({ ...row, account: row.account || account.trim() })),
    [statement, account],
  );
  const merged = useMemo(() => addRows(listed, named, source.source), [listed, named, source.source]);
  const add = () => {
    const decided = twinAnswer === '' ? [] : merged.asked;
    const answer = { what: 'twin', isSame: twinAnswer === 'same', by, on: today() } as const;
    changeList((now) => ({
      ...now,
      rows: merged.rows,
      decisions: [...now.decisions, ...decided.map(({ id }) => ({ ...answer, id }))],
      accounts: isNamed ? now.accounts : { ...now.accounts, [titles]: account.trim() },
    }));
    removePending(source.id);
  };
  const isReadable = statement.problems.length === 0 && statement.rows.length > 0;
  return (
    <PendingCard source={source}>
      <Group role="alert" tone="critical" title="Belum dapat dimasukkan" lines={firstTwenty(statement.problems)} />
      <Columns statement={statement} />
      {isReadable && (
        <>
          <Text size={1} role="status">
            {summaryOf(statement)}
          </Text>
          {statement.balances.map((balance) => (
            <BankBalance key={balance.account} balance={balance} />
          ))}
          <Group tone="default" title="Tentang mutasi ini" lines={firstTwenty(statement.notes)} />
          {merged.known > 0 && (
            <Text size={1}>{`${merged.known} baris sudah ada di daftar, ${merged.added} baru.`}</Text>
          )}
          {merged.asked.length > 0 && (
            <Stack gap={3}>
              <Text size={1}>
                {`${merged.asked.length} baris sama hari dan jumlahnya dengan baris dari berkas lain, dan bank tidak menulis cukup untuk membedakannya.`}
              </Text>
              <Choose
                label="Baris yang sama"
                value={twinAnswer}
                options={[
                  ['', 'Tanyakan satu per satu di Perlu dilihat'],
                  ['same', 'Semuanya baris yang sama: hitung sekali'],
                  ['other', 'Semuanya transfer lain: hitung juga'],
                ]}
                onChoose={(answer) => setTwinAnswer(answer as typeof twinAnswer)}
              />
            </Stack>
          )}
          {!isNamed && (
            <Line label="Rekening" placeholder="Rekening mana? Misalnya BSI 1234" value={account} onType={setTyped} />
          )}
          <Flex>
            <Button
              tone="primary"
              text={`Masukkan ${formatNumber(merged.added)} baris ke daftar`}
              disabled={isReadOnly || (!isNamed && account.trim() === '')}
              onClick={add}
            />
          </Flex>
        </>
      )}
    </PendingCard>
  );
}

function summaryOf({ rows }: Statement): string {
  const days = rows.map(({ day }) => day).sort();
  const side = (way: 'in' | 'out') => {
    const some = rows.filter((row) => row.way === way);
    return `${formatNumber(some.length)} uang ${way === 'in' ? 'masuk' : 'keluar'}, ${formatRupiah(some.reduce((sum, { amount }) => sum + amount, 0))}`;
  };
  const [from = '', to = ''] = [days[0], days.at(-1)];
  return `${side('in')}; ${side('out')}; ${from === to ? formatDay(from) : `${formatDay(from)} sampai ${formatDay(to)}`}.`;
}

/** Says whether the rows of an account agree with its own balance, or which rows do not. */
function BankBalance({ balance }: { balance: Statement['balances'][number] }) {
  const { account, agrees, opening, closing, breaks } = balance;
  const name = account ? ` ${account}` : '';
  if (agrees === null)
    return (
      <Text size={1} muted>
        {`Mutasi${name} ini tidak memuat saldo yang cukup untuk diperiksa.`}
      </Text>
    );
  const ends =
    opening !== null && closing !== null ? `: ${formatRupiah(opening)} menjadi ${formatRupiah(closing)}` : '';
  if (agrees) return <Group tone="positive" title={`Cocok dengan saldo bank${name}${ends}`} />;
  const title = `Tidak cocok dengan saldo bank${name}. Periksa baris ini di mutasi bank.`;
  const lines = breaks.map(({ row, text }) => `Baris ${row}: ${text}`);
  return <Group role="alert" tone="caution" title={title} lines={firstTwenty(lines)} />;
}

/** Shows the role that was guessed for each column. Corrections are kept for files with the same titles. */
function Columns({ statement }: { statement: Statement }) {
  const { table, titlesRow, columns, asksColumns } = statement;
  // It stays open while a person points: the balance can be pointed at after all that must be.
  const [isOpen] = useState(asksColumns);
  const first = table.slice(Math.max(0, titlesRow - 1), titlesRow + 3);
  const width = Math.max(columns.length, ...first.map(({ length }) => length));
  const all = Array.from({ length: width }, (_, column) => columns[column] ?? '');
  const choose = (column: number, role: Role) =>
    changeList((list) => ({ ...list, columns: { ...list.columns, [layoutKey(statement)]: all.with(column, role) } }));
  const cellsOf = (column: number) => first.flatMap((cells) => cells[column]?.trim() || []).join(' · ') || '(kosong)';
  return (
    <details className="transfer-matching" open={isOpen}>
      <summary>Kolom mutasi: periksa atau tunjuk sendiri</summary>
      <Grid gridTemplateColumns={[1, 2, 3, 4]} gap={4} marginTop={3}>
        {all.map((role, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column is known by its place
          <Stack key={column} gap={2}>
            <Choose
              label={`Kolom ${column + 1}`}
              value={role}
              options={Object.entries(roles)}
              onChoose={(chosen) => choose(column, chosen as Role)}
            />
            <Text size={1} muted textOverflow="ellipsis">
              {cellsOf(column)}
            </Text>
          </Stack>
        ))}
      </Grid>
    </details>
  );
}

const lineWords: Record<keyof LineCounts, string> = {
  claim: 'baris pesan tentang transfer',
  talk: 'baris obrolan lain',
  system: 'baris dari WhatsApp',
  empty: 'baris kosong',
  unread: 'baris tidak terbaca',
};

/** The answer that no sender of a chat is the institute. */
const nobody = '-';

/** Shows what each line of the messages is, asks once whose number is the institute's, and adds them to the list. */
function MessagesToAdd({ source }: { source: Pending }) {
  const { facts, list, isReadOnly } = useWork();
  const read = useMemo(
    () => readMessages(source.text, { copies: facts.words, source: source.source, today: today() }),
    [source, facts.words],
  );
  const [ours, setOurs] = useState('');
  const isAsked = read.senders.length > 0 && !read.senders.some((sender) => list.ours.includes(sender));
  const { claims, added, known } = addClaims(list.claims, read.claims);
  const unread = read.claims.filter(({ shape }) => shape === 'unread');
  const counts = (Object.keys(lineWords) as (keyof LineCounts)[])
    .filter((kind) => read.lines[kind] > 0)
    .map((kind) => `${formatNumber(read.lines[kind])} ${lineWords[kind]}`);
  const add = () => {
    changeList((now) => ({ ...now, claims, ours: ours && ours !== nobody ? [...now.ours, ours] : now.ours }));
    removePending(source.id);
  };
  const forms = read.claims.filter(({ shape }) => shape === 'form').length;
  return (
    <PendingCard source={source}>
      <Text size={1} role="status">
        {`${forms} pesan formulir, ${read.claims.length - forms - unread.length} ditulis bebas. Semua barisnya: ${counts.join(', ')}.`}
      </Text>
      <Group
        tone="caution"
        title="Tidak terbaca: periksa di obrolannya. Baris ini ikut masuk ke daftar."
        lines={firstTwenty(unread.map(({ line, said }) => `Baris ${line}: ${said}`))}
      />
      {known > 0 && <Text size={1}>{`${known} pesan sudah ada di daftar.`}</Text>}
      {isAsked && (
        <Choose
          label="Nomor lembaga"
          value={ours}
          options={[
            ['', 'Yang mana nomor atau nama lembaga sendiri?'],
            ...read.senders.map((sender) => [sender, sender] as const),
            [nobody, 'Tidak ada di obrolan ini'],
          ]}
          onChoose={setOurs}
        />
      )}
      <Flex>
        <Button
          tone="primary"
          text={`Masukkan ${formatNumber(added)} pesan ke daftar`}
          disabled={isReadOnly || (isAsked && ours === '')}
          onClick={add}
        />
      </Flex>
    </PendingCard>
  );
}
