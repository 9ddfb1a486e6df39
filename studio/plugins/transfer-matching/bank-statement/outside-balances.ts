import { isLabel } from './labels.ts';
import { readAmount, signedSen } from './read-amount.ts';
import type { Line } from './split-table.ts';

export type Side = 'opening' | 'closing';
function sideOf(cell: string): Side | null {
  if (!isLabel(cell) || !/saldo|balance/i.test(cell)) return null;
  if (/awal|opening|starting|initial|beginning|lalu|sebelumnya|b\/f|brought/i.test(cell)) return 'opening';
  return /akhir|closing|ending|c\/f/i.test(cell) ? 'closing' : null;
}

/** Splits `Saldo Akhir : Rp 1.285.333` into label and number. Another cell is one part; an empty one or `:`, none. */
function labelAndNumber(cell: string): string[] {
  const [, name = '', value = ''] = /^([^\d]*[a-z)])\s*[:=]\s*(\D{0,4}[\d.,]+)$/i.exec(cell.trim()) ?? [];
  if (name) return [name, value];
  return /^[\s:=]*$/.test(cell) ? [] : [cell.replace(/[:=]\s*$/, '')];
}

/** Finds the first and last balance that the bank writes outside the rows, in sen; null without one, or with several. */
export function balancesIn(lines: readonly Line[]): Record<Side, number | null> {
  const found: Record<Side, number[]> = { opening: [], closing: [] };
  for (const { cells } of lines) {
    const parts = cells.flatMap(labelAndNumber);
    for (const [index, part] of parts.entries()) {
      const side = sideOf(part);
      const amount = readAmount(parts[index + 1] ?? '');
      if (side && amount) found[side].push(signedSen(amount));
    }
  }
  const onlyValue = (values: number[]) => (new Set(values).size === 1 ? (values[0] ?? null) : null);
  return { opening: onlyValue(found.opening), closing: onlyValue(found.closing) };
}
