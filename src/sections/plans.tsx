import { chakra, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { EmblemMargin } from '../ui/emblem.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import { Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';
import {
  Columns,
  Group,
  HeadCell,
  HeadCorner,
  HeadWord,
  Label,
  lastCell,
  Opening,
  PlanCard,
  popularStyle,
  Root,
  Table,
  TableRow,
  Value,
} from './plan-parts.tsx';
import { PlanWords } from './plan-words.tsx';

const words = pageWords.plans;

type Page = PageContents['pricing'];

const signs = {
  ya: { sign: <CheckIcon />, word: words.yes },
  // The dash is a border, because browsers print no backgrounds.
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
              <PlanWords plan={plan} many={many} />
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
            {rows.map(({ label, cells }, rowIndex) => (
              <TableRow key={label}>
                <Label scope="row">{typeset(label)}</Label>
                {cells.map((value, index) => (
                  <Value key={plans[index]?.id} css={[popularAt(index), rowIndex === rows.length - 1 && lastCell]}>
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
