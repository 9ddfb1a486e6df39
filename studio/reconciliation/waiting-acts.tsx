import { Button, Flex, Stack } from '@sanity/ui';
import { formatDay } from 'site/day-words.ts';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { useAsk } from './asking.tsx';
import type { BookLine } from './book-lines.ts';
import { Choice } from './choice.tsx';
import { claimKey } from './decide.ts';
import { AnswerLink } from './match-acts.tsx';
import { claimedAmount } from './match-transfers.ts';
import type { Claim } from './read-messages.ts';
import { nameOf, notYetText } from './receipt.ts';
import { smallButton } from './rows.tsx';
import { useWork } from './use-work.ts';

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

/** The acts for a claim without a credit: an answer to the donor, and a choice of credits to assign by hand. */
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
