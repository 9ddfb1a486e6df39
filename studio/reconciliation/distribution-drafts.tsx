import { Button, Flex, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { readPlace } from 'site/transaction/transaction-details.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import type { Match } from './match-transfers.ts';
import { numberOf } from './receipt.ts';
import { useWork } from './use-work.ts';

/** Counts the mushaf of matched wakaf by the place that donors chose; '' if a claim names no place. */
function endowedByCity(matches: readonly Match[]) {
  const cities = new Map<string, number>();
  for (const { claim } of matches) {
    if (claim.kind !== 'wakaf' || !claim.quantity) continue;
    const { place } = readPlace(claim.city);
    cities.set(place, (cities.get(place) ?? 0) + claim.quantity);
  }
  return Array.from(cities, ([city, quantity]) => ({ city, quantity }));
}

/** A button that creates a draft of a distribution for each city that donors chose. The drafts name no donor. */
export function DistributionDrafts() {
  const { decided, book, write, isReadOnly } = useWork();
  const client = useClient({ apiVersion: '2026-10-01' });
  const hasType = useSchema().has('distribution');
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const numbered = decided.sure.map((match) => ({ match, number: numberOf(match, decided.sure) }));
  // The book remembers these transfers, so that later drafts do not count them again.
  const draftedCount = numbered.filter(({ number }) => book.drafted.includes(number)).length;
  const fresh = numbered.filter(({ match, number }) => match.claim.kind === 'wakaf' && !book.drafted.includes(number));
  const endowed = endowedByCity(fresh.map(({ match }) => match));
  const text = endowed
    .map(({ city, quantity }) => `${city || 'kota tidak disebut'} ${formatNumber(quantity)}`)
    .join(', ');
  if (!hasType || (text === '' && draftedCount === 0)) return null;
  const create = async () => {
    setState('busy');
    const transaction = client.transaction();
    for (const { city, quantity } of endowed) {
      const _id = `drafts.${crypto.randomUUID()}`;
      transaction.create({ _id, _type: 'distribution', quantity, ...(city && { city }) });
    }
    try {
      await transaction.commit();
      const drafted = fresh.map(({ number }) => number);
      write('Draf penyaluran dibuat', (now) => ({ ...now, drafted: [...now.drafted, ...drafted] }));
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
        disabled={state === 'busy' || text === '' || isReadOnly}
        onClick={() => void create()}
      />
      <Text size={1} muted role="status">
        {[
          draftedCount > 0 &&
            `Draf untuk ${draftedCount} transfer sudah ada di Penyaluran. Lengkapi dan terbitkan setelah mushafnya sampai.`,
          state === 'failed' && 'Belum tersimpan. Periksa sambungan internet, lalu tekan sekali lagi.',
          text &&
            `Mushaf wakaf per kota${draftedCount > 0 ? ' yang belum dibuat' : ''}: ${text}. Yang disimpan hanya kota dan jumlahnya.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
    </Flex>
  );
}
