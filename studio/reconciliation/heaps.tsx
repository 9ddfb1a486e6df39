import { Button, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatDay } from '../../src/day-words.ts';
import type { Claim } from '../../src/transaction/read-messages.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { download } from '../files.ts';
import { claimKey } from './decide.ts';
import { drawReceipt } from './draw-receipt.ts';
import { claimed, type Match, reasons } from './match-transfers.ts';
import { answerLink, nameOf, notYetText, receiptOf, receiptText } from './receipt.ts';
import type { Credit } from './read-statement.ts';
import { useWork } from './use-desk.ts';

const page = 50;

interface TableProps<Of> {
  titles: string[];
  entries: readonly Of[];
  none: string;
  keyOf: (of: Of) => string;
  /** The cells of a row. */
  children: (of: Of) => ReactNode;
}

/** A table that shows 50 rows at a time; thousands would freeze the tab. */
export function Rows<Of>({ titles, entries, none, keyOf, children }: TableProps<Of>) {
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
          {entries.slice(0, shown).map((entry) => (
            <tr key={keyOf(entry)}>{children(entry)}</tr>
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

/** What a message says. */
export function Said({ claim }: { claim: Claim }) {
  const { kinds } = useWork().facts.institute;
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

/** Opens WhatsApp with the text and then shows that it was opened, so that nobody is answered twice. */
function Answer({ claim, label, text }: { claim: Claim; label: string; text: string }) {
  const { desk, change } = useWork();
  const key = claimKey(claim);
  const remember = () => change({ answered: [...desk.answered, key] });
  return (
    <a href={answerLink(claim, text)} target="_blank" rel="noreferrer" onClick={remember}>
      {label}
      {desk.answered.includes(key) && <span className="muted"> ✓ sudah dibuka</span>}
    </a>
  );
}

/** Sends the receipt's text to WhatsApp and downloads its picture. */
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
      <div className="acts">
        <Answer claim={match.claim} label="Kirim tanda terima" text={receiptText(receipt)} />
        <button type="button" onClick={draw}>
          Gambar
        </button>
      </div>
      {isFailed && <p role="alert">Gambar gagal dibuat. Kirim tanda terima sebagai teks.</p>}
      <div className="muted">
        {[receipt.number, match.reason === 'exact' ? '' : reasons[match.reason]].filter(Boolean).join(' · ')}
      </div>
    </>
  );
}

/** A proposal that a person confirms or refuses. */
export function ProposalActs({ match: { claim, credits, reason } }: { match: Match }) {
  const { numbers, decide } = useWork();
  const proposed = credits.map((credit) => numbers.get(credit) ?? '');
  return (
    <>
      <p>{reasons[reason]}</p>
      <div className="acts">
        <button type="button" onClick={() => decide(claim, proposed)}>
          Ya, cocok
        </button>
        <button type="button" onClick={() => decide(claim, [])}>
          Bukan
        </button>
      </div>
    </>
  );
}

/** For a claim without a credit: the polite answer, or a credit that a person assigns to it. */
export function WaitingActs({ claim }: { claim: Claim }) {
  const { credits, decided, numbers, decide } = useWork();
  const total = claimed(claim) ?? 0;
  const nearest = decided.unclaimed
    .toSorted((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total))
    .slice(0, 20);
  const until = credits.reduce((last, { day }) => (day > last ? day : last), '');
  // The credit of this total went to another person's message.
  const isTaken = [...decided.sure, ...decided.look].some((match) => claimed(match.claim) === claimed(claim));
  return (
    <>
      {isTaken && <p>Total ini juga diakui pesan lain, dan mutasinya sudah dipasangkan. Periksa keduanya.</p>}
      <div className="acts">
        <Answer claim={claim} label="Jawab: belum ada" text={notYetText(claim, until)} />
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
