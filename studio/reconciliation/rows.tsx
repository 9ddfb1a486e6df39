import { Button, Flex, Select, Stack } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import type { Claim } from './read-messages.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { download } from '../files.ts';
import { claimKey } from './decide.ts';
import { drawReceipt } from './draw-receipt.ts';
import { claimed, type Match, reasons } from './match-transfers.ts';
import { answerLink, nameOf, notYetText, receiptOf, receiptText } from './receipt.ts';
import type { Credit } from './read-statement.ts';
import { useWork } from './session.ts';

const page = 50;

interface TableProps<Of> {
  columns: Record<string, (of: Of) => ReactNode>;
  entries: readonly Of[];
  keyOf: (of: Of) => string;
  none?: string;
  /** Accessible name of a table of sums. */
  label?: string;
}

/** A table that shows 50 rows at a time; thousands would freeze the tab. */
export function Rows<Of>({ columns, entries, keyOf, none, label }: TableProps<Of>) {
  const [shown, show] = useState(page);
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
                <td key={title}>{cell(entry)}</td>
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

export function Said({ claim }: { claim: Claim }) {
  const { kinds } = useWork().facts.institute;
  const { kind, quantity, city, stated, sent, line } = claim;
  const total = claimed(claim);
  const facts = [kind ? kinds[kind] : 'jenis tidak terbaca', quantity && `${quantity} mushaf`, city];
  const moment = sent ?? stated;
  const places = [moment && formatDay(moment.day), moment?.hour, `baris ${line}`];
  const isOther = claim.asked !== null && claim.total !== null && claim.asked !== claim.total;
  return (
    <>
      <strong>{nameOf(claim)}</strong>
      <div>
        {total === null ? 'jumlah tidak terbaca' : formatRupiah(total)}
        {isOther && <span className="muted">{` (diminta ${formatRupiah(claim.asked ?? 0)})`}</span>}
      </div>
      <div className="muted">{facts.filter(Boolean).join(', ')}</div>
      <div className="muted">{places.filter(Boolean).join(', ')}</div>
    </>
  );
}

export const Booked = ({ credits }: { credits: readonly Credit[] }) =>
  credits.map(({ row, day, hour, amount, text }) => (
    <div key={row}>
      <strong>{formatRupiah(amount)}</strong>
      {` ${[formatDay(day), hour, `baris ${row}`].filter(Boolean).join(', ')}`}
      <div className="muted">{text}</div>
    </div>
  ));

const small = { mode: 'ghost', fontSize: 1, padding: 2 } as const;

/** Opens WhatsApp with the text, then shows that it was opened, so that nobody is answered twice. */
function Answer({ claim, label, text }: { claim: Claim; label: string; text: string }) {
  const { session, change } = useWork();
  const key = claimKey(claim);
  const shown = session.answered.includes(key) ? `${label} ✓ sudah dibuka` : label;
  const remember = () => change({ answered: [...session.answered, key] });
  return (
    <Button
      {...small}
      as="a"
      href={answerLink(claim, text)}
      target="_blank"
      rel="noreferrer"
      text={shown}
      onClick={remember}
    />
  );
}

export function ReceiptActs({ match }: { match: Match }) {
  const { numbers, facts } = useWork();
  const [isFailed, setFailed] = useState(false);
  const receipt = receiptOf(match, numbers, facts.institute);
  const draw = () =>
    void drawReceipt(receipt).then(
      (picture) => download(picture, `${receipt.number}.png`),
      () => setFailed(true),
    );
  return (
    <>
      <Flex gap={2} wrap="wrap">
        <Answer claim={match.claim} label="Kirim tanda terima" text={receiptText(receipt)} />
        <Button {...small} text="Unduh gambar" onClick={draw} />
      </Flex>
      {isFailed && <p role="alert">Gambar gagal dibuat. Kirim tanda terima sebagai teks.</p>}
      <div className="muted">
        {match.reason === 'exact' ? receipt.number : `${receipt.number} · ${reasons[match.reason]}`}
      </div>
    </>
  );
}

export function ProposalActs({ match: { claim, credits, reason } }: { match: Match }) {
  const { numbers, decide } = useWork();
  const proposed = credits.map((credit) => numbers.get(credit) ?? '');
  return (
    <>
      <p>{reasons[reason]}</p>
      <Flex gap={2} wrap="wrap">
        <Button {...small} text="Ya, cocok" onClick={() => decide(claim, proposed)} />
        <Button {...small} text="Bukan" onClick={() => decide(claim, [])} />
      </Flex>
    </>
  );
}

/** For a claim without a credit: a link to answer the donor, and a choice of credits to assign by hand. */
export function WaitingActs({ claim }: { claim: Claim }) {
  const { credits, decided, numbers, decide } = useWork();
  const total = claimed(claim) ?? 0;
  const nearest = decided.unclaimed
    .toSorted((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total))
    .slice(0, 20);
  const until = credits.reduce((last, { day }) => (day > last ? day : last), '');
  // The credit of this total was matched with another claim.
  const isTaken = [...decided.sure, ...decided.look].some((match) => claimed(match.claim) === claimed(claim));
  return (
    <Stack gap={2}>
      {isTaken && <p>Total ini juga diakui pesan lain, dan mutasinya sudah dipasangkan. Periksa keduanya.</p>}
      <Flex>
        <Answer claim={claim} label="Jawab: belum ada" text={notYetText(claim, until)} />
      </Flex>
      {nearest.length > 0 && (
        <Select
          aria-label={`Mutasi untuk ${nameOf(claim)}`}
          fontSize={1}
          padding={2}
          value=""
          onChange={({ currentTarget }) => decide(claim, [currentTarget.value])}
        >
          <option value="">Pasangkan sendiri…</option>
          {nearest.map((credit) => (
            <option key={credit.row} value={numbers.get(credit)}>
              {`${formatRupiah(credit.amount)}, ${formatDay(credit.day)}, ${credit.text.slice(0, 40)}`}
            </option>
          ))}
        </Select>
      )}
    </Stack>
  );
}
