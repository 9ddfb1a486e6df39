import { Button, Flex, Stack } from '@sanity/ui';
import { useMemo, useState } from 'react';
import type { TransactionType } from 'site/transaction/order.ts';
import { parseQuantity } from 'site/transaction/parse-rupiah.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { formatDay } from 'site/words/days.ts';
import { answerLink, entryFacts, receiptText } from './answers.ts';
import { Choose, Input } from './controls.tsx';
import type { Entry } from './entry.ts';
import { changeList } from './list-store.ts';
import { partnersOf } from './partners.ts';
import type { Decision } from './transfer-list.ts';
import { type Undated, useWork } from './use-work.ts';

const small = { mode: 'ghost', fontSize: 1, padding: 2 } as const;

/** What a person can do with an entry: answer its question, give it away, note it, reply, and undo. */
export function EntryActs({ entry }: { entry: Entry }) {
  const { isReadOnly, record } = useWork();
  const [isOpen, setOpen] = useState(false);
  const { state, reason, row, claim } = entry;
  if (isReadOnly || reason === 'out') return null;
  const isCounted = row !== null && state !== 'aside';
  // The question about a twin comes first. Other money that counts, and an open message, can be paired or noted.
  const canChange = (isCounted && reason !== 'twin') || (state === 'open' && claim !== null);
  /** A message of our form already states what a note would say. */
  const isFormAlone = row === null && claim?.shape === 'form';
  return (
    <Stack gap={2} marginTop={2}>
      <Flex gap={2} wrap="wrap">
        {answersTo(entry).map(([text, decision]) => (
          <Button key={text} {...small} text={text} onClick={() => record(decision)} />
        ))}
        <Receipt entry={entry} />
        <Undo entry={entry} />
        {canChange && (
          <Button {...small} mode="bleed" text={isOpen ? 'Tutup' : 'Ubah…'} onClick={() => setOpen(!isOpen)} />
        )}
      </Flex>
      {isOpen && canChange && (
        <Stack gap={2}>
          <Give entry={entry} onClose={() => setOpen(false)} />
          {!isFormAlone && <NoteForm entry={entry} onClose={() => setOpen(false)} />}
        </Stack>
      )}
    </Stack>
  );
}

/** The answers to the question of an entry: the words of the button, and what is decided. */
function answersTo({ state, reason, row, claim, other, amount }: Entry): [text: string, decision: Undated][] {
  if (reason === 'twin' && row)
    return [
      ['Baris yang sama', { what: 'twin', id: row.id, isSame: true }],
      ['Transfer lain', { what: 'twin', id: row.id, isSame: false }],
    ];
  if (reason === 'reversal' && row && other)
    return [
      ['Ya, dibatalkan', { what: 'reversal', id: row.id, out: other.id, isTaken: true }],
      ['Bukan pembatalan', { what: 'reversal', id: row.id, out: other.id, isTaken: false }],
    ];
  if (state === 'look' && row && claim)
    return [
      ['Ya, cocok', { what: 'pair', claim: claim.id, row: row.id, amount }],
      ['Bukan', { what: 'refuse', claim: claim.id, row: row.id }],
    ];
  return state === 'open' && claim ? [['Bukan transfer', { what: 'noTransfer', id: claim.id }]] : [];
}

/** Takes an entry back to where it was, by one press. A match that the tool made by itself is refused. */
function Undo({ entry }: { entry: Entry }) {
  const { record, undo, list } = useWork();
  const { state, reason, row, claim, decision } = entry;
  /** Whether a question about this entry was answered with no. A yes about a twin or reversal puts the entry aside. */
  const isDenial = (made: Decision) => {
    if (made.what === 'refuse') return state === 'open' && (claim ? made.claim === claim.id : made.row === row?.id);
    return (made.what === 'twin' || made.what === 'reversal') && made.id === row?.id && state !== 'aside';
  };
  const isOurs = reason === 'ours';
  const takeBack = () => {
    if (isOurs) changeList((now) => ({ ...now, ours: now.ours.filter((sender) => sender !== claim?.sender) }));
    else if (decision) undo((made) => made === decision);
    else if (row && claim) record({ what: 'refuse', claim: claim.id, row: row.id });
  };
  return (
    <>
      {(decision || state === 'sure' || isOurs) && (
        <Button {...small} text={isOurs ? 'Bukan nomor lembaga' : 'Batalkan'} onClick={takeBack} />
      )}
      {list.decisions.some(isDenial) && <Button {...small} text="Tanyakan lagi" onClick={() => undo(isDenial)} />}
    </>
  );
}

