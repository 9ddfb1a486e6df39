import {
  chakra,
  createSlotRecipeContext,
  defineSlotRecipe,
  Flex,
  Heading,
  type HTMLChakraProps,
  type SystemStyleObject,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmblemMargin } from '../ui/emblem.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { Body, Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const words = pageWords.plans;

type Page = PageContents['pricing'];
type Plan = Page['plans'][number];

/** In this media a feature stands above its values. Spread where a phone always needs it, and a variant for many plans. */
const stackedIn = (media: string) => {
  const block = { [media]: { display: 'block' } } as const;
  const row = { [media]: { display: 'flex', flexWrap: 'wrap' } } as const;
  const label = { [media]: { flex: '1 1 100%', borderBottom: '0', paddingBottom: '0' } } as const;
  const value = { [media]: { flex: '1 1 0', minWidth: '0' } } as const;
  return { table: block, group: block, row, headCorner: label, label, headCell: value, value };
};

/** A phone with a text size of 200 %. */
const stacked = stackedIn('@media (max-width: 15rem)');

const joinedColumn = { bg: 'var(--ground)', boxShadow: '-1px 0 var(--line), 1px 0 var(--line)' } as const;
const flat = { paddingBlock: '0', borderBottom: '0' } as const;

/** From a breakpoint on, each card is the head of its column in the table: both have one width, ground and edge. */
const joined = (from: 'md' | 'xl', count: number, width: string) =>
  ({
    plans: { [from]: { gridTemplateColumns: `minmax(0, 1fr) repeat(${count}, ${width})`, gap: '0' } },
    opening: { [from]: { gridColumn: '1', paddingTop: '21px', paddingRight: '7' } }, // level with the words of the cards
    card: {
      [from]: {
        ...joinedColumn,
        gridTemplateRows: 'auto auto 1fr auto auto',
        paddingTop: '5.5',
        paddingBottom: '2',
        paddingInline: { base: '4', xl: '6' },
        borderInline: '0',
        borderBottom: '0',
      },
    },
    table: { [from]: { marginTop: '0', borderTop: '1px solid {colors.gold.line}' } },
    headCorner: { [from]: flat },
    headCell: { [from]: { ...joinedColumn, width, ...flat } },
    headWord: { [from]: { srOnly: true } },
    value: { [from]: { ...joinedColumn, width } },
  }) as const;

const ordinary = { '--line': '{colors.border.strong}', '--ground': '{colors.surface}' } as const;

const cell = { paddingBlock: '2.5', borderBottom: '1px solid {colors.border}' } as const;
const labelCell = {
  ...cell,
  paddingLeft: '0',
  paddingRight: '3',
  fontWeight: '400',
  textAlign: 'left',
  ...stacked.label,
} as const;
const valueCell = {
  ...cell,
  width: '84px',
  paddingInline: '1',
  lineHeight: '1.35',
  textAlign: 'center',
  fontWeight: 'inherit',
  ...stacked.value,
} as const;

const recipe = defineSlotRecipe({
  slots: ['plans', 'opening', 'card', 'table', 'headCorner', 'headCell', 'headWord', 'group', 'row', 'label', 'value'],
  base: {
    plans: { display: 'grid', gap: '4.5', ...ordinary },
    opening: { gridColumn: '1 / -1' },
    card: { display: 'grid', padding: '5', paddingBottom: '3', border: '1px solid var(--line)', bg: 'var(--ground)' },
    table: {
      width: '100%',
      marginTop: '5.5',
      borderSpacing: '0',
      lineHeight: { base: '1.4', md: '1.65' },
      ...ordinary,
      ...stacked.table,
    },
    headCorner: { ...labelCell, borderBottom: '1px solid {colors.gold.line}' },
    headCell: { ...valueCell, borderBottom: '1px solid {colors.gold.line}' },
    headWord: { textStyle: 'heading', fontSize: 'sm', color: 'gold' },
    group: stacked.group,
    row: stacked.row,
    label: labelCell,
    value: valueCell,
  },
  variants: {
    count: {
      1: joined('md', 1, '50%'),
      2: joined('md', 2, '33.5%'),
      3: joined('xl', 3, '25%'),
      4: { plans: { md: { gridTemplateColumns: '1fr 1fr' } } },
    },
    many: { true: stackedIn('@media (max-width: 767.98px)') },
  },
});

const { withContext, withRootProvider } = createSlotRecipeContext({ recipe });
const Root = withRootProvider<HTMLChakraProps<'div', { count: 1 | 2 | 3 | 4; many: boolean }>>(Body);
const Columns = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'plans');
const Opening = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'opening');
const PlanCard = withContext<HTMLElement, HTMLChakraProps<'article'>>('article', 'card');
const Table = withContext<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'table');
const Group = withContext<HTMLTableSectionElement, HTMLChakraProps<'tbody'>>('tbody', 'group');
const TableRow = withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'row');
const HeadCorner = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'headCorner');
const HeadCell = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'headCell');
const HeadWord = withContext<HTMLElement, HTMLChakraProps<'span'>>('span', 'headWord');
const Label = withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'label');
const Value = withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'value');

/** The card and the column of the most popular plan. */
const popularStyle: SystemStyleObject = {
  '--line': '{colors.gold.line}',
  '--ground': '{colors.surface.raised}',
  position: 'relative',
  zIndex: '1',
  bg: 'var(--ground)',
};

