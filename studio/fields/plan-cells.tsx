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
import { useDocuments } from '../use-documents.ts';
import { named } from './named.ts';
import { line } from './text.ts';

interface Plan {
  _id: string;
  name?: string;
  orderRank?: string;
  visible?: boolean;
}

interface Cell {
  _key: string;
  value?: string;
}

const rankOf = ({ orderRank = '', _id }: Plan) => `${orderRank}\n${_id}`;

/** What the table shows for a plan without a text (src/pages/pricing.tsx). */
const unwritten = 'tidak';

/** One text for each plan. The `_key` of a cell is the id of its plan; cells with other keys are not shown. */
function PlanCells({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  // Includes new plans, so that their column can be filled before they are published.
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
        .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
        .map(({ _id, name = 'Paket tanpa nama', visible }) => (
          <Flex key={_id} as="label" align="center" gap={3}>
            <Box flex={1}>
              <Text size={1}>{visible === false ? `${name} (tidak tampil)` : name}</Text>
            </Box>
            <Box flex={2}>
              <TextInput
                placeholder={unwritten}
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