/** A link that opens WhatsApp with a receipt. It remembers that it was opened, so that nobody gets two. */
function Receipt({ entry }: { entry: Entry }) {
  const { entries, facts, list, record } = useWork();
  const { state, row, claim, note } = entry;
  // Interest, or money from a collecting box, has no donor to thank.
  if (state !== 'sure' || !(claim || note?.type || note?.name)) return null;
  const id = claim?.id ?? row?.id ?? '';
  const opened = list.decisions.find((decision) => decision.what === 'answered' && decision.id === id);
  const parts = claim ? entries.filter((other) => other.claim === claim && other.state === 'sure') : [entry];
  const remember = () => {
    // A match that was thanked for becomes a decision, so that later rows with the same total do not change it.
    const pairs = parts.flatMap(({ row: paid, amount, decision }) =>
      paid && claim && !decision ? [{ what: 'pair' as const, claim: claim.id, row: paid.id, amount }] : [],
    );
    record({ what: 'answered', id }, ...pairs);
  };
  return (
    <Button
      {...small}
      as="a"
      href={answerLink(claim?.sender ?? '', receiptText(parts, facts.organisation))}
      target="_blank"
      rel="noreferrer"
      text={`Kirim tanda terima${opened ? ` ✓ sudah dibuka ${formatDay(opened.on)}` : ''}`}
      onClick={remember}
    />
  );
}

/** Gives money to another message, or a message more money. */
function Give({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { entries, record } = useWork();
  const { row, claim, amount } = entry;
  const options = useMemo(() => partnersOf(entry, entries), [entry, entries]);
  if (options.length === 0) return null;
  const give = (id: string) => {
    const partner = options.find((option) => option.id === id);
    if (!partner) return;
    // A message that loses this money must not get it again by itself.
    const refused = row && claim ? [{ what: 'refuse' as const, claim: claim.id, row: row.id }] : [];
    const pair = { what: 'pair' as const, claim: partner.claim.id, row: partner.row.id, amount: partner.amount };
    record(...refused, pair);
    onClose();
  };
  return (
    <Choose
      label={row ? `Berikan ${formatRupiah(amount)} ke pesan` : 'Pasangkan dengan uang masuk'}
      value=""
      options={[
        ['', row ? 'Berikan ke pesan lain…' : 'Pasangkan dengan uang masuk…'],
        ...options.map(({ id, label }) => [id, label] as const),
      ]}
      onChoose={give}
    />
  );
}

/** What a person chooses for money of no type. */
const otherPurpose = 'lain';

/** Sets type, name, number of mushaf or purpose of an entry, instead of what its message states. */
function NoteForm({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { facts, record } = useWork();
  const known = entryFacts(entry);
  const [chosen, setChosen] = useState<string>(known.type ?? (known.purpose ? otherPurpose : ''));
  const [name, setName] = useState(known.name);
  const [mushaf, setMushaf] = useState(String(known.quantity ?? ''));
  const [purpose, setPurpose] = useState(known.purpose);
  const isMushaf = chosen === 'beli' || chosen === 'wakaf';
  const quantity = parseQuantity(mushaf);
  const save = () => {
    const type = chosen === otherPurpose ? null : (chosen as TransactionType);
    record({
      what: 'note',
      id: entry.claim?.id ?? entry.row?.id ?? '',
      type,
      name: name.trim(),
      quantity: isMushaf && quantity.ok ? quantity.value : null,
      purpose: type ? '' : purpose.trim() || 'Lain-lain',
    });
    onClose();
  };
  return (
    <Stack gap={2}>
      <Choose
        label="Jenis"
        value={chosen}
        options={[
          ['', 'Catat jenisnya…'],
          ...Object.entries(facts.organisation.types),
          [otherPurpose, 'Keperluan lain'],
        ]}
        onChoose={setChosen}
      />
      {chosen !== '' && (
        <>
          <Input label="Nama pengirim" placeholder="Nama, kosong: Hamba Allah" value={name} onType={setName} />
          {isMushaf && <Input label="Jumlah mushaf" value={mushaf} onType={setMushaf} />}
          {chosen === otherPurpose && (
            <Input label="Keperluan" placeholder="Misalnya sedekah, bunga bank" value={purpose} onType={setPurpose} />
          )}
          <Flex>
            <Button {...small} text="Catat" disabled={isMushaf && !quantity.ok} onClick={save} />
          </Flex>
        </>
      )}
    </Stack>
  );
}
