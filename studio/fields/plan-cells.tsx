// Differs from Sanity's list, whose entries are added one by one, because each plan has exactly one text.
import { Box, Flex, Stack, Text, TextInput } from '@sanity/ui';
import {
  type ArrayOfObjectsInputProps,
  defineArrayMember,
  defineField,
  insert,
  set,
  setIfMissing,
  unset,
} from 'sanity';
import { useDocuments } from 'studio-parts/use-documents.ts';
import { named } from './named.ts';
import { line } from './text.ts';

interface Plan {
  _id: string;
  name: string | null;
  orderRank: string | null;
  visible: boolean | null;
}

interface Cell {
  _key: string;
  value?: string;
}

/** Sorts plans as the site does: by rank, those without one last (`~` comes after every rank), then by id. */
const sortKeyOf = ({ orderRank, _id }: Plan) => `${orderRank ?? '~'} ${_id}`;

/** The text in the table for a plan without a text of its own (src/pages/pricing.tsx). */
const emptyCell = 'tidak';

/** The `_key` of a cell is the published id of its plan, which `useDocuments` gives. Other cells are not shown. */
function PlanCells({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  // Drafts of new plans are included, so that staff can fill their column before publishing them.
  const { documents: plans = [] } = useDocuments<Plan>('*[_type == "plan"]', '_id, name, orderRank, visible');
  const cells = (value ?? []) as Cell[];
  const write = (plan: string, text: string) => {
    if (text === '') return onChange(unset([{ _key: plan }]));
    if (cells.some(({ _key }) => _key === plan)) return onChange(set(text, [{ _key: plan }, 'value']));
    onChange([setIfMissing([]), insert([{ _key: plan, value: text }], 'after', [-1])]);
  };
  return (
    <Stack gap={3}>
      {plans
        .toSorted((a, b) => (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1))
        .map(({ _id, name, visible }) => (
          <Flex key={_id} as="label" align="center" gap={3}>
            <Box flex={1}>
              <Text size={1}>{`${name ?? 'Paket tanpa nama'}${visible === false ? ' (tidak tampil)' : ''}`}</Text>
            </Box>
            <Box flex={2}>
              <TextInput
                placeholder={emptyCell}
                readOnly={Boolean(readOnly)}
                value={cells.find(({ _key }) => _key === _id)?.value ?? ''}
                onChange={({ currentTarget }) => write(_id, currentTarget.value)}
              />
            </Box>
          </Flex>
        ))}
    </Stack>
  );
}

export const planCells = defineField({
  ...named('cells', 'Isi setiap paket', '“ya” menjadi centang, “tidak” tanda hubung; atau tulis batasnya dengan kata.'),
  type: 'array',
  of: [defineArrayMember({ type: 'object', title: 'Isi', fields: [line('value', 'Isi', 'Di kolom paket ini.')] })],
  components: { input: PlanCells },
});
