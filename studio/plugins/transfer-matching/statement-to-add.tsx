import { Button, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import { Group } from 'studio-parts/tool-page.tsx';
import { type Role, roles } from './bank-statement/column-roles.ts';
import { readStatement, type Statement } from './bank-statement/read-statement.ts';
import { Choose, Input } from './controls.tsx';
import { changeList, type Pending, removePending } from './list-store.ts';
import { firstTwenty, PendingCard } from './pending-card.tsx';
import { addRows } from './transfer-list.ts';
import { today, useWork } from './use-work.ts';

/** What a person says of all rows that may be rows of an earlier file. With '' each is asked about later. */
type TwinAnswer = '' | 'same' | 'other';

/** Shows what was read of a statement. Its rows can be added once all of them are readable. */
export function StatementToAdd({ pending }: { pending: Pending }) {
  const { columns } = useWork().list;
  const statement = useMemo(() => readStatement(pending.text, (layout) => columns[layout]), [pending.text, columns]);
  const isReadable = statement.problems.length === 0 && statement.rows.length > 0;
  return (
    <PendingCard pending={pending}>
      <Group role="alert" tone="critical" title="Belum dapat dimasukkan" lines={firstTwenty(statement.problems)} />
      {statement.sample.length > 0 && <Columns statement={statement} />}
      {isReadable && <RowsToAdd pending={pending} statement={statement} />}
    </PendingCard>
  );
}

/** Asks for the account, and about rows that the list may have, and adds the rows to the list. */
function RowsToAdd({ pending, statement }: { pending: Pending; statement: Statement }) {
  const { list, by, isReadOnly } = useWork();
  const { accounts, rows: listed } = list;
  const { layout } = statement;
  const [typed, setTyped] = useState<string | null>(null);
  const [twinAnswer, setTwinAnswer] = useState<TwinAnswer>('');
  const account = typed ?? accounts[layout] ?? '';
  const hasAccounts = statement.rows.every((row) => row.account !== '');
  const withAccount = useMemo(
    () => statement.rows.map((row) => ({ ...row, account: row.account || account.trim() })),
    [statement, account],
  );
  const merged = useMemo(() => addRows(listed, withAccount, pending.name), [listed, withAccount, pending.name]);
  const add = () => {
    const answered = twinAnswer === '' ? [] : merged.toAsk;
    const answer = { what: 'twin', isSame: twinAnswer === 'same', by, on: today() } as const;
    changeList((now) => ({
      ...now,
      rows: merged.rows,
      decisions: [...now.decisions, ...answered.map(({ id }) => ({ ...answer, id }))],
      accounts: hasAccounts ? now.accounts : { ...now.accounts, [layout]: account.trim() },
    }));
    removePending(pending.id);
  };
  return (
    <>
      <Text size={1} role="status">
        {summaryOf(statement)}
      </Text>
      {statement.balances.map((balance) => (
        <BankBalance key={balance.account} balance={balance} />
      ))}
      <Group tone="default" title="Tentang mutasi ini" lines={firstTwenty(statement.notes)} />
      {merged.known > 0 && <Text size={1}>{`${merged.known} baris sudah ada di daftar, ${merged.added} baru.`}</Text>}
      {merged.toAsk.length > 0 && (
        <TwinQuestion count={merged.toAsk.length} answer={twinAnswer} onAnswer={setTwinAnswer} />
      )}
      {!hasAccounts && (
        <Input label="Rekening" placeholder="Rekening mana? Misalnya BSI 1234" value={account} onType={setTyped} />
      )}
      <Flex>
        <Button
          tone="primary"
          text={`Masukkan ${formatNumber(merged.added)} baris ke daftar`}
          disabled={isReadOnly || (!hasAccounts && account.trim() === '')}
          onClick={add}
        />
      </Flex>
    </>
  );
}

type Answer = { answer: TwinAnswer; onAnswer: (answer: TwinAnswer) => void };

const TwinQuestion = ({ count, answer, onAnswer }: Answer & { count: number }) => (
  <Stack gap={3}>
    <Text
      size={1}
    >{`${count} baris sama hari dan jumlahnya dengan baris dari berkas lain, dan bank tidak menulis cukup untuk membedakannya.`}</Text>
    <Choose
      label="Baris yang sama"
      value={answer}
      options={[
        ['', 'Tanyakan satu per satu di Perlu dilihat'],
        ['same', 'Semuanya baris yang sama: hitung sekali'],
        ['other', 'Semuanya transfer lain: hitung juga'],
      ]}
      onChoose={(chosen) => onAnswer(chosen as TwinAnswer)}
    />
  </Stack>
);

function summaryOf({ rows }: Statement): string {
  const days = rows.map(({ day }) => day).sort();
  const side = (way: 'in' | 'out') => {
    const some = rows.filter((row) => row.way === way);
    const sum = some.reduce((total, { amount }) => total + amount, 0);
    return `${formatNumber(some.length)} uang ${way === 'in' ? 'masuk' : 'keluar'}, ${formatRupiah(sum)}`;
  };
  const from = days.at(0) ?? '';
  const to = days.at(-1) ?? '';
  const span = from === to ? formatDay(from) : `${formatDay(from)} sampai ${formatDay(to)}`;
  return `${side('in')}; ${side('out')}; ${span}.`;
}

/** Says whether the rows of an account agree with its own balance, or which rows do not. */
function BankBalance({ balance }: { balance: Statement['balances'][number] }) {
  const { account, agrees, opening, closing, breaks } = balance;
  const name = account ? ` ${account}` : '';
  if (agrees === null)
    return <Text size={1} muted>{`Mutasi${name} ini tidak memuat saldo yang cukup untuk diperiksa.`}</Text>;
  if (agrees) {
    const hasEnds = opening !== null && closing !== null;
    const ends = hasEnds ? `: ${formatRupiah(opening)} menjadi ${formatRupiah(closing)}` : '';
    return <Group tone="positive" title={`Cocok dengan saldo bank${name}${ends}`} />;
  }
  const title = `Tidak cocok dengan saldo bank${name}. Periksa baris ini di mutasi bank.`;
  const lines = breaks.map(({ row, text }) => `Baris ${row}: ${text}`);
  return <Group role="alert" tone="caution" title={title} lines={firstTwenty(lines)} />;
}

/** Shows the role that was guessed for each column. Corrections are kept for files with the same titles. */
function Columns({ statement }: { statement: Statement }) {
  const { sample, columns, layout, asksColumns } = statement;
  // Keeps its first state: it must not close when the person has pointed at the last column that was asked for.
  const [isOpen] = useState(asksColumns);
  const width = Math.max(columns.length, ...sample.map(({ length }) => length));
  const all = Array.from({ length: width }, (_, column) => columns[column] ?? '');
  const choose = (column: number, role: Role) =>
    changeList((list) => ({ ...list, columns: { ...list.columns, [layout]: all.with(column, role) } }));
  const cellsOf = (column: number) => sample.flatMap((cells) => cells[column]?.trim() || []).join(' · ') || '(kosong)';
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
