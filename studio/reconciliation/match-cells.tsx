import { Button, Flex, Stack } from '@sanity/ui';
import { useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { download } from '../files.ts';
import { useAsk } from './asking.tsx';
import type { BookLine } from './book-lines.ts';
import { restText } from './books.ts';
import { Choice } from './choice.tsx';
import { claimKey } from './decide.ts';
import { drawReceipt } from './draw-receipt.ts';
import { claimedAmount, type Match, reasons } from './match-transfers.ts';
import type { Claim } from './read-messages.ts';
import { answerLink, nameOf, notYetText, numberOf, receiptOf, receiptText } from './receipt.ts';
import { smallButton } from './rows.tsx';
import { useWork } from './use-work.ts';

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

interface AnswerProps {
  claim: Claim;
  /** The key by which the book remembers that the chat was opened. */
  id: string;
  label: string;
  text: string;
  number?: string;
}

/** A link that opens WhatsApp with the text. It then shows that it was opened, so that nobody is answered twice. */
function AnswerLink({ claim, id, label, text, number = '' }: AnswerProps) {
  const { book, markAnswered } = useWork();
  const opened = book.answered[id];
  const labelNow = opened ? `${label} ✓ sudah dibuka ${formatDay(opened.on)}` : label;
  return (
    <Button
      {...smallButton}
      as="a"
      href={answerLink(claim, text)}
      target="_blank"
      rel="noreferrer"
      text={labelNow}
      onClick={() => markAnswered(id, number)}
    />
  );
}

export function ReceiptActs({ match }: { match: Match }) {
  const { facts, decided, book, actOnCredits, removeDecisions } = useWork();
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
  const isAnonymous = isNamed && match.claim.kind === null && match.claim.name === '';
  const removeNote = () =>
    actOnCredits([number], 'Catatan dibatalkan', (now) => {
      const { [number]: _removed, ...named } = now.named;
      return { ...now, named };
    });
  const rest = restText(match, facts.prices);
  return (
    <>
      <Flex gap={2} wrap="wrap">
        {!isAnonymous && (
          <>
            <AnswerLink
              claim={match.claim}
              id={isNamed ? number : key}
              label="Kirim tanda terima"
              text={receiptText(receipt)}
              number={number}
            />
            <Button {...smallButton} text="Unduh gambar" onClick={draw} />
          </>
        )}
        {(isNamed || key in book.decisions) && (
          <Button
            {...smallButton}
            text="Batalkan"
            onClick={() => void (isNamed ? removeNote() : removeDecisions(sharingClaims(match, decided.sure)))}
          />
        )}
      </Flex>
      {isFailed && <p role="alert">Gambar gagal dibuat. Kirim tanda terima sebagai teks.</p>}
      <div className="muted">
        {match.reason === 'exact' ? receipt.number : `${receipt.number} · ${reasons[match.reason]}`}
        {isAnonymous && '. Tanpa nama, tanpa tanda terima.'}
      </div>
      {rest && <div className="muted">{rest}</div>}
    </>
  );
}

/** Returns the claims that share the credit of a match. They are decided together, or one would get it whole. */
const sharingClaims = ({ claim, credits: [credit], reason }: Match, matches: readonly Match[]) =>
  reason === 'together' ? matches.filter(({ credits }) => credits[0] === credit).map((match) => match.claim) : [claim];

export function ProposalActs({ match }: { match: Match }) {
  const { decide, decided, facts } = useWork();
  const ask = useAsk();
  const { credits, reason, claim } = match;
  const claims = sharingClaims(match, decided.proposed);
  const numbers = credits.map(({ number }) => number);
  const rest = restText(match, facts.prices);
  const accept = async () => {
    const mushaf = claim.kind === 'donasi' ? null : claim.quantity;
    const text = `${rest} Pesannya ${mushaf} mushaf, dan sebanyak itu yang tercatat.`;
    const isConfirmed =
      !mushaf || !rest || (await ask({ title: 'Tetap cocok?', text, yes: 'Ya, tetap cocok' })) !== null;
    if (isConfirmed) void decide(claims, numbers);
  };
  return (
    <>
      <p>{`${reasons[reason]}${rest && `. ${rest}`}`}</p>
      <Flex gap={2} wrap="wrap">
        <Button {...smallButton} text="Ya, cocok" onClick={() => void accept()} />
        <Button {...smallButton} text="Bukan" onClick={() => void decide(claims, [])} />
      </Flex>
    </>
  );
}

/** Lists credits that can be assigned by hand, nearest amount first, with the part that is not yet assigned. */
function useFreeCredits(total: number) {
  const { decided, book } = useWork();
  const byHand = decided.sure.filter(({ claim, credits }) => credits.length === 1 && claimKey(claim) in book.decisions);
  const left = new Map<BookLine, number>(decided.unclaimed.map((credit) => [credit, credit.amount]));
  for (const { claim, credits } of byHand) {
    const [credit] = credits as [BookLine];
    left.set(credit, (left.get(credit) ?? credit.amount) - (claimedAmount(claim) ?? credit.amount));
  }
  return Array.from(left, ([credit, amount]) => ({ credit, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => Math.abs(a.amount - total) - Math.abs(b.amount - total))
    .slice(0, 20);
}

const optionOf = ({ credit, amount }: ReturnType<typeof useFreeCredits>[number]) => {
  const rest = amount === credit.amount ? '' : 'sisa ';
  return [credit.number, `${rest}${formatRupiah(amount)}, ${formatDay(credit.day)}, ${credit.text}`] as const;
};

export function WaitingActs({ claim }: { claim: Claim }) {
  const { lines, decided, book, decide, removeDecisions } = useWork();
  const total = claimedAmount(claim);
  const free = useFreeCredits(total ?? 0);
  const ask = useAsk();
  const lastDay = lines.reduce((latest, { day }) => (day > latest ? day : latest), '');
  const key = claimKey(claim);
  // The total of this claim is also that of another one, which got the credit.
  const isTaken =
    total !== null && [...decided.sure, ...decided.proposed].some((match) => claimedAmount(match.claim) === total);
  const choose = async (number: string) => {
    const difference = (free.find(({ credit }) => credit.number === number)?.amount ?? 0) - (total ?? 0);
    const text = `${formatRupiah(Math.abs(difference))} ${difference < 0 ? 'kurang' : 'lebih'} dari pesannya.`;
    const needsQuestion = total !== null && difference !== 0;
    const answer = needsQuestion ? await ask({ title: 'Tetap pasangkan?', text, yes: 'Ya, pasangkan' }) : '';
    if (answer !== null) void decide([claim], [number]);
  };
  return (
    <Stack gap={2}>
      {isTaken && <p>Total ini juga diakui pesan lain, dan mutasinya sudah dipasangkan. Periksa keduanya.</p>}
      <Flex gap={2} wrap="wrap">
        <AnswerLink claim={claim} id={key} label="Jawab: belum ada" text={notYetText(claim, lastDay)} />
        {key in book.decisions && (
          <Button {...smallButton} text="Batalkan" onClick={() => void removeDecisions([claim])} />
        )}
      </Flex>
      {free.length > 0 && (
        <Choice
          label={`Mutasi untuk ${nameOf(claim)}`}
          options={[['', 'Pasangkan sendiri…'], ...free.map(optionOf)]}
          choose={(number) => void choose(number)}
        />
      )}
    </Stack>
  );
}
