import { Button, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { formatNumber } from 'site/transaction/rupiah.ts';
import type { Match } from './match-transfers.ts';
import { useWork } from './session.ts';

/** Mushaf of matched endowments by the city that donors chose; '' if a message names none. */
export function endowedByCity(matches: readonly Match[]) {
  const cities = new Map<string, number>();
  for (const { claim } of matches)
    if (claim.kind === 'wakaf' && claim.quantity)
      cities.set(claim.city, (cities.get(claim.city) ?? 0) + claim.quantity);
  return Array.from(cities, ([city, quantity]) => ({ city, quantity }));
}

/** Creates a draft of the ledger for each city, without names, if mushaf go to the city that the donor chose. */
export function DistributionDrafts() {
  const { decided, session, change } = useWork();
  const client = useClient({ apiVersion: '2026-10-01' });
  const isRecorded = useSchema().has('distribution');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const endowed = endowedByCity(decided.sure);
  const written = endowed.map(({ city, quantity }) => `${city || 'kota tidak disebut'} ${formatNumber(quantity)}`);
  const text = written.join(', ');
  if (!isRecorded || text === '') return null;
  const create = async () => {
    setState('busy');
    const transaction = client.transaction();
    for (const { city, quantity } of endowed) {
      const _id = `drafts.${crypto.randomUUID()}`;
      transaction.create({ _id, _type: 'distribution', quantity, ...(city && { city }) });
    }
    try {
      await transaction.commit();
      change({ drafted: text });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Flex gap={3} align="center" wrap="wrap">
      <Button
        mode="ghost"
        text="Buat draf penyaluran"
        disabled={state === 'busy' || session.drafted === text}
        onClick={() => void create()}
      />
      <Text size={1} muted role="status">
        {session.drafted === text
          ? 'Drafnya ada di Penyaluran. Lengkapi dan terbitkan setelah mushafnya sampai.'
          : state === 'failed'
            ? 'Belum tersimpan. Periksa sambungan internet, lalu tekan sekali lagi.'
            : `Mushaf wakaf per kota: ${text}. Yang disimpan hanya kota dan jumlahnya.`}
      </Text>
    </Flex>
  );
}
