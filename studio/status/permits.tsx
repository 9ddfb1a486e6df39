import { Card, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { formatDay } from '../../src/day-words.ts';
import { dayOf, standingOn } from '../../src/content/periods.ts';

/** The last days of what “Legalitas” holds, as calendar days. */
export interface Permits {
  permit?: string | null;
  tashih?: string | null;
}

const names = { permit: 'Izin pengumpulan uang (PUB)', tashih: 'Tanda tashih mushaf' };

/** What staff read on the calendar day `today`: from 30 days before the last day, and after it. */
export const permitWarnings = (permits: Permits, today: string): string[] =>
  (['permit', 'tashih'] as const).flatMap((kind) => {
    const until = permits[kind];
    if (!until) return [];
    const standing = standingOn(today, until);
    if (standing === 'valid') return [];
    return standing === 'ending'
      ? [`${names[kind]} berlaku sampai ${formatDay(until)}. Perpanjang, lalu ubah di Legalitas.`]
      : [
          `${names[kind]} habis ${formatDay(until)} dan tidak tampil lagi sebagai izin yang berlaku. Ubah di Legalitas.`,
        ];
  });

const query = '*[_id == "legality"][0]{"permit": permit.until, "tashih": tashih.until}';

/** Permits that end soon, or have ended. */
export function PermitList() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [warnings, setWarnings] = useState<string[]>([]);
  useEffect(() => {
    client
      .withConfig({ useCdn: false, perspective: 'published' })
      .fetch<Permits | null>(query)
      .then(
        (found) => setWarnings(permitWarnings(found ?? {}, dayOf(Date.now()))),
        () => {}, // the screen says that the content cannot be read
      );
  }, [client]);
  if (warnings.length === 0) return null;
  return (
    <Card
      as={IntentLink}
      {...{ intent: 'edit', params: { id: 'legality', type: 'legality' } }}
      padding={4}
      radius={3}
      border
      tone="caution"
    >
      <Stack gap={3}>
        {warnings.map((warning) => (
          <Text key={warning}>{warning}</Text>
        ))}
      </Stack>
    </Card>
  );
}
