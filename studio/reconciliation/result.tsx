import { Button, Card, Flex, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { formatNumber, formatRupiah } from '../../src/transaction/rupiah.ts';
import { download } from '../files.ts';
import { sumsByKind, writeBooks } from './books.ts';
import { claimKey } from './decide.ts';
import { DistributionDrafts } from './distribution-drafts.tsx';
import { Booked, ProposalActs, ReceiptActs, Rows, Said, WaitingActs } from './heaps.tsx';
import { claimed, type Match } from './match-transfers.ts';
import { sumOf } from './receipt.ts';
import { useWork } from './use-desk.ts';

const creditsOf = (matches: readonly Match[]) => matches.flatMap(({ credits }) => credits);

/** The three heaps, one at a time, and the table for the books. */
export function Result() {
  const { decided, credits, numbers, facts, desk, change } = useWork();
  const { sure, look, waiting, unclaimed } = decided;
  const [heap, setHeap] = useState('sure');
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
      <TabPanel id={`panel-${heap}`} aria-labelledby={`tab-${heap}`} key={heap}>
        {heap === 'sure' && (
          <Stack gap={4}>
            <SumsTable matches={sure} />
            <DistributionDrafts />
            <Pairs matches={sure} title="Tanda terima" none="Belum ada yang pasti.">
              {(match) => <ReceiptActs match={match} />}
            </Pairs>
          </Stack>
        )}
        {heap === 'look' && (
          <Stack gap={4}>
            <SumsTable matches={look} />
            <Pairs matches={look} title="Tindakan" none="Tidak ada yang perlu dilihat.">
              {(match) => <ProposalActs match={match} />}
            </Pairs>
          </Stack>
        )}
        {heap === 'open' && <Open />}
      </TabPanel>
    </Stack>
  );
}

interface PairsProps {
  matches: readonly Match[];
  /** Of the column of what can be done. */
  title: string;
  none: string;
  children: (match: Match) => ReactNode;
}

const Pairs = ({ matches, title, none, children }: PairsProps) => (
  <Rows titles={['Pesan', 'Mutasi bank', title]} entries={matches} none={none} keyOf={({ claim }) => claimKey(claim)}>
    {(match) => (
      <>
        <td>
          <Said claim={match.claim} />
        </td>
        <td>
          <Booked credits={match.credits} />
        </td>
        <td>{children(match)}</td>
      </>
    )}
  </Rows>
);

/** Messages without money, and money without a message. */
function Open() {
  const { decided, numbers } = useWork();
  const { waiting, unclaimed } = decided;
  const asked = waiting.reduce((sum, claim) => sum + (claimed(claim) ?? 0), 0);
  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <Text as="h2" weight="semibold">
          {`Pesan tanpa uang masuk: ${waiting.length} · ${formatRupiah(asked)}`}
        </Text>
        <Rows titles={['Pesan', 'Tindakan']} entries={waiting} none="Semua pesan sudah ada mutasinya." keyOf={claimKey}>
          {(claim) => (
            <>
              <td>
                <Said claim={claim} />
              </td>
              <td>
                <WaitingActs claim={claim} />
              </td>
            </>
          )}
        </Rows>
      </Stack>
      <Stack gap={3}>
        <Text as="h2" weight="semibold">
          {`Uang masuk tanpa pesan: ${unclaimed.length} · ${formatRupiah(sumOf(unclaimed))}`}
        </Text>
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
          keyOf={(credit) => numbers.get(credit) ?? ''}
        >
          {(credit) => (
            <td>
              <Booked credits={[credit]} />
            </td>
          )}
        </Rows>
      </Stack>
    </Stack>
  );
}

const signed = (amount: number) => (amount < 0 ? `−${formatRupiah(-amount)}` : formatRupiah(amount));

function SumsTable({ matches }: { matches: readonly Match[] }) {
  const { prices, institute } = useWork().facts;
  const sums = sumsByKind(matches, prices);
  if (sums.length === 0) return null;
  const titles = ['Jenis', 'Transfer', 'Mushaf', 'Donasi atau harga', 'Ongkir', 'Kode unik', 'Belum terpilah', 'Masuk'];
  return (
    <div className="reconciliation" style={{ overflowX: 'auto' }}>
      <table className="sums" aria-label="Jumlah per jenis">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ kind, count, quantity, subtotal, shipping, uniqueCode, rest, total }) => (
            <tr key={kind}>
              <td>{kind ? institute.kinds[kind] : 'Jenis tidak terbaca'}</td>
              <td>{formatNumber(count)}</td>
              <td>{quantity > 0 ? formatNumber(quantity) : ''}</td>
              {[subtotal, shipping, uniqueCode, rest, total].map((amount, index) => (
                <td key={titles[index + 3]}>{amount === 0 ? '' : signed(amount)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
