import { chakra, Flex, Grid, VisuallyHidden } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { formatDay } from '../words/days.ts';
import { pageWords } from '../words/pages.ts';

type Page = PageContents['download'];
type App = Page['app'];

const words = pageWords.download;

const ColumnHeading = chakra('h2', { base: { fontSize: { base: '5xl', xl: '6xl' }, lineHeight: '1.2' } });

const Small = chakra('small', { base: { fontFamily: 'body', fontSize: '2xs', fontWeight: '400' } });

/** Facts of the app. Dots (`::after`) lead from each name to its value: `order` puts the value behind them. */
function Facts({ app }: { app: App }) {
  const facts = { ...app, lastUpdate: formatDay(app.lastUpdate) };
  return (
    <chakra.dl marginTop="3.5" _after={{ layerStyle: 'tailPiece', marginTop: '4' }}>
      {(['version', 'size', 'rating', 'downloads', 'lastUpdate'] as const).map((name) => (
        <Flex
          key={name}
          wrap="wrap"
          align="baseline"
          gap="2"
          minHeight="46px"
          paddingTop="2.5"
          _after={{ content: '""', flex: '1', minWidth: '2.5', borderBottom: '2px dotted {colors.gold.line}' }}
        >
          <chakra.dt fontFamily="heading" fontSize="xl" lineHeight="1.3" color="fg.muted">
            {words[name]}
          </chakra.dt>
          <chakra.dd textStyle="heading" order="1" marginLeft="auto" fontSize="2xl" lineHeight="1.3" textAlign="right">
            <span>{facts[name]}</span>
            {name === 'rating' && app.ratingSource && (
              <chakra.span color="fg.muted">{` ${app.ratingSource}`}</chakra.span>
            )}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}

const cell = {
  paddingBlock: '11px',
  paddingLeft: '0',
  paddingRight: '3',
  fontWeight: '400',
  textAlign: 'left',
  verticalAlign: 'top',
} as const;

/** The row draws the line below it, because the dotted borders of cells would not join where cells meet. */
const SystemRow = chakra('tr', {
  base: {
    position: 'relative',
    _after: { layerStyle: 'overlay', insetInline: '0', bottom: '0', borderBottom: '1px dotted {colors.border.strong}' },
  },
});

/** What the app needs on one system. A system that is still to come is dimmed. */
const Cell = chakra('td', {
  base: { ...cell, fontWeight: '600' },
  variants: { comingSoon: { true: { color: 'fg.subtle', fontWeight: '400' } } },
});

const Requirements = ({ heading, platforms }: { heading: string; platforms: App['requirements'] }) => (
  <chakra.table width="100%" marginTop="3" borderCollapse="collapse" lineHeight="1.35" overflowWrap="anywhere">
    <chakra.thead fontFamily="heading" fontSize="xl">
      <chakra.tr borderBottom="1px solid {colors.gold.line}">
        <th scope="col">
          <VisuallyHidden>{heading}</VisuallyHidden>
        </th>
        {platforms.map(({ platform, comingSoon }) => (
          <Cell as="th" key={platform} scope="col" comingSoon={comingSoon} fontWeight="500">
            {platform}
            {comingSoon && <Small display="block">{words.soon}</Small>}
          </Cell>
        ))}
      </chakra.tr>
    </chakra.thead>
    <tbody>
      {(['os', 'ram', 'storage', 'internet'] as const).map((name) => (
        <SystemRow key={name}>
          <chakra.th scope="row" {...cell} width="116px" overflowWrap="normal" color="fg.muted">
            {words[name]}
          </chakra.th>
          {platforms.map(({ platform, comingSoon, ...values }) => (
            <Cell key={platform} comingSoon={comingSoon}>
              {values[name]}
            </Cell>
          ))}
        </SystemRow>
      ))}
    </tbody>
  </chakra.table>
);

/** Two facing pages: facts, and the requirements of the app. */
export const Colophon = ({ facts, requirements, app }: Pick<Page, 'facts' | 'requirements' | 'app'>) => (
  <SheetRow headingId="fakta">
    <Grid
      position="relative"
      templateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}
      rowGap="9"
      columnGap={{ base: '14', md: '10', lg: '14' }}
      // A double rule between the pages.
      md={{
        _before: {
          layerStyle: 'overlay',
          left: 'calc(50% - 2.5px)',
          insetBlock: '0',
          width: '5px',
          borderInline: '1px solid {colors.rule}',
        },
      }}
    >
      <div>
        <ColumnHeading id="fakta">{facts.heading}</ColumnHeading>
        <Facts app={app} />
      </div>
      <div>
        <ColumnHeading>{requirements.heading}</ColumnHeading>
        <Requirements heading={requirements.heading} platforms={app.requirements} />
      </div>
    </Grid>
  </SheetRow>
);
