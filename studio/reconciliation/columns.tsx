import { Card, Stack, Text } from '@sanity/ui';
import { Choice } from './choice.tsx';
import { type Role, roles } from './column-roles.ts';
import type { Statement } from './read-statement.ts';

interface Props {
  statement: Statement;
  chooseColumns: (columns: Role[]) => void;
}

/** Shows the role that was guessed for each column. The tool remembers corrections for files with the same titles. */
export function Columns({ statement: { table, titlesRow, columns, asksColumns }, chooseColumns }: Props) {
  const first = Math.max(0, titlesRow - 1);
  const shown = table.slice(first, titlesRow + 4).map((cells, index) => ({ cells, row: first + index + 1 }));
  const width = Math.max(columns.length, ...shown.map(({ cells }) => cells.length));
  const all = Array.from({ length: width }, (_, column) => columns[column] ?? '');
  const named = all.map((role, column) => ({ role, column, name: `Kolom ${column + 1}` }));
  return (
    <details className="reconciliation" open={asksColumns}>
      <summary>Kolom mutasi: periksa atau tunjuk sendiri</summary>
      <Stack gap={3} paddingY={3}>
        <Text size={1} muted>
          Pilihan ini diingat di komputer ini untuk berkas berikutnya dengan judul kolom yang sama.
        </Text>
        <Card overflow="auto" border radius={2}>
          <table>
            <thead>
              <tr>
                {named.map(({ role, column, name }) => (
                  <th key={name}>
                    <Choice
                      label={name}
                      options={Object.entries(roles)}
                      value={role}
                      choose={(next) => chooseColumns(all.with(column, next as Role))}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ cells, row }) => (
                <tr key={row}>
                  {named.map(({ column, name }) => (
                    <td key={name}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Card>
      </Stack>
    </details>
  );
}
