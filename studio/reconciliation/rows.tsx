import { Button, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import type { Claim } from './read-messages.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { download } from '../files.ts';
import { useAsk } from './asking.tsx';
import { claimKey } from './decide.ts';
import { restText } from './books.ts';
import { Choice } from './choice.tsx';
import { drawReceipt } from './draw-receipt.ts';
import { claimed, type Match, reasons } from './match-transfers.ts';
import { answerLink, nameOf, notYetText, numberOf, receiptOf, receiptText } from './receipt.ts';
import type { BookLine } from './book-lines.ts';
import { useWork } from './use-work.ts';

const page = 50;

interface TableProps<Of> {
  columns: Record<string, (of: Of) => ReactNode>;
  entries: readonly Of[];
  keyOf: (of: Of) => string;
  none?: string;
  /** Accessible name of a table of sums. */
  label?: string;
  /** Shows all rows at once, for printing. */
  isWhole?: boolean;
}

/** A table that shows 50 rows at a time, because thousands of rows would freeze the tab. */
export function Rows<Of>({ columns, entries, keyOf, none, label, isWhole = false }: TableProps<Of>) {
  const [shown, show] = useState(isWhole ? Infinity : page);
  if (entries.length === 0) return none && <p className="reconciliation muted">{none}</p>;
  return (
    <Stack gap={3} className="reconciliation">
      <table className={label ? 'sums' : 'pairs'} aria-label={label}>
        <thead>
          <tr>
            {Object.keys(columns).map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map((entry) => (
            <tr key={keyOf(entry)}>
              {Object.entries(columns).map(([title, cell]) => (
                <td key={title} data-title={title}>
                  {cell(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > shown && (
        <Flex>
          <Button mode="ghost" text={`Tampilkan ${page} lagi`} onClick={() => show(shown + page)} />
        </Flex>
      )}
    </Stack>
  );
}

export function Said({ claim, purpose }: { claim: Claim; purpose?: string | undefined }) {
  const { kinds } = useWork().facts.institute;
  const { kind, quantity, city, stated, sent, said, line } = claim;
  const total = claimed(claim);
  const facts = [kind ? kinds[kind] : purpose || 'jenis tidak terbaca', quantity && `${quantity} mushaf`, city];
  const moment = sent ?? stated;
  const places = [moment && formatDay(moment.day), moment?.hour, line > 0 && `baris ${line}`];
  const isOther = claim.asked !== null && claim.total !== null && claim.asked !== claim.total;
  return (
    <>
      <strong>{nameOf(claim)}</strong>
      {said ? (
        <div>{`Tidak terbaca: “${said}”`}</div>
      ) : (
        <>
          <div>
            {total === null ? 'jumlah tidak terbaca' : formatRupiah(total)}
            {isOther && <span className="muted">{` (diminta ${formatRupiah(claim.asked ?? 0)})`}</span>}
          </div>
          <div className="muted">{facts.filter(Boolean).join(', ')}</div>
        </>
      )}
      <div className="muted">{places.filter(Boolean).join(', ')}</div>
    </>
  );
}

export function Booked({ credits, share }: { credits: readonly BookLine[]; share?: number | undefined }) {
  const { breaks } = useWork();
  return credits.map((credit) => (
    <div key={credit.number || credit.row}>
      <strong>{formatRupiah(credit.amount)}</strong>
      {` ${[formatDay(credit.day), credit.hour, `baris ${credit.row}`].filter(Boolean).join(', ')}`}
      <div className="muted">{credit.text}</div>
      {share !== undefined && <div>{`Bagian pesan ini: ${formatRupiah(share)}`}</div>}
      {breaks.has(credit) && <div role="note">{`⚠ ${breaks.get(credit)}`}</div>}
    </div>
  ));
}

export const small = { mode: 'ghost', fontSize: 1, padding: 2 } as const;

interface Answering {
  claim: Claim;
  /** The key by which the book remembers that the chat was opened. */
  id: string;
  label: string;
  text: string;
  number?: string;
}

/** Opens WhatsApp with the text, and then shows that it was opened, so that nobody is answered twice. */
function Answer({ claim, id, label, text, number = '' }: Answering) {
  const { book, answer } = useWork();
  const opened = book.answered[id];
  const shown = opened ? `${label} ✓ sudah dibuka ${formatDay(opened.on)}` : label;
  return (
    <Button
      {...small}
      as="a"
      href={answerLink(claim, text)}
      target="_blank"
      rel="noreferrer"
      text={shown}
      onClick={() => answer(id, number)}
    />
  );
}

export function ReceiptActs({ match }: { match: Match }) {
  const { facts, decided, book, act, takeBack } = useWork();
  const [isFailed, setFailed] = useState(false);
  const number = numberOf(match, decided.sure);
  const receipt = receiptOf(match, number, facts.institute);
  const key = claimKey(match.claim);
  const isNamed = match.reason === 'named';
  const draw = () =>
    void drawReceipt(receipt).then(
      (picture) => download(picture, `${receipt.number}.png`),
      () => setFailed(true),
    );
  // Interest, or money from a collecting box, has no donor to thank.
  const isNobodys = isNamed && match.claim.kind === null && match.claim.name === '';
  const unname = () =>
    act('Catatan dibatalkan', [number], (now) => {
      const { [number]: _gone, ...named } = now.named;
      return { ...now, named };
    });
  const rest = restText(match, facts.prices);
  return (
    <>
      <Flex gap={2} wrap="wrap">
        {!isNobodys && (
          <>
            <Answer
              claim={match.claim}
              id={isNamed ? number : key}
              label="Kirim tanda terima"
              text={receiptText(receipt)}
              number={number}
            />
            <Button {...small} text="Unduh gambar" onClick={draw} />
          </>
        )}
        {(isNamed || key in book.decisions) && (
          <Button
            {...small}
            text="Batalkan"
            onClick={() => void (isNamed ? unname() : takeBack(sharing(match, decided.sure)))}
          />
        )}
      </Flex>
      {isFailed && <p role="alert">Gambar gagal dibuat. Kirim tanda terima sebagai teks.</p>}
      <div className="muted">
        {match.reason === 'exact' ? receipt.number : `${receipt.number} · ${reasons[match.reason]}`}
        {isNobodys && '. Tanpa nama, tanpa tanda terima.'}
      </div>
      {rest && <div className="muted">{rest}</div>}
    </>
  );
}

/** Returns the claims that share a credit. They are decided together: one alone would get the whole amount. */
const sharing = ({ claim, credits: [credit], reason }: Match, matches: readonly Match[]) =>
  reason === 'together' ? matches.filter(({ credits }) => credits[0] === credit).map((match) => match.claim) : [claim];

export function ProposalActs({ match }: { match: Match }) {
  const { decide, decided, facts } = useWork();
  const ask = useAsk();
  const { credits, reason, claim } = match;
  const claims = sharing(match, decided.look);
  const proposed = credits.map(({ number }) => number);
  const rest = restText(match, facts.prices);
  const accept = async () => {
    const mushaf = claim.kind === 'donasi' ? null : claim.quantity;
    const text = `${rest} Pesannya ${mushaf} mushaf, dan sebanyak itu yang tercatat.`;
    const isMeant = !mushaf || !rest || (await ask({ title: 'Tetap cocok?', text, yes: 'Ya, tetap cocok' })) !== null;
    if (isMeant) void decide(claims, proposed);
  };
  return (
    <>
      <p>{`${reasons[reason]}${rest && `. ${rest}`}`}</p>
      <Flex gap={2} wrap="wrap">
        <Button {...small} text="Ya, cocok" onClick={() => void accept()} />
        <Button {...small} text="Bukan" onClick={() => void decide(claims, [])} />
      </Flex>
    </>
  );
}

/** Lists the credits to assign by hand, nearest amount first, with what is left of credits assigned already. */
function useFree(total: number) {
  const { decided, book } = useWork();
  const byHand = decided.sure.filter(({ claim, credits }) => credits.length === 1 && claimKey(claim) in book.decisions);
  const left = new Map<BookLine, number>(decided.unclaimed.map((credit) => [credit, credit.amount]));
  for (const { claim, credits } of byHand) {
    const [credit] = credits as [BookLine];
    left.set(credit, (left.get(credit) ?? credit.amount) - (claimed(claim) ?? credit.amount));
  }
  return Array.from(left, ([credit, amount]) => ({ credit, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total))
    .slice(0, 20);
}

const titled = ({ credit, amount }: ReturnType<typeof useFree>[number]) => {
  const left = amount === credit.amount ? '' : 'sisa ';
  return [credit.number, `${left}${formatRupiah(amount)}, ${formatDay(credit.day)}, ${credit.text}`] as const;
};

/** The row of a claim without a credit: a link to answer the donor, and the credits that can be assigned by hand. */
export function WaitingActs({ claim }: { claim: Claim }) {
  const { lines, decided, book, decide, takeBack } = useWork();
  const total = claimed(claim);
  const free = useFree(total ?? 0);
  const ask = useAsk();
  const until = lines.reduce((last, { day }) => (day > last ? day : last), '');
  const key = claimKey(claim);
  // Another claim was matched with the credit of this total.
  const isTaken = total !== null && [...decided.sure, ...decided.look].some((match) => claimed(match.claim) === total);
  const choose = async (number: string) => {
    const difference = (free.find(({ credit }) => credit.number === number)?.amount ?? 0) - (total ?? 0);
    const text = `${formatRupiah(Math.abs(difference))} ${difference < 0 ? 'kurang' : 'lebih'} dari pesannya.`;
    const isMeant =
      total === null ||
      difference === 0 ||
      (await ask({ title: 'Tetap pasangkan?', text, yes: 'Ya, pasangkan' })) !== null;
    if (isMeant) void decide([claim], [number]);
  };
  return (
    <Stack gap={2}>
      {isTaken && <p>Total ini juga diakui pesan lain, dan mutasinya sudah dipasangkan. Periksa keduanya.</p>}
      <Flex gap={2} wrap="wrap">
        <Answer claim={claim} id={key} label="Jawab: belum ada" text={notYetText(claim, until)} />
        {key in book.decisions && <Button {...small} text="Batalkan" onClick={() => void takeBack([claim])} />}
      </Flex>
      {free.length > 0 && (
        <Choice
          label={`Mutasi untuk ${nameOf(claim)}`}
          options={[['', 'Pasangkan sendiri…'], ...free.map(titled)]}
          choose={(number) => void choose(number)}
        />
      )}
    </Stack>
  );
}
