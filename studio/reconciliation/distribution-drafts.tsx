import { Button, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { formatNumber } from '../../src/transaction/rupiah.ts';
import type { Match } from './match-transfers.ts';

interface Endowed {
  /** '' where the message does not name it. */
  city: string;
  quantity: number;
}

/** The mushaf of matched endowments, by the city that the donors chose. */
export function endowedByCity(matches: readonly Match[]): Endowed[] {
  const cities = new Map<string, number>();
  for (const { claim } of matches)
    if (claim.kind === 'wakaf' && claim.quantity)
      cities.set(claim.city, (cities.get(claim.city) ?? 0) + claim.quantity);
  return Array.from(cities, ([city, quantity]) => ({ city, quantity }));
}

interface Props {
  matches: readonly Match[];
  /** For which endowments drafts were made already, as this component says it. */
  drafted: string;
  setDrafted: (endowed: string) => void;
}

/** For an institute that gives mushaf in the city that the donor chose: a draft of its ledger for each, without names. */
export function DistributionDrafts({ matches, drafted, setDrafted }: Props) {
  const client = useClient({ apiVersion: '2026-10-01' });
  const isRecorded = useSchema().has('distribution');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const endowed = endowedByCity(matches);
  const text = endowed
    .map(({ city, quantity }) => `${city || 'kota tidak disebut'} ${formatNumber(quantity)}`)
    .join(', ');
  if (!isRecorded || text === '') return null;
  const create = async () => {
    setState('busy');
    const transaction = client.transaction();
    for (const { city, quantity } of endowed)
      transaction.create({
        _id: `drafts.${crypto.randomUUID()}`,
        _type: 'distribution',
        quantity,
        ...(city && { city }),
      });
    const done = await transaction.commit().then(
      () => true,
      () => false,
    );
    if (done) setDrafted(text);
    setState(done ? 'idle' : 'failed');
  };
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button
        mode="ghost"
        text="Buat draf penyaluran"
        disabled={state === 'busy' || drafted === text}
        onClick={() => void create()}
      />
      <Text size={1} muted role="status">
        {drafted === text
          ? 'Drafnya ada di Penyaluran. Lengkapi dan terbitkan setelah mushafnya sampai.'
          : state === 'failed'
            ? 'Belum tersimpan. Periksa sambungan internet, lalu tekan sekali lagi.'
            : `Mushaf wakaf per kota: ${text}. Yang disimpan hanya kota dan jumlahnya.`}
      </Text>
    </Flex>
  );
}
