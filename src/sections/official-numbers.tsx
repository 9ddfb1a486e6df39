import { createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { spaceAccount } from '../transaction/space-account.ts';
import { newTab } from '../ui/new-tab-link.tsx';
import { Body, Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { legalWords } from '../words/legal.ts';

const recipe = defineSlotRecipe({
  slots: ['list', 'row', 'label', 'value', 'number', 'link'],
  base: {
    list: { marginTop: '3.5', borderTop: '1px solid {colors.gold.line}' },
    row: {
      display: 'grid',
      gridTemplateColumns: { md: '230px minmax(0, 1fr)' },
      alignItems: 'baseline',
      columnGap: '6',
      paddingBlock: '11px',
      borderBottom: '1px dotted {colors.border.strong}',
      lineHeight: '1.45',
    },
    label: { color: 'fg.muted' },
    value: {
      display: { base: 'grid', md: 'flex' },
      justifyItems: 'start',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '3.5',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
    number: { textStyle: 'number', color: 'fg' },
    // Takes back the height of a touch target.
    link: { layerStyle: 'touchLink', marginBlock: '-11px', color: 'accent' },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe });
const List = withProvider<HTMLDListElement, HTMLChakraProps<'dl'>>('dl', 'list');
const NumberRow = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'row');
const Label = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'label');
const Value = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'value');
const HostLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a'>>('a', 'link');
const NumberText = withContext<HTMLElement, HTMLChakraProps<'b'>>('b', 'number');

type Facts = PageContents['contact']['legality'];

/** The number of each permit, if there is one, and the page of its issuer on which anybody can look it up. */
const entriesOf = ({ registration, registrationLink, permit, nazhir, nazhirLink, tashih }: Facts) => [
  { name: legalWords.registration, number: registration, link: registrationLink },
  { name: legalWords.permit, number: permit?.number, link: permit?.link },
  { name: legalWords.nazhir, number: nazhir, link: nazhirLink },
  { name: legalWords.tashih, number: tashih?.number, link: tashih?.link },
];

interface Props {
  heading: string;
  account: PageContents['contact']['bankAccount'];
  facts: Facts;
}

/** The account, with which visitors compare a number from a leaflet or a chat, and the numbers of our permits. */
export const OfficialNumbers = ({ heading, account, facts }: Props) => (
  <Row follows compact aria-labelledby="rekening-resmi">
    <Body>
      <h2 id="rekening-resmi">{typeset(heading)}</h2>
      <List>
        <NumberRow>
          <Label>{legalWords.account}</Label>
          {/* src/publish/gates/shown-payee.ts reads `data-payee`. */}
          <Value justifyContent="start" htmlTranslate="no">
            <NumberText fontSize="2xl" data-payee="number">
              {spaceAccount(account.number)}
            </NumberText>
            <span>
              <span data-payee="bank">{account.bank}</span>
              <span>{legalWords.inNameOf}</span>
              <span data-payee="holder">{account.holder}</span>
            </span>
          </Value>
        </NumberRow>
        {entriesOf(facts).map(
          ({ name, number, link }) =>
            number && (
              <NumberRow key={name}>
                <Label>{name}</Label>
                <Value>
                  <NumberText htmlTranslate="no">{number}</NumberText>
                  {link && (
                    <HostLink href={link} {...newTab}>
                      {new URL(link).host.replace(/^www\./, '')}
                    </HostLink>
                  )}
                </Value>
              </NumberRow>
            ),
        )}
      </List>
    </Body>
  </Row>
);
