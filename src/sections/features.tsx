import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { NameTag } from '../ui/name-tag.tsx';
import { star } from '../ui/ornament/star.ts';
import { RuledFrame } from '../ui/ruled-frame.tsx';
import { ScreenTile } from '../ui/screen-tile.tsx';
import { Body, Row, SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';
import { words } from '../words/site.ts';

type Page = PageContents['features'];
type VersionContent = Pick<Page['pro'], 'items' | 'screens'>;

/** The title of the page and its two ways on, from xl on in one line. */
export const FeaturesHead = ({ title }: Page['hero']) => (
  <Row
    aria-labelledby="judul"
    display="grid"
    gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', xl: 'var(--margin) minmax(0, 1fr)' }}
    columnGap={{ base: '3.5', xl: '0' }}
    alignItems="center"
    besideEmblem
    paddingBottom="2"
    xl={{ alignItems: 'start', paddingBottom: '3.5' }}
  >
    <Box marginTop={{ xl: '-2.5' }}>
      <Emblem />
    </Box>
    <Body display={{ base: 'contents', xl: 'flex' }} alignItems="center" justifyContent="space-between" gap="6">
      <Heading as="h1" id="judul" tabIndex={-1} fontSize={{ xl: '2.375rem' }}>
        {typeset(title)}
      </Heading>
      <Flex
        flex="none"
        align="center"
        wrap="wrap"
        gap={{ base: '2', xl: '6' }}
        gridColumn="1 / -1"
        marginTop={{ base: '4', xl: '0' }}
      >
        <ButtonLink href={paths.download}>
          <DownloadIcon />
          {words.nav.download.app}
        </ButtonLink>
        {/* From xl on the words of this link, not its padding, end with the text below. */}
        <ButtonLink href={paths.pricing} variant="text" paddingInline="1" marginRight={{ xl: '-5px' }}>
          {pageWords.features.pricing}
        </ButtonLink>
      </Flex>
    </Body>
  </Row>
);

/** The features of a version beside its first screen. On phones the screen comes first. */
const VersionFeatures = ({ items, screens: [screen] }: VersionContent) => (
  <Grid
    templateColumns={{ md: 'minmax(0, 1fr) 300px' }}
    columnGap="18"
    rowGap="3.5"
    alignItems="end"
    marginTop={{ base: '4', md: '4.5' }}
  >
    {screen && (
      <Box gridArea={{ md: '1 / 2' }}>
        <ScreenTile {...screen} narrow sizes="300px" eager />
      </Box>
    )}
    <chakra.ul gridArea={{ md: '1 / 1' }}>
      {items.map(({ title, description, comingSoon }, index) => (
        <chakra.li
          key={title}
          paddingTop={index > 0 ? '2.5' : { base: '0', md: '2.5' }}
          paddingBottom="11px"
          borderTop={index > 0 ? '1px dotted {colors.border.strong}' : undefined}
        >
          <Heading as="h3" textStyle="heading" fontSize="xl" lineHeight="1.3">
            {typeset(title)} {comingSoon && <NameTag marginLeft="1">{pageWords.features.soon}</NameTag>}
          </Heading>
          <Text lineHeight="1.45" color="fg.muted">
            {typeset(description)}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  </Grid>
);

export const FreeFeatures = ({ heading, gloss, ...version }: Page['free']) => (
  <SheetRow
    headingId="gratis"
    heading={heading}
    gloss={gloss}
    paddingBottom="10"
    xl={{ paddingTop: '10', paddingBottom: '16' }}
  >
    <VersionFeatures {...version} />
    <Grid
      templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      rowGap="6"
      columnGap={{ base: '4.5', md: '7' }}
      alignItems="end"
      marginTop={{ base: '5.5', md: '9' }}
    >
      {version.screens.slice(1).map((screen) => (
        <ScreenTile key={screen.title} {...screen} small sizes="(min-width: 768px) 204px, 45vw" />
      ))}
    </Grid>
  </SheetRow>
);

/** How many numbers of the thematic index each version has. The caption, which is content, names them. */
const inFree = 15;
const inPro = 20;
const indexColumns = `${inFree}fr 17px ${inPro - inFree}fr`; // the double rule of 5 px, and 6 px at its sides

/** Numbers of the thematic index as verse marks. Those of Pro are dashed. */
function Marks({ from, to, pro = false }: { from: number; to: number; pro?: boolean }) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const columns = { base: 'repeat(5, 1fr)', lg: `repeat(${numbers.length}, 1fr)` };
  return (
    <Grid templateColumns={columns} rowGap="2" justifyItems="center">
      {numbers.map((number) => (
        <chakra.svg
          key={number}
          viewBox="-21 -21 42 42"
          width={{ base: '42px', lg: '9' }}
          color={pro ? 'fg.muted' : 'fg'}
        >
          <chakra.path
            d={star(19)}
            fill="none"
            stroke={pro ? 'border.strong' : 'gold.line'}
            strokeWidth="1.3"
            strokeDasharray={pro ? '2 3' : undefined}
          />
          <chakra.text
            y="5"
            fill="currentColor"
            textAnchor="middle"
            textStyle="number"
            fontSize={{ base: '2xs', lg: 'sm' }}
          >
            {number}
          </chakra.text>
        </chakra.svg>
      ))}
    </Grid>
  );
}

/** A drawing of the thematic index, which shows how the two versions differ. */
const IndexDrawing = ({ children }: { children: ReactNode }) => (
  <chakra.figure marginTop="4.5" paddingTop="4.5" borderTop="1px solid {colors.rule}">
    <chakra.figcaption textStyle="hint" color="fg.muted">
      {children}
    </chakra.figcaption>
    <Grid templateColumns={{ lg: indexColumns }} alignItems="center" rowGap="2" marginTop="3.5" aria-hidden="true">
      <Marks from={1} to={inFree} />
      {/* A double rule between the numbers of Free and those that only Pro has. */}
      <Box
        justifySelf={{ lg: 'center' }}
        width={{ lg: '5px' }}
        height={{ base: '5px', lg: 'touch' }}
        borderBlock={{ base: '1px solid {colors.rule}', lg: '0' }}
        borderInline={{ lg: '1px solid {colors.rule}' }}
      />
      <Marks from={inFree + 1} to={inPro} pro />
    </Grid>
  </chakra.figure>
);

export const ProFeatures = ({ heading, gloss, indexCaption, ...version }: Page['pro']) => (
  <SheetRow headingId="pro" gloss={gloss}>
    <RuledFrame
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom={{ base: '5.5', md: '8' }}
      paddingInline={{ base: '4.5', md: '11' }}
    >
      <h2 id="pro">{heading}</h2>
      <VersionFeatures {...version} />
      {indexCaption && <IndexDrawing>{typeset(indexCaption)}</IndexDrawing>}
    </RuledFrame>
  </SheetRow>
);
