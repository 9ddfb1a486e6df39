import { Button, Flex, Stack, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { TransactionType } from 'site/transaction/order.ts';
import { coerceQuantity } from 'site/transaction/parse-rupiah.ts';
import { Choice } from './choice.tsx';
import type { BookLine } from './book-lines.ts';
import { smallButton } from './rows.tsx';
import { useWork } from './use-work.ts';

const otherKind = 'lain';

/** A form for a transfer without a donor's message. With a kind, name and purpose from the treasurer it is a match. */
export function NameCredit({ credit }: { credit: BookLine }) {
  const { facts, actOnCredits } = useWork();
  const [kind, setKind] = useState('');
  const [name, setName] = useState('');
  /** The number of mushaf, or the purpose. */
  const [detail, setDetail] = useState('');
  const { number } = credit;
  const { kinds } = facts.institute;
  const isMushaf = kind === 'beli' || kind === 'wakaf';
  const save = () => {
    const type = kind === otherKind ? null : (kind as TransactionType);
    const quantity = isMushaf ? coerceQuantity(detail, facts.prices.maxQuantity) : null;
    const note = { kind: type, purpose: type ? '' : detail.trim() || 'Lain-lain', name: name.trim(), quantity };
    void actOnCredits([number], 'Dicatat', (now) => ({ ...now, named: { ...now.named, [number]: note } }));
  };
  const fields = kind !== '' && (
    <>
      <TextInput
        aria-label="Nama pengirim"
        placeholder="Nama, kosong: Hamba Allah"
        fontSize={1}
        padding={2}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {kind !== 'donasi' && (
        <TextInput
          aria-label={isMushaf ? 'Jumlah mushaf' : 'Keperluan'}
          placeholder={isMushaf ? 'Jumlah mushaf' : 'Misalnya sedekah, bunga bank'}
          fontSize={1}
          padding={2}
          value={detail}
          onChange={({ currentTarget }) => setDetail(currentTarget.value)}
        />
      )}
      <Flex>
        <Button {...smallButton} text="Catat" disabled={kind !== 'donasi' && detail.trim() === ''} onClick={save} />
      </Flex>
    </>
  );
  return (
    <Stack gap={2}>
      <Choice
        label={`Jenis transfer ${number}`}
        options={[['', 'Catat sebagai…'], ...Object.entries(kinds), [otherKind, 'Keperluan lain']]}
        value={kind}
        choose={setKind}
      />
      {fields}
    </Stack>
  );
}
