import { Button, Flex } from '@sanity/ui';
import { useState } from 'react';
import { formatDay } from 'site/day-words.ts';
import { download } from '../files.ts';
import { useAsk } from './asking.tsx';
import { restText } from './books.ts';
import { claimKey } from './decide.ts';
import { drawReceipt } from './draw-receipt.ts';
import { type Match, reasons } from './match-transfers.ts';
import type { Claim } from './read-messages.ts';
import { answerLink, numberOf, receiptOf, receiptText } from './receipt.ts';
import { smallButton } from './rows.tsx';
import { useWork } from './use-work.ts';

interface AnswerProps {
  claim: Claim;
  /** The key by which the book remembers that the chat was opened. */
  id: string;
  label: string;
  text: string;
  number?: string;
}

/** A link that opens WhatsApp with the text. It then shows that it was opened, so that nobody is answered twice. */
export function AnswerLink({ claim, id, label, text, number = '' }: AnswerProps) {
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
  const { facts, decided, book, act, removeDecisions } = useWork();
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
    act('Catatan dibatalkan', [number], (now) => {
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
