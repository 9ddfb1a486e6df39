import { Button, Card, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatRupiah } from 'site/transaction/rupiah.ts';
import { claimKey } from './decide.ts';
import { Months } from './months.tsx';
import { DistributionDrafts } from './distribution-drafts.tsx';
import { NameCredit } from './name-credit.tsx';
import { Parcels } from './parcels.tsx';
import { ClaimCell, CreditCell, ProposalActs, ReceiptActs, WaitingActs } from './match-cells.tsx';
import { Rows, smallButton } from './rows.tsx';
import { claimedAmount, type Match, type Reversed } from './match-transfers.ts';
import { sumOf } from './receipt.ts';
import type { BookLine } from './book-lines.ts';
import { useWork } from './use-work.ts';
import { SumsTable } from './sums-table.tsx';

/** Returns each credit of the matches once, even if several claims share it. */
const creditsOf = (matches: readonly Match[]) => [...new Set(matches.flatMap(({ credits }) => credits))];

export function Result() {
  const { decided } = useWork();
  const { sure, proposed, waiting, unclaimed, reversed } = decided;
  const [list, setList] = useState('sure');
  const titles = {
    sure: `Pasti: ${sure.length} · ${formatRupiah(sumOf(creditsOf(sure)))}`,
    proposed: `Perlu dilihat: ${proposed.length + reversed.length} · ${formatRupiah(sumOf(creditsOf(proposed)))}`,
    open: `Terbuka: ${waiting.length} pesan, ${unclaimed.length} transfer · ${formatRupiah(sumOf(unclaimed))}`,
    month: 'Bulan dan pembukuan',
    parcels: 'Kirim mushaf',
  };
  return (
    <Stack gap={4}>
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
      <TabPanel id={`panel-${list}`} aria-labelledby={`tab-${list}`} key={list}>
        {list === 'sure' && (
          <Stack gap={4}>
            <SumsTable matches={sure} />
            <DistributionDrafts />
            <Rows columns={sureColumns} entries={sure} none="Belum ada yang pasti." keyOf={keyOf} />
          </Stack>
        )}
        {list === 'proposed' && (
          <Stack gap={4}>
            <SumsTable matches={proposed} />
            <TakenBack />
            <Rows
              columns={proposedColumns}
              entries={proposed}
              none={reversed.length > 0 ? '' : 'Tidak ada yang perlu dilihat.'}
              keyOf={keyOf}
            />
          </Stack>
        )}
        {list === 'open' && <Open />}
        {list === 'month' && <Months />}
        {list === 'parcels' && <Parcels />}
      </TabPanel>
    </Stack>
  );
}

const keyOf = ({ claim }: Match) => claimKey(claim);
const pairColumns = {
  Pesan: ({ claim, purpose }: Match) => <ClaimCell claim={claim} purpose={purpose} />,
  'Mutasi bank': ({ credits, share }: Match) => <CreditCell credits={credits} share={share} />,
};
const sureColumns = { ...pairColumns, 'Tanda terima': (match: Match) => <ReceiptActs match={match} /> };
const proposedColumns = { ...pairColumns, Tindakan: (match: Match) => <ProposalActs match={match} /> };
const waitingColumns = {
  Pesan: (claim: Match['claim']) => <ClaimCell claim={claim} />,
  Tindakan: (claim: Match['claim']) => <WaitingActs claim={claim} />,
};
const creditColumns = {
  'Mutasi bank': (credit: BookLine) => <CreditCell credits={[credit]} />,
  Tindakan: (credit: BookLine) => <NameCredit credit={credit} />,
};
const reversedColumns = {
  Pesan: ({ claim }: Reversed) => (claim ? <ClaimCell claim={claim} /> : 'Tanpa pesan'),
  'Mutasi bank': ({ credit, by }: Reversed) => <CreditCell credits={[credit, by]} />,
  Tindakan: ({ credit }: Reversed) => <KeepCredit credit={credit} />,
};

function TakenBack() {
  const { reversed } = useWork().decided;
  if (reversed.length === 0) return null;
  return (
    <TitledList title={`Dibatalkan bank: ${reversed.length}`}>
      <Rows columns={reversedColumns} entries={reversed} keyOf={({ credit }) => String(credit.row)} />
    </TitledList>
  );
}

function KeepCredit({ credit }: { credit: BookLine }) {
  const { actOnCredits } = useWork();
  const { number } = credit;
  const keep = () =>
    void actOnCredits([number], 'Bukan pembatalan', (now) => ({ ...now, kept: [...now.kept, number] }));
  return (
    <>
      <p>Uang ini masuk, lalu keluar lagi. Tidak dihitung, dan tanpa tanda terima.</p>
      <Button {...smallButton} text="Bukan pembatalan" onClick={keep} />
    </>
  );
}

function Open() {
  const { waiting, unclaimed } = useWork().decided;
  const claimedSum = waiting.reduce((sum, claim) => sum + (claimedAmount(claim) ?? 0), 0);
  return (
    <Stack gap={5}>
      <TitledList title={`Pesan tanpa uang masuk: ${waiting.length} · ${formatRupiah(claimedSum)}`}>
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
          keyOf={({ number }) => number}
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
