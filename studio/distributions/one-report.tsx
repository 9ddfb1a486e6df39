import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { type SanityClient, useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { quantityRange } from 'site/content/rules.ts';
import { dayOf } from 'site/day-words.ts';
import { formatNumber } from 'site/transaction/rupiah.ts';
import { acceptedTypes, fileRemedy } from '../fields/picture-remedy.ts';
import { readPieces } from '../fields/units.ts';
import { FileButton } from '../tool-page.tsx';
import { uploadPicture } from './photographs.ts';
import { kindOf } from './read-distributions.ts';

interface Report {
  file?: File | undefined;
  count: string;
  place: string;
}

interface Draft {
  id: string;
  text: string;
}

const empty: Report = { count: '', place: '' };

/** Creates a draft from a report. Throws an error with a sentence for staff if a part is missing or wrong. */
async function createDraft(client: SanityClient, { file, count, place }: Report): Promise<Draft> {
  const reading = readPieces(count);
  if ('problem' in reading) throw new Error(reading.problem);
  const { value: quantity = 0 } = reading;
  if (quantity < quantityRange.min || quantity > quantityRange.max)
    throw new Error(`Tulis jumlah mushaf dari 1 sampai ${formatNumber(quantityRange.max)}.`);
  // In “Masjid An-Nur, Kabupaten Garut” the last part is the city.
  const parts = place.split(',').map((part) => part.trim());
  const city = parts.pop();
  if (!city) throw new Error('Tulis kota atau kabupatennya.');
  const problem = file && (await fileRemedy(file, 'gallery'));
  if (problem) throw new Error(problem);
  const image = file && (await uploadPicture(client, file, `Penyerahan mushaf di ${place.trim()}`));
  const kind = kindOf(place);
  const id = `penyaluran-${crypto.randomUUID()}`;
  const optionalFields = {
    ...(parts.length > 0 && { place: parts.join(', ') }),
    ...(kind && { kind }),
    ...(image && { image }),
  };
  const fields = { day: dayOf(Date.now()), city, quantity, ...optionalFields };
  await client.create({ _id: `drafts.${id}`, _type: 'distribution', ...fields });
  return { id, text: `Draf disimpan: ${formatNumber(quantity)} mushaf, ${place.trim()}.` };
}

/** A form for a short report from a phone: photograph, count and place. Staff complete the draft later. */
export function OneReport() {
  const client = useClient({ apiVersion: '2026-10-01' });
  const [report, setReport] = useState(empty);
  const [state, setState] = useState<{ busy?: true; problem?: string; draft?: Draft }>({});
  const change = (part: Partial<Report>) => setReport({ ...report, ...part });
  const save = async () => {
    setState({ busy: true });
    try {
      const draft = await createDraft(client, report);
      setState({ draft });
      setReport(empty);
    } catch (error) {
      setState({ problem: (error as Error).message });
    }
  };
  return (
    <Card padding={4} radius={2} border>
      <Stack gap={4}>
        <Text as="h2" weight="semibold">
          Satu laporan, langsung dari ponsel
        </Text>
        <Flex gap={3} align="center" wrap="wrap">
          <FileButton
            text="Ambil atau pilih foto"
            label="Foto"
            accept={acceptedTypes}
            open={([file]) => change({ file })}
          />
          <Text size={1}>{report.file?.name}</Text>
        </Flex>
        <Stack as="label" gap={2}>
          <Text size={1}>Jumlah mushaf</Text>
          <TextInput
            inputMode="numeric"
            value={report.count}
            onChange={({ currentTarget }) => change({ count: currentTarget.value })}
          />
        </Stack>
        <Stack as="label" gap={2}>
          <Text size={1}>Tempat</Text>
          <TextInput
            placeholder="Kabupaten Garut, atau Masjid An-Nur, Kabupaten Garut"
            value={report.place}
            onChange={({ currentTarget }) => change({ place: currentTarget.value })}
          />
        </Stack>
        <Flex>
          <Button
            tone="primary"
            text={state.busy ? 'Menyimpan…' : 'Simpan sebagai draf'}
            disabled={state.busy}
            onClick={() => void save()}
          />
        </Flex>
        <Text size={1} role="status">
          {state.problem}
          {state.draft && (
            <>
              {`${state.draft.text} `}
              <IntentLink intent="edit" params={{ id: state.draft.id, type: 'distribution' }}>
                Lengkapi dan terbitkan
              </IntentLink>
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}
