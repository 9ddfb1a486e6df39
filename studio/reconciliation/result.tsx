import { Button, Card, Flex, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatNumber, formatRupiah } from 'site/transaction/rupiah.ts';
import { download } from '../files.ts';
import { type Sums, sumsByKind, writeBooks } from './books.ts';
import { claimKey } from './decide.ts';
import { DistributionDrafts } from './distribution-drafts.tsx';
import { Booked, ProposalActs, ReceiptActs, Rows, Said, WaitingActs } from './rows.tsx';
import { claimed, type Match } from './match-transfers.ts';
import { sumOf } from './receipt.ts';
import type { Credit } from './read-statement.ts';
import { useWork } from './session.ts';

const creditsOf = (matches: readonly Match[]) => matches.flatMap(({ credits }) => credits);

export function Result() {
  const { decided, credits, numbers, facts } = useWork();
  const { sure, look, waiting, unclaimed } = decided;
  const [list, setList] = useState('sure');
  const save = () => {
    const rest = [...unclaimed, ...creditsOf(look)];
    const csv = writeBooks({ matches: sure, unclaimed: rest, numbers, prices: facts.prices });
    download(new Blob([csv], { type: 'text/csv' }), 'transfer.csv');
  };
  const titles = {
    sure: `Pasti: ${sure.length} · ${formatRupiah(sumOf(creditsOf(sure)))}`,
    look: `Perlu dilihat: ${look.length} · ${formatRupiah(sumOf(creditsOf(look)))}`,
    open: `Terbuka: ${waiting.length + unclaimed.length} · ${formatRupiah(sumOf(unclaimed))}`,
  };
  return (
    <Stack gap={4}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <TabList gap={2}>
          {Object.entries(titles).map(([name, title]) => (
            <Tab
              key={name}
              id={`tab-${name}`}
              aria-controls={`panel-${name}`}
              label={title}
              selected={list === name}
              onClick={() => setList(name)}
            />
          ))}
        </TabList>
        <Button mode="ghost" text="Unduh untuk pembukuan" disabled={credits.length === 0} onClick={save} />
      </Flex>
      <TabPanel id={`panel-${list}`} aria-labelledby={`tab-${list}`} key={list}>
        {list === 'sure' && (
          <Stack gap={4}>
            <SumsTable matches={sure} />
            <DistributionDrafts />
            <Rows columns={sureColumns} entries={sure} none="Belum ada yang pasti." keyOf={keyOf} />
          </Stack>
        )}
        {list === 'look' && (
          <Stack gap={4}>
            <SumsTable matches={look} />
            <Rows columns={lookColumns} entries={look} none="Tidak ada yang perlu dilihat." keyOf={keyOf} />
          </Stack>
        )}
        {list === 'open' && <Open />}
      </TabPanel>
    </Stack>
  );
}

const keyOf = ({ claim }: Match) => claimKey(claim);
const pair = {
  Pesan: ({ claim }: Match) => <Said claim={claim} />,
  'Mutasi bank': ({ credits }: Match) => <Booked credits={credits} />,
};
const sureColumns = { ...pair, 'Tanda terima': (match: Match) => <ReceiptActs match={match} /> };
const lookColumns = { ...pair, Tindakan: (match: Match) => <ProposalActs match={match} /> };
const waitingColumns = {
  Pesan: (claim: Match['claim']) => <Said claim={claim} />,
  Tindakan: (claim: Match['claim']) => <WaitingActs claim={claim} />,
};
const creditColumns = { 'Mutasi bank': (credit: Credit) => <Booked credits={[credit]} /> };

function Open() {
  const { decided, numbers } = useWork();
  const { waiting, unclaimed } = decided;
  const asked = waiting.reduce((sum, claim) => sum + (claimed(claim) ?? 0), 0);
  const numberOf = (credit: Credit) => numbers.get(credit) ?? '';
  return (
    <Stack gap={5}>
      <TitledList title={`Pesan tanpa uang masuk: ${waiting.length} · ${formatRupiah(asked)}`}>
        <Rows columns={waitingColumns} entries={waiting} none="Semua pesan sudah ada mutasinya." keyOf={claimKey} />
      </TitledList>
      <TitledList title={`Uang masuk tanpa pesan: ${unclaimed.length} · ${formatRupiah(sumOf(unclaimed))}`}>
        <Card tone="caution" border radius={2} padding={3}>
          <Text size={1}>
            Diminta mengembalikan kelebihan? Lihat dulu uangnya di mutasi bank, lalu kembalikan hanya ke rekening
            asalnya.
          </Text>
        </Card>
        <Rows
          columns={creditColumns}
          entries={unclaimed}
          none="Semua uang masuk sudah ada pesannya."
          keyOf={numberOf}
        />
      </TitledList>
    </Stack>
  );
}

const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap={3}>
    <Text as="h2" weight="semibold">
      {title}
    </Text>
    {children}
  </Stack>
);

const amount = (name: keyof Sums) => (sums: Sums) => {
  const value = Number(sums[name]);
  return value < 0 ? `−${formatRupiah(-value)}` : value > 0 && formatRupiah(value);
};

function SumsTable({ matches }: { matches: readonly Match[] }) {
  const { prices, institute } = useWork().facts;
  const sums = sumsByKind(matches, prices);
  const columns = {
    Jenis: ({ kind }: Sums) => (kind ? institute.kinds[kind] : 'Jenis tidak terbaca'),
    Transfer: ({ count }: Sums) => formatNumber(count),
    Mushaf: ({ quantity }: Sums) => quantity > 0 && formatNumber(quantity),
    'Donasi atau harga': amount('subtotal'),
    Ongkir: amount('shipping'),
    'Kode unik': amount('uniqueCode'),
    'Belum terpilah': amount('rest'),
    Masuk: amount('total'),
  };
  return <Rows columns={columns} entries={sums} keyOf={({ kind }) => kind ?? ''} label="Jumlah per jenis" />;
}
