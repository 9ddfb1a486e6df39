import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { measures } from '../fields/units.ts';
import type { Change, PriceChange } from './money-changes.ts';

export interface Question {
  /** Warnings of the form, each with the titles of its field and the reason. */
  doubts: { title: string; message: string }[];
  payees: Change[];
  prices: PriceChange[];
  /** What one mushaf costs with shipping, before and after. */
  payments: Change[];
}

interface Props extends Question {
  onConfirm: () => void;
  onCancel: () => void;
}

export function headerOf({ payees, prices }: Question): string {
  if (payees.length > 0) return 'Tujuan transfer berubah';
  return prices.length > 0 ? 'Angka untuk pembayaran berubah' : 'Terbitkan juga?';
}

/** Asks before publishing. Shows warnings, and old and new values side by side. Staff type large changes again. */
export function PublishQuestion({ doubts, payees, prices, payments, onConfirm, onCancel }: Props) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const changes: (Change & Partial<PriceChange>)[] = [...payees, ...prices];
  const isAllTyped = changes.every(({ title, again }) => !again || isAmount(again, typed[title] ?? ''));
  return (
    <Stack gap={4} padding={4}>
      {payees.length > 0 && (
        <Text weight="semibold">Pengunjung akan mentransfer atau menulis ke tujuan yang baru. Sudah benar?</Text>
      )}
      {doubts.map(({ title, message }) => (
        <Card key={`${title} ${message}`} padding={3} radius={2} tone="caution" border>
          <Stack gap={3}>
            <Text size={1} muted>
              {title}
            </Text>
            <Text>{message}</Text>
          </Stack>
        </Card>
      ))}
      {changes.map(({ approval, again, ...change }) => {
        const { title } = change;
        const text = typed[title] ?? '';
        const onType = (next: string) => setTyped({ ...typed, [title]: next });
        return (
          <Card key={title} padding={3} radius={2} tone="caution" border>
            <Stack gap={3}>
              <BeforeAfter {...change} />
              {approval && <Text size={1}>{approval}</Text>}
              {again && <TypedAgain title={title} text={text} isRight={isAmount(again, text)} onType={onType} />}
            </Stack>
          </Card>
        );
      })}
      {payments.length > 0 && <Text weight="semibold">Yang dibayar pengunjung, sebelum kode unik</Text>}
      {payments.map((payment) => (
        <Card key={payment.title} padding={3} radius={2} border>
          <BeforeAfter {...payment} />
        </Card>
      ))}
      <Flex justify="flex-end" gap={2}>
        <Button mode="bleed" text="Periksa lagi" onClick={onCancel} />
        <Button tone="critical" text="Ya, terbitkan" disabled={!isAllTyped} onClick={onConfirm} />
      </Flex>
    </Stack>
  );
}

function isAmount({ unit, value }: NonNullable<PriceChange['again']>, text: string): boolean {
  const reading = measures[unit].read(text);
  return 'value' in reading && reading.value === value;
}

function BeforeAfter({ title, before, after }: Change) {
  return (
    <Stack gap={3}>
      <Text size={1} muted>
        {title}
      </Text>
      <Flex gap={3} wrap="wrap">
        <Text>Lama: {before ? <MarkedDigits text={before} other={after} /> : 'belum ada'}</Text>
        <Text aria-hidden>→</Text>
        <Text weight="semibold">Baru: {after ? <MarkedDigits text={after} other={before} /> : 'kosong'}</Text>
      </Flex>
    </Stack>
  );
}

/** Groups a long number in fours and marks digits that differ from the other number. Leaves other texts unchanged. */
function MarkedDigits({ text, other }: { text: string; other: string }) {
  if (!/^\d{8,}$/.test(text)) return text;
  return Array.from(text, (digit, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a digit has no other identity than its place
    <span key={index}>
      {index > 0 && index % 4 === 0 && ' '}
      {digit === other[index] ? digit : <mark>{digit}</mark>}
    </span>
  ));
}

interface TypedAgainProps {
  title: string;
  text: string;
  isRight: boolean;
  onType: (text: string) => void;
}

const TypedAgain = ({ title, text, isRight, onType }: TypedAgainProps) => (
  <Stack gap={2}>
    <Text size={1}>Perubahan ini lebih dari 30%. Ketik sekali lagi angka yang baru.</Text>
    <TextInput
      aria-label={`Ketik lagi yang baru: ${title}`}
      autoComplete="off"
      inputMode="decimal"
      value={text}
      onChange={(event) => onType(event.currentTarget.value)}
    />
    <Text size={1} muted role="status">
      {text && !isRight ? 'Belum sama dengan angka yang baru.' : ''}
    </Text>
  </Stack>
);
