import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { linkWord, paths } from '../page-table.ts';
import { formatRupiah } from '../transaction/rupiah.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Leader } from '../ui/leader.tsx';
import { Leaf } from '../ui/leaf.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';
import { IdiomNote } from './idiom-note.tsx';

type Page = PageContents['home'];

const noteId = 'contoh-tafsiriyah';

/** From xl on: the note, to 28 px before the rules of the margin, a gap, the leaf, a gap, the words, and what remains. */
const columns = (leaf: string) =>
  `calc(var(--margin) - 28px) 80px minmax(0, ${leaf}) 44px minmax(0, 1fr) calc(var(--edge) - var(--gutter))`;

type Props = Pick<Page, 'hero' | 'prices'> & { publisher: string };

/** The first screen: what tafsiriyah does, told by an example, and the ways to the text. */
export const HomeHero = ({ hero, prices, publisher }: Props) => (
  <Row
    aria-labelledby="judul"
    display={{ lg: 'grid' }}
    gridTemplateColumns={{
      lg: 'minmax(0, 404px) minmax(0, 1fr)',
      xl: columns('404px'),
      '3xl': columns('440px'),
    }}
    gridTemplateRows={{ lg: 'auto auto 1fr auto', xl: 'auto 1fr auto' }}
    gridTemplateAreas={{
      lg: '"leaf words" "leaf note" "leaf ways" "proof proof"',
      xl: '"note . leaf . words ." "note . leaf . ways ." ". . proof proof proof ."',
    }}
    columnGap={{ lg: '12', xl: '0' }}
    paddingTop={{ base: '80px', md: '104px' }} // 16 px below the header, from md on 40 px
    // Written as `xl`, as in the recipe of the row, which would override a responsive value from xl on.
    xl={{ paddingTop: '28', paddingBottom: '10' }}
  >
    <Opening hero={hero} />
    <IdiomNote reachesLeaf id={noteId} tabIndex={-1} gridArea={{ lg: 'note' }} {...hero.idiom} />
    <Ways prices={prices} />
    <Box
      gridArea={{ lg: 'leaf' }}
      width={{ base: 'calc(100% + 24px)', md: 'min(100%, 560px)', lg: 'auto' }}
      marginTop={{ base: '5', md: '7', lg: '0' }}
      marginInline={{ base: '-3', md: 'auto', lg: '0' }}
      // So small that the leaf fits on the first sheet of paper.
      _print={{ width: '320px' }}
    >
      <Leaf foot={hero.leafFoot} />
    </Box>
    <Proof tashih={hero.tashih} publisher={publisher} />
  </Row>
);

const Opening = ({ hero }: Pick<Props, 'hero'>) => (
  <Box gridArea={{ lg: 'words' }}>
    <Heading
      as="h1"
      id="judul"
      tabIndex={-1}
      // From lg on the capitals begin level with the frame of the leaf.
      marginTop={{ lg: '-.13em' }}
      fontSize={{ base: 'display', '3xl': 'wide' }}
      lineHeight="1.06"
      letterSpacing="-.012em"
    >
      {typeset(hero.title)}
    </Heading>
    <Text
      maxWidth="38em"
      marginTop={{ base: '3', xl: '5.5' }}
      fontSize={{ base: 'md', md: 'xl', xl: 'lg', '3xl': '2xl' }}
      lineHeight={{ base: '1.45', xl: '1.5' }}
      color="fg.muted"
    >
      <WithReference text={hero.lead} term={hero.leadTerm} />
    </Text>
    <Flex
      _print={{ display: 'none' }}
      wrap="wrap"
      align="center"
      columnGap={{ base: '4.5', xl: '6' }}
      marginTop={{ base: '4', xl: '6.5' }}
    >
      <ButtonLink
        href={paths.download}
        flex={{ base: '1 1 auto', md: 'none' }}
        minWidth={{ xl: '236px' }}
        minHeight={{ base: 'control', xl: 'field' }}
      >
        <DownloadIcon />
        {words.nav.download.app}
      </ButtonLink>
      <ButtonLink href={paths.about} variant="text" paddingInline="1">
        {linkWord('about')}
      </ButtonLink>
    </Flex>
  </Box>
);

