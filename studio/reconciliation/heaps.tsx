import { Button, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../src/day-words.ts';
import type { Claim } from '../../src/transaction/read-messages.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { reasons } from './books.ts';
import { claimKey } from './decide.ts';
import { claimed, type Match } from './match-transfers.ts';
import { answerLink, nameOf, notYetText, type Receipt, receiptText } from './receipt.ts';
import type { Credit } from './read-statement.ts';

const page = 50;

interface TableProps<Of> {
  titles: string[];
  entries: readonly Of[];
  none: string;
  renderRow: (of: Of) => { key: string; cells: ReactNode[] };
}

/** A table that shows 50 rows at a time; thousands would freeze the tab. */
export function Rows<Of>({ titles, entries, none, renderRow }: TableProps<Of>) {
  const [shown, show] = useState(page);
  if (entries.length === 0) return <p className="reconciliation muted">{none}</p>;
  return (
    <Stack gap={3} className="reconciliation">
      <table className="pairs">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, shown).map((entry) => {
            const { key, cells } = renderRow(entry);
            return (
              <tr key={key}>
                {cells.map((cell, index) => (
                  <td key={titles[index]}>{cell}</td>
                ))}
              </tr>
            );
          })}
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

/** What a message says. */
export function Said({ claim, kinds }: { claim: Claim; kinds: Record<string, string> }) {
  const { kind, quantity, city, stated, sent, line } = claim;
  const total = claimed(claim);
  const facts = [kind ? kinds[kind] : 'jenis tidak terbaca', quantity && `${quantity} mushaf`, city];
  const moment = sent ?? stated;
  return (
    <>
      <strong>{nameOf(claim)}</strong>
      <div>
        {total === null ? 'jumlah tidak terbaca' : formatRupiah(total)}
        {claim.asked !== null && claim.total !== null && claim.asked !== claim.total && (
          <span className="muted">{` (diminta ${formatRupiah(claim.asked)})`}</span>
        )}
      </div>
      <div className="muted">{facts.filter(Boolean).join(', ')}</div>
      <div className="muted">
        {[moment && formatDay(moment.day), moment?.hour, `baris ${line}`].filter(Boolean).join(', ')}
      </div>
    </>
  );
}

/** What the bank says. */
export function Booked({ credits }: { credits: readonly Credit[] }) {
  return credits.map(({ row, day, hour, amount, text }) => (
    <div key={row}>
      <strong>{formatRupiah(amount)}</strong>
      {` ${[formatDay(day), hour, `baris ${row}`].filter(Boolean).join(', ')}`}
      <div className="muted">{text}</div>
    </div>
  ));
}

export interface Answers {
  isAnswered: (claim: Claim) => boolean;
  answer: (claim: Claim) => void;
}

interface AnswerProps extends Answers {
  claim: Claim;
  label: string;
  text: string;
}

/** Opens WhatsApp with the text and then shows that it was opened, so that nobody is answered twice. */
function Answer({ claim, label, text, isAnswered, answer }: AnswerProps) {
  return (
    <a href={answerLink(claim, text)} target="_blank" rel="noreferrer" onClick={() => answer(claim)}>
      {label}
      {isAnswered(claim) && <span className="muted"> ✓ sudah dibuka</span>}
    </a>
  );
}

interface ReceiptProps extends Answers {
  match: Match;
  receipt: Receipt;
  draw: (receipt: Receipt) => void;
}

/** Sends the receipt's text to WhatsApp and downloads its picture. */
export function ReceiptActs({ match: { claim, reason }, receipt, draw, ...answers }: ReceiptProps) {
  return (
    <>
      <div className="acts">
        <Answer claim={claim} label="Kirim tanda terima" text={receiptText(receipt)} {...answers} />
        <button type="button" onClick={() => draw(receipt)}>
          Gambar
        </button>
      </div>
      <div className="muted">
        {[receipt.number, reason === 'exact' ? '' : reasons[reason]].filter(Boolean).join(' · ')}
      </div>
    </>
  );
}

interface DecideProps {
  claim: Claim;
  numbers: ReadonlyMap<Credit, string>;
  decide: (claim: Claim, numbers: string[]) => void;
}

/** A proposal that a person confirms or refuses. */
export function ProposalActs({ match: { claim, credits, reason }, numbers, decide }: DecideProps & { match: Match }) {
  return (
    <>
      <p>{reasons[reason]}</p>
      <div className="acts">
        <button
          type="button"
          onClick={() =>
            decide(
              claim,
              credits.map((credit) => numbers.get(credit) ?? ''),
            )
          }
        >
          Ya, cocok
        </button>
        <button type="button" onClick={() => decide(claim, [])}>
          Bukan
        </button>
      </div>
    </>
  );
}

interface WaitingProps extends DecideProps, Answers {
  unclaimed: readonly Credit[];
  /** The last day of the statement. */
  until: string;
  /** The credit of this total went to another person's message. */
  isTaken: boolean;
}

/** For a claim without a credit: the polite answer, or a credit that a person assigns to it. */
export function WaitingActs({ claim, unclaimed, numbers, until, isTaken, decide, ...answers }: WaitingProps) {
  const total = claimed(claim) ?? 0;
  const nearest = unclaimed.toSorted((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total)).slice(0, 20);
  return (
    <>
      {isTaken && <p>Total ini juga diakui pesan lain, dan mutasinya sudah dipasangkan. Periksa keduanya.</p>}
      <div className="acts">
        <Answer claim={claim} label="Jawab: belum ada" text={notYetText(claim, until)} {...answers} />
        {nearest.length > 0 && (
          <select
            aria-label={`Mutasi untuk ${nameOf(claim)}`}
            value=""
            onChange={({ currentTarget }) => decide(claim, [currentTarget.value])}
          >
            <option value="">Pasangkan sendiri…</option>
            {nearest.map((credit) => (
              <option key={credit.row} value={numbers.get(credit)}>
                {`${formatRupiah(credit.amount)}, ${formatDay(credit.day)}, ${credit.text.slice(0, 40)}`}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}

export const matchKey = ({ claim }: Match): string => claimKey(claim);
