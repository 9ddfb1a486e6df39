import { Button, Card, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { placeKinds, zakatWord } from 'site/content/rules.ts';
import { checkText } from '../fields/text.ts';
import { placePhotographs, type Photograph } from './photographs.ts';
import type { DistributionRow } from './read-distributions.ts';

/** The alternative text of a photograph until somebody writes a better one. */
export const altOf = ({ alt }: Photograph, { place, kind, city }: DistributionRow): string =>
  alt ?? `Penyerahan mushaf di ${place || placeKinds[kind]}, ${city}`;

/** Says what staff must do about a photograph before the table can be applied. */
export function photographProblem(photograph: Photograph, row: DistributionRow | undefined): string | undefined {
  if (photograph.problem) return photograph.problem;
  if (!row) return 'Pilih laporannya, atau hapus foto ini.';
  const alt = altOf(photograph, row);
  if (zakatWord.test(alt)) return 'Hapus kata zakat.';
  const checked = checkText(alt, { document: { _type: 'distribution' }, path: ['image', 'alt'] });
  return checked === true ? undefined : checked;
}

interface Props {
  photographs: readonly Photograph[];
  rows: readonly DistributionRow[];
  /** Rows whose report already has a picture. */
  pictured: ReadonlySet<DistributionRow>;
  describe: (row: DistributionRow) => string;
  change: (photographs: Photograph[]) => void;
}

export function PhotographList({ photographs, rows, pictured, describe, change }: Props) {
  const places = placePhotographs(photographs, rows);
  return photographs.map((photograph, index) => {
    const { file, address } = photograph;
    const row = places[index];
    const problem = photographProblem(photograph, row);
    const isReplacing = row !== undefined && pictured.has(row);
    const tone = isReplacing ? 'caution' : 'default';
    const update = (part: Partial<Photograph>) => change(photographs.with(index, { ...photograph, ...part }));
    return (
      <Card key={address} padding={3} radius={2} border tone={problem ? 'critical' : tone}>
        <Flex gap={3} wrap="wrap" align="flex-start">
          <img src={address} alt="" width={128} height={96} style={{ objectFit: 'cover' }} />
          <Stack gap={3} flex={1}>
            <Text size={1}>{file.name}</Text>
            <Select
              aria-label={`Laporan untuk ${file.name}`}
              value={row ? rows.indexOf(row) : ''}
              onChange={({ currentTarget }) => update({ chosen: Number(currentTarget.value) })}
            >
              <option value="" disabled>
                Pilih laporannya…
              </option>
              {rows.map((report, rowIndex) => (
                // oxlint-disable-next-line react/no-array-index-key -- two reports may be equal
                <option key={rowIndex} value={rowIndex}>{`${rowIndex + 1}. ${describe(report)}`}</option>
              ))}
            </Select>
            {row && (
              <TextInput
                aria-label={`Teks pengganti ${file.name}`}
                value={altOf(photograph, row)}
                onChange={({ currentTarget }) => update({ alt: currentTarget.value })}
              />
            )}
            {problem && <Text size={1}>{problem}</Text>}
            {isReplacing && <Text size={1}>Laporan ini sudah berfoto: fotonya akan diganti dengan yang ini.</Text>}
            <Flex>
              <Button
                mode="ghost"
                text="Hapus foto"
                aria-label={`Hapus foto ${file.name}`}
                onClick={() => change(photographs.toSpliced(index, 1))}
              />
            </Flex>
          </Stack>
        </Flex>
      </Card>
    );
  });
}
