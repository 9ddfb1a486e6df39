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
  const shownRows = table.slice(first, titlesRow + 4).map((cells, index) => ({ cells, row: first + index + 1 }));
  const width = Math.max(columns.length, ...shownRows.map(({ cells }) => cells.length));
  const allRoles = Array.from({ length: width }, (_, column) => columns[column] ?? '');
  const shownColumns = allRoles.map((role, column) => ({ role, column, name: `Kolom ${column + 1}` }));
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
                {shownColumns.map(({ role, column, name }) => (
                  <th key={name}>
                    <Choice
                      label={name}
                      options={Object.entries(roles)}
                      value={role}
                      choose={(next) => chooseColumns(allRoles.with(column, next as Role))}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shownRows.map(({ cells, row }) => (
                <tr key={row}>
                  {shownColumns.map(({ column, name }) => (
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