/** Closes the column. */
const lastCell: SystemStyleObject = { md: { borderBottomColor: 'var(--line)' } };

const Popular = () => (
  <Flex as="p" align="center" gap="7px" fontSize="note" color="fg.muted">
    <chakra.span color="gold">
      <Khatim size={13} />
    </chakra.span>
    {words.popular}
  </Flex>
);

const mainButton = { marginTop: { base: '4', xl: '5' }, minHeight: 'field' } as const;

/** A free plan leads to the download. Other plans cannot be bought yet, so their buttons say that. */
const PlanButtons = ({ plan: { price, callToAction, otherAction } }: { plan: Plan }) => (
  <>
    {price === 0 ? (
      <ButtonLink href={paths.download} {...mainButton}>
        {callToAction}
      </ButtonLink>
    ) : (
      <Button type="button" variant="line" {...mainButton} data-scripts="" data-notice="">
        {callToAction}
      </Button>
    )}
    {otherAction && (
      <Flex align="center" wrap="wrap" columnGap="2" marginTop="1" textStyle="aside" color="fg.muted" data-scripts="">
        <chakra.button type="button" minHeight="touch" textDecoration="underline" cursor="pointer" data-notice="">
          {otherAction}
        </chakra.button>
        <span>{words.notYet}</span>
      </Flex>
    )}
  </>
);

const Card = ({ plan, many }: { plan: Plan; many: boolean }) => (
  <>
    <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="3">
      <Heading fontSize="xl" lineHeight="1.25" color="gold">
        {plan.cardTitle ?? plan.name}
      </Heading>
      {plan.popular && <Popular />}
    </Flex>
    <Flex as="p" align="baseline" wrap="wrap" columnGap="2" paddingTop="2" color="fg.muted">
      <chakra.b textStyle="price" fontSize={many ? '4xl' : undefined} whiteSpace="nowrap" color="fg">
        {plan.price === 0 ? plan.priceText : formatRupiah(plan.price)}
      </chakra.b>{' '}
      <span>{plan.period}</span>
    </Flex>
    <Text marginTop="1.5" fontSize="note" lineHeight="1.4" color="fg.muted">
      {typeset(plan.description)}
    </Text>
    <PlanButtons plan={plan} />
  </>
);

const signs = {
  ya: { sign: <CheckIcon />, word: words.yes },
  // The dash is a border, because paper has no grounds.
  tidak: { sign: <chakra.i width="3.5" borderTop="2px solid {colors.border.strong}" />, word: words.no },
};

/** A limit in words, or a sign with its word for screen readers. */
function Fact({ value }: { value: string }) {
  if (value !== 'ya' && value !== 'tidak') return value;
  const { sign, word } = signs[value];
  return (
    <Flex justify="center" align="center" minHeight={{ base: '6', md: '7' }} color="gold">
      {sign}
      <VisuallyHidden>{word}</VisuallyHidden>
    </Flex>
  );
}

interface PlansProps extends Pick<Page, 'hero' | 'plans'> {
  /** A cell for each plan: `ya`, `tidak`, or the limit in words. */
  rows: { label: string; cells: string[] }[];
}

/** The head of the page: one to four plans, and what each of them has, once. */
export function Plans({ hero, plans, rows }: PlansProps) {
  const many = plans.length > 2;
  const popularAt = (index: number) => (plans[index]?.popular ? popularStyle : undefined);
  return (
    <Row besideEmblem aria-labelledby="judul" paddingBottom="10" xl={{ paddingTop: '24', paddingBottom: '14' }}>
      <EmblemMargin marginTop="2.5" />
      {/* The shape allows one to four plans. */}
      <Root count={plans.length as 1 | 2 | 3 | 4} many={many}>
        <Columns>
          <Opening>
            <Heading as="h1" id="judul" tabIndex={-1} fontSize={{ md: 'page', xl: '2.5rem' }}>
              {typeset(hero.title)}
            </Heading>
            <Text marginTop="1.5" lineHeight="1.5" color="fg.muted">
              {typeset(hero.lead)}
            </Text>
          </Opening>
          {plans.map((plan, index) => (
            <PlanCard key={plan.id} css={popularAt(index)}>
              <Card plan={plan} many={many} />
            </PlanCard>
          ))}
        </Columns>
        <Table>
          <VisuallyHidden as="caption">{words.caption}</VisuallyHidden>
          <Group as="thead">
            <TableRow>
              <HeadCorner scope="col">
                <VisuallyHidden as="span">{words.feature}</VisuallyHidden>
              </HeadCorner>
              {plans.map(({ id, name }, index) => (
                <HeadCell key={id} scope="col" css={popularAt(index)}>
                  <HeadWord>{name}</HeadWord>
                </HeadCell>
              ))}
            </TableRow>
          </Group>
          <Group>
            {rows.map(({ label, cells }, row) => (
              <TableRow key={label}>
                <Label scope="row">{typeset(label)}</Label>
                {cells.map((value, index) => (
                  <Value key={plans[index]?.id} css={[popularAt(index), row === rows.length - 1 && lastCell]}>
                    <Fact value={value} />
                  </Value>
                ))}
              </TableRow>
            ))}
          </Group>
        </Table>
      </Root>
    </Row>
  );
}
