import { formatDay } from 'site/day-words.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import type { BookLine } from './book-lines.ts';
import { claimedAmount } from './match-transfers.ts';
import type { Claim } from './read-messages.ts';
import { nameOf } from './receipt.ts';
import { useWork } from './use-work.ts';

/** What a claim states, and where it was read. */
export function ClaimCell({ claim, purpose }: { claim: Claim; purpose?: string | undefined }) {
  const { kinds } = useWork().facts.institute;
  const { kind, quantity, city, stated, sent, said, line } = claim;
  const total = claimedAmount(claim);
  const facts = [kind ? kinds[kind] : purpose || 'jenis tidak terbaca', quantity && `${quantity} mushaf`, city];
  const moment = sent ?? stated;
  const source = [moment && formatDay(moment.day), moment?.hour, line > 0 && `baris ${line}`];
  const differs = claim.asked !== null && claim.total !== null && claim.asked !== claim.total;
  return (
    <>
      <strong>{nameOf(claim)}</strong>
      {said ? (
        <div>{`Tidak terbaca: “${said}”`}</div>
      ) : (
        <>
          <div>
            {total === null ? 'jumlah tidak terbaca' : formatRupiah(total)}
            {differs && <span className="muted">{` (diminta ${formatRupiah(claim.asked ?? 0)})`}</span>}
          </div>
          <div className="muted">{facts.filter(Boolean).join(', ')}</div>
        </>
      )}
      <div className="muted">{source.filter(Boolean).join(', ')}</div>
    </>
  );
}

/** The credits of a claim, as the bank writes them. */
export function CreditCell({ credits, share }: { credits: readonly BookLine[]; share?: number | undefined }) {
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
