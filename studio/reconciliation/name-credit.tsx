import { Button, Flex, Stack, TextInput } from '@sanity/ui';
import { useState } from 'react';
import type { TransactionType } from 'site/transaction/order.ts';
import { coerceQuantity } from 'site/transaction/parse-rupiah.ts';
import { Choice } from './choice.tsx';
import type { BookLine } from './book-lines.ts';
import { smallButton } from './rows.tsx';
import { useWork } from './use-work.ts';

const other = 'lain';

/** A form for a credit without a claim. Its kind, name and purpose are entered by hand; then it counts as a match. */
export function NameCredit({ credit }: { credit: BookLine }) {
  const { facts, act } = useWork();
  const [kind, setKind] = useState('');
  const [name, setName] = useState('');
  const [more, setMore] = useState('');
  const { number } = credit;
  const { kinds } = facts.institute;
  const isMushaf = kind === 'beli' || kind === 'wakaf';
  const save = () => {
    const type = kind === other ? null : (kind as TransactionType);
    const quantity = isMushaf ? coerceQuantity(more, facts.prices.maxQuantity) : null;
    const named = { kind: type, purpose: type ? '' : more.trim() || 'Lain-lain', name: name.trim(), quantity };
    void act('Dicatat', [number], (now) => ({ ...now, named: { ...now.named, [number]: named } }));
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
          value={more}
          onChange={({ currentTarget }) => setMore(currentTarget.value)}
        />
      )}
      <Flex>
        <Button {...smallButton} text="Catat" disabled={kind !== 'donasi' && more.trim() === ''} onClick={save} />
      </Flex>
    </>
  );
  return (
    <Stack gap={2}>
      <Choice
        label={`Jenis transfer ${number}`}
        options={[['', 'Catat sebagai…'], ...Object.entries(kinds), [other, 'Keperluan lain']]}
        value={kind}
        choose={setKind}
      />
      {fields}
    </Stack>
  );
}
