import { Button, Card, Flex, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { useState } from 'react';
import type { Claim } from '../../src/transaction/read-messages.ts';
import { formatRupiah } from '../../src/transaction/rupiah.ts';
import { download } from '../files.ts';
import { sumsByKind, writeBooks } from './books.ts';
import { claimKey } from './decide.ts';
import { DistributionDrafts } from './distribution-drafts.tsx';
import { drawReceipt } from './draw-receipt.ts';
import { type Answers, Booked, matchKey, ProposalActs, ReceiptActs, Rows, Said, WaitingActs } from './heaps.tsx';
import { claimed, type Match, type Matched } from './match-transfers.ts';
import { type Receipt, receiptOf, sumOf } from './receipt.ts';
import type { Credit } from './read-statement.ts';
import { SumsTable } from './sums.tsx';
import type { Desk } from './use-desk.ts';
import type { Facts } from './use-facts.ts';

interface Props {
  decided: Matched;
  credits: readonly Credit[];
  numbers: ReadonlyMap<Credit, string>;
  facts: Facts;
  desk: Desk;
  change: (part: Partial<Desk>) => void;
}

const heaps = ['sure', 'look', 'open'] as const;
const askedOf = (claims: readonly Claim[]) => claims.reduce((sum, claim) => sum + (claimed(claim) ?? 0), 0);
const creditsOf = (matches: readonly Match[]) => matches.flatMap(({ credits }) => credits);

/** The three heaps, one at a time, and what leaves this page: receipts and the table for the books. */
export function Result({ decided, credits, numbers, facts, desk, change }: Props) {
  const [heap, setHeap] = useState<(typeof heaps)[number]>('sure');
  const { sure, look, waiting, unclaimed } = decided;
  const { prices, institute } = facts;
  const { kinds } = institute;
  const [problem, setProblem] = useState('');
  const decide = (claim: Claim, chosen: string[]) =>
    change({ decisions: { ...desk.decisions, [claimKey(claim)]: chosen } });
  const answers: Answers = {
    isAnswered: (claim) => desk.answered.includes(claimKey(claim)),
    answer: (claim) => change({ answered: [...desk.answered, claimKey(claim)] }),
  };
  const draw = (receipt: Receipt) =>
    void drawReceipt(receipt).then(
      (picture) => download(picture, `${receipt.number}.png`),
      () => setProblem('Gambar gagal dibuat. Kirim tanda terima sebagai teks.'),
    );
  const save = () => {
    const rest = [...unclaimed, ...creditsOf(look)];
    const csv = writeBooks({ matches: sure, unclaimed: rest, numbers, prices });
    download(new Blob([csv], { type: 'text/csv' }), 'transfer.csv');
  };
  const titles = {
    sure: `Pasti: ${sure.length} · ${formatRupiah(sumOf(creditsOf(sure)))}`,
    look: `Perlu dilihat: ${look.length} · ${formatRupiah(sumOf(creditsOf(look)))}`,
    open: `Terbuka: ${waiting.length + unclaimed.length} · ${formatRupiah(sumOf(unclaimed))}`,
  };
  const until = credits.reduce((last, { day }) => (day > last ? day : last), '');
  const taken = new Set([...sure, ...look].map(({ claim }) => claimed(claim)));
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <TabList gap={2}>
          {heaps.map((name) => (
            <Tab
              key={name}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              label={titles[name]}
              selected={heap === name}
              onClick={() => setHeap(name)}
            />
          ))}
        </TabList>
        <Flex gap={3} align="center" className="reconciliation">
          <label>
            {'Jarak hari paling jauh '}
            <select value={desk.days} onChange={({ currentTarget }) => change({ days: Number(currentTarget.value) })}>
              {[1, 2, 3, 5, 7, 14].map((count) => (
                <option key={count}>{count}</option>
              ))}
            </select>
          </label>
          <Button mode="ghost" text="Unduh untuk pembukuan" disabled={credits.length === 0} onClick={save} />
        </Flex>
      </Flex>
      {problem && <Text role="alert">{problem}</Text>}
      <TabPanel id={`panel-${heap}`} aria-labelledby={`tab-${heap}`} key={heap}>
        {heap === 'sure' && (
          <Stack gap={4}>
            <SumsTable sums={sumsByKind(sure, prices)} kinds={kinds} />
            <DistributionDrafts matches={sure} drafted={desk.drafted} setDrafted={(drafted) => change({ drafted })} />
            <Rows
              titles={['Pesan', 'Mutasi bank', 'Tanda terima']}
              entries={sure}
              none="Belum ada yang pasti."
              renderRow={(match) => ({
                key: matchKey(match),
                cells: [
                  <Said key="said" claim={match.claim} kinds={kinds} />,
                  <Booked key="booked" credits={match.credits} />,
                  <ReceiptActs
                    key="acts"
                    match={match}
                    receipt={receiptOf(match, numbers, institute)}
                    {...{ draw, ...answers }}
                  />,
                ],
              })}
            />
          </Stack>
        )}
        {heap === 'look' && (
          <Stack gap={4}>
            <SumsTable sums={sumsByKind(look, prices)} kinds={kinds} />
            <Rows
              titles={['Pesan', 'Mutasi bank', 'Tindakan']}
              entries={look}
              none="Tidak ada yang perlu dilihat."
              renderRow={(match) => ({
                key: matchKey(match),
                cells: [
                  <Said key="said" claim={match.claim} kinds={kinds} />,
                  <Booked key="booked" credits={match.credits} />,
                  <ProposalActs key="acts" claim={match.claim} match={match} numbers={numbers} decide={decide} />,
                ],
              })}
            />
          </Stack>
        )}
        {heap === 'open' && (
          <Stack gap={5}>
            <Stack gap={3}>
              <Text
                as="h2"
                weight="semibold"
              >{`Pesan tanpa uang masuk: ${waiting.length} · ${formatRupiah(askedOf(waiting))}`}</Text>
              <Rows
                titles={['Pesan', 'Tindakan']}
                entries={waiting}
                none="Semua pesan sudah ada mutasinya."
                renderRow={(claim) => ({
                  key: claimKey(claim),
                  cells: [
                    <Said key="said" claim={claim} kinds={kinds} />,
                    <WaitingActs
                      key="acts"
                      isTaken={taken.has(claimed(claim))}
                      {...{ claim, unclaimed, numbers, until, decide, ...answers }}
                    />,
                  ],
                })}
              />
            </Stack>
            <Stack gap={3}>
              <Text
                as="h2"
                weight="semibold"
              >{`Uang masuk tanpa pesan: ${unclaimed.length} · ${formatRupiah(sumOf(unclaimed))}`}</Text>
              <Card tone="caution" border radius={2} padding={3}>
                <Text size={1}>
                  Diminta mengembalikan kelebihan? Lihat dulu uangnya di mutasi bank, lalu kembalikan hanya ke rekening
                  asalnya.
                </Text>
              </Card>
              <Rows
                titles={['Mutasi bank']}
                entries={unclaimed}
                none="Semua uang masuk sudah ada pesannya."
                renderRow={(credit) => ({
                  key: numbers.get(credit) ?? '',
                  cells: [<Booked key="booked" credits={[credit]} />],
                })}
              />
            </Stack>
          </Stack>
        )}
      </TabPanel>
    </Stack>
  );
}
