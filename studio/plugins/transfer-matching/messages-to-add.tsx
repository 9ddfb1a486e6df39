import { Button, Flex, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { formatNumber } from 'site/transaction/rupiah.ts';
import { Group } from 'studio-parts/tool-page.tsx';
import { Choose } from './controls.tsx';
import { changeList, type Pending, removePending } from './list-store.ts';
import { type LineCounts, readMessages } from './messages.ts';
import { firstTwenty, PendingCard } from './pending-card.tsx';
import { addClaims } from './transfer-list.ts';
import { today, useWork } from './use-work.ts';

const lineWords: Record<keyof LineCounts, string> = {
  claim: 'baris pesan tentang transfer',
  talk: 'baris obrolan lain',
  system: 'baris dari WhatsApp',
  empty: 'baris kosong',
  unread: 'baris tidak terbaca',
};

/** The answer that no sender of a chat is the organisation. */
const nobody = '-';

/** Shows what each line of the messages is, asks once whose number is the organisation's, and adds them to the list. */
export function MessagesToAdd({ pending }: { pending: Pending }) {
  const { facts, list, isReadOnly } = useWork();
  const read = useMemo(
    () => readMessages(pending.text, { copies: facts.copies, source: pending.name, today: today() }),
    [pending, facts.copies],
  );
  const [ours, setOurs] = useState('');
  const isAsked = read.senders.length > 0 && !read.senders.some((sender) => list.ours.includes(sender));
  const { claims, added, known } = addClaims(list.claims, read.claims);
  const unread = read.claims.filter(({ shape }) => shape === 'unread');
  const counts = (Object.keys(lineWords) as (keyof LineCounts)[])
    .filter((kind) => read.lines[kind] > 0)
    .map((kind) => `${formatNumber(read.lines[kind])} ${lineWords[kind]}`);
  const add = () => {
    const isNamed = ours !== '' && ours !== nobody;
    changeList((now) => ({ ...now, claims, ours: isNamed ? [...now.ours, ours] : now.ours }));
    removePending(pending.id);
  };
  const forms = read.claims.filter(({ shape }) => shape === 'form').length;
  return (
    <PendingCard pending={pending}>
      <Text
        size={1}
        role="status"
      >{`${forms} pesan formulir, ${read.claims.length - forms - unread.length} ditulis bebas. Semua barisnya: ${counts.join(', ')}.`}</Text>
      <Group
        tone="caution"
        title="Tidak terbaca: periksa di obrolannya. Baris ini ikut masuk ke daftar."
        lines={firstTwenty(unread.map(({ line, said }) => `Baris ${line}: ${said}`))}
      />
      {known > 0 && <Text size={1}>{`${known} pesan sudah ada di daftar.`}</Text>}
      {isAsked && (
        <Choose
          label="Nomor lembaga"
          value={ours}
          options={[
            ['', 'Yang mana nomor atau nama lembaga sendiri?'],
            ...read.senders.map((sender) => [sender, sender] as const),
            [nobody, 'Tidak ada di obrolan ini'],
          ]}
          onChoose={setOurs}
        />
      )}
      <Flex>
        <Button
          tone="primary"
          text={`Masukkan ${formatNumber(added)} pesan ke daftar`}
          disabled={isReadOnly || (isAsked && ours === '')}
          onClick={add}
        />
      </Flex>
    </PendingCard>
  );
}
