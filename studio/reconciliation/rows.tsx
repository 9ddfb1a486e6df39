import { Button, Flex, Stack } from '@sanity/ui';
import { type ReactNode, useState } from 'react';

/** Rows that are shown at first, and added by each press. */
const step = 50;

interface Props<Entry> {
  columns: Record<string, (entry: Entry) => ReactNode>;
  entries: readonly Entry[];
  keyOf: (entry: Entry) => string;
  /** A sentence that replaces the table if there are no entries. */
  none?: string;
  /** Accessible name of a table of sums. Other tables have none. */
  label?: string;
  /** Whether all rows are shown at once, for printing. */
  isWhole?: boolean;
}

/** A table that shows 50 rows at a time, because thousands would freeze the tab. Each column has a title and a cell. */
export function Rows<Entry>({ columns, entries, keyOf, none, label, isWhole = false }: Props<Entry>) {
  const [limit, setLimit] = useState(isWhole ? Infinity : step);
  if (entries.length === 0) return none && <p className="reconciliation muted">{none}</p>;
  return (
    <Stack gap={3} className="reconciliation">
      <table className={label ? 'sums' : 'pairs'} aria-label={label}>
        <thead>
          <tr>
            {Object.keys(columns).map((title) => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.slice(0, limit).map((entry) => (
            <tr key={keyOf(entry)}>
              {Object.entries(columns).map(([title, cell]) => (
                <td key={title} data-title={title}>
                  {cell(entry)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {entries.length > limit && (
        <Flex>
          <Button mode="ghost" text={`Tampilkan ${step} lagi`} onClick={() => setLimit(limit + step)} />
        </Flex>
      )}
    </Stack>
  );
}

export const smallButton = { mode: 'ghost', fontSize: 1, padding: 2 } as const;