const Proof = ({ tashih, publisher }: Pick<Page['hero'], 'tashih'> & Pick<Props, 'publisher'>) => (
  <Text
    gridArea={{ lg: 'proof' }}
    marginTop={{ base: '3.5', lg: '6' }}
    paddingTop={{ lg: '3' }}
    borderTop={{ lg: '1px solid {colors.border}' }}
    fontSize="xs"
    lineHeight="1.4"
    color="fg.muted"
  >
    {words.home.publishedBy(publisher)} {tashih && words.home.tashih}{' '}
    {tashih && (
      <chakra.b color="fg" fontWeight="600">
        {typeset(tashih.number)}
      </chakra.b>
    )}
  </Text>
);

/** A text with a star behind one of its words, which leads to the note. */
function WithReference({ text, term }: { text: string; term: string }) {
  if (!text.includes(term)) return typeset(text);
  const end = text.indexOf(term) + term.length;
  return (
    <>
      {typeset(text.slice(0, end))}
      <chakra.a
        href={`#${noteId}`}
        aria-label={words.home.example(term)}
        position="relative"
        marginLeft=".1em"
        verticalAlign=".28em"
        color="gold"
        // The star is 13 px wide, its touch target 45 px.
        _before={{ content: '""', position: 'absolute', inset: '-4' }}
      >
        <Khatim size={13} stroke={2.2} />
      </chakra.a>
      {typeset(text.slice(end))}
    </>
  );
}

/** Three ways to the text, each with its price. On phones they are three cells, and each cell is one link. */
function Ways({ prices }: Pick<Props, 'prices'>) {
  const ways = [
    { label: linkWord('quran'), to: paths.quran, price: words.home.free },
    { label: words.home.buy, to: `${paths.donation}?jenis=beli`, price: words.home.from(formatRupiah(prices.beli)) },
    {
      label: words.home.endow,
      to: `${paths.donation}?jenis=wakaf`,
      price: words.home.from(formatRupiah(prices.wakaf)),
    },
  ];
  return (
    <Flex
      as="ul"
      _print={{ display: 'none' }}
      gridArea={{ lg: 'ways' }}
      alignSelf={{ lg: 'end' }}
      wrap="wrap"
      direction={{ xl: 'column' }}
      marginTop={{ base: '5', xl: '0' }}
      // From xl on the ways end level with the frame of the leaf.
      marginBottom={{ xl: '3px' }}
      borderBlock="1px solid {colors.rule}"
    >
      {ways.map(({ label, to, price }, index) => (
        <chakra.li key={label} flex={{ base: '1 0 auto', xl: 'none' }}>
          <Way href={to} follows={index > 0}>
            <chakra.span
              color="accent"
              fontSize={{ base: 'sm', xl: 'md' }}
              fontWeight="600"
              whiteSpace="nowrap"
              textDecoration="underline"
            >
              {typeset(label)}
            </chakra.span>
            <Leader borderColor="gold.line" />
            <chakra.span
              textStyle="figures"
              fontSize={{ base: '2xs', xl: 'sm' }}
              color={{ base: 'fg.muted', xl: 'fg' }}
            >
              {price}
            </chakra.span>
          </Way>
        </chakra.li>
      ))}
    </Flex>
  );
}

const Way = chakra('a', {
  base: {
    display: { base: 'grid', xl: 'flex' },
    alignContent: 'center',
    alignItems: { xl: 'baseline' },
    gap: { xl: '2.5' },
    minHeight: { base: '60px', xl: 'control' },
    paddingBlock: { base: '7px', xl: '3' },
    lineHeight: '1.3',
    textDecoration: 'none',
  },
  variants: {
    follows: {
      true: {
        paddingLeft: { base: '3.5', xl: '0' },
        borderLeft: { base: '1px solid {colors.border}', xl: '0' },
        borderTop: { xl: '1px solid {colors.border}' },
      },
    },
  },
});
