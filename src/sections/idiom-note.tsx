import { Box, chakra, Flex, type HTMLChakraProps, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { Leader } from '../ui/leader.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words as siteWords } from '../words/site.ts';

type Idiom = PageContents['home']['hero']['idiom'];

interface Props extends Idiom, HTMLChakraProps<'figure'> {
  /** True beside the leaf: from xl on the bracket reaches the middle of its left edge. */
  reachesLeaf?: boolean;
}

/**
 * An everyday idiom, word by word and as its meaning (docs/design.md#two-ways). From xl on it stands in the margin, and
 * its bracket reaches a knot on the double rule.
 */
export const IdiomNote = ({ words, meaning, reachesLeaf = false, ...figure }: Props) => (
  <chakra.figure
    position="relative"
    display={{ xl: 'grid' }}
    // Beside the leaf the parts above and below the bracket are equally high, so that it points at the leaf's middle.
    gridTemplateRows={{ xl: reachesLeaf ? '1fr auto 1fr' : 'auto' }}
    gridTemplateColumns="minmax(0, 1fr)"
    marginTop={{ base: '5.5', xl: '0' }}
    paddingLeft={{ base: '5', xl: '0' }}
    {...figure}
    _before={{
      content: '""',
      display: { xl: 'none' },
      position: 'absolute',
      left: '0',
      insetBlock: '1',
      width: '5px',
      borderInline: '1px solid {colors.rule}',
    }}
  >
    <Flex
      wrap="wrap"
      direction={{ xl: 'column' }}
      align={{ base: 'baseline', xl: 'stretch' }}
      justify="space-between"
      columnGap="2"
    >
      <Flex as="p" textStyle="heading" align="center" gap="2" fontSize="xl" lineHeight="1.3" color="gold">
        <Khatim size={15} stroke={1.8} />
        {siteWords.idiom.head}
      </Flex>
      <Text marginTop={{ xl: '1' }} fontSize="2xs" lineHeight="1.4" color="fg.muted" textWrap="balance">
        {typeset(siteWords.idiom.label)}
      </Text>
      <IdiomWords words={words} />
    </Flex>
    <Bracket reachesLeaf={reachesLeaf} />
    <Meaning words={words} meaning={meaning} />
  </chakra.figure>
);

/** The Arabic words from right to left, each with its gloss. */
const IdiomWords = ({ words }: Pick<Idiom, 'words'>) => (
  <Flex
    as="ul"
    dir="rtl"
    // In forced colours browsers would otherwise paint a box behind each word, over the ink of the one above.
    forcedColorAdjust="none"
    css={{ '@media (forced-colors: active)': { color: 'CanvasText' } }}
    flex={{ base: '1 0 100%', xl: 'none' }}
    wrap="wrap"
    direction={{ xl: 'column' }}
    justify={{ base: 'space-between', md: 'space-around' }}
    columnGap="4"
    marginTop={{ xl: 'auto' }}
    paddingInline={{ base: '1', xl: '0' }}
  >
    {words.map(({ arabic, gloss }) => (
      <Word key={arabic} dir="ltr">
        <Arabic lang="ar" dir="rtl">
          {arabic}
        </Arabic>
        <WordGloss>{gloss}</WordGloss>
        <Leader order="1" borderColor="border.strong" />
      </Word>
    ))}
  </Flex>
);

const Word = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', xl: 'row' },
    alignItems: { base: 'center', xl: 'baseline' },
    gap: { xl: '2' },
  },
});

const Arabic = chakra('span', {
  base: {
    textStyle: 'ayat',
    order: { xl: '2' },
    overflowWrap: 'normal', // A wider face, before ours arrives, would break a word and so move the page.
    paddingBottom: { base: '.4em', xl: '.1em' },
    fontSize: { base: 'idiom', xl: '7xl' },
    lineHeight: '1.6',
  },
});

const WordGloss = chakra('span', {
  base: { lineHeight: '1.35', fontSize: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
});

/** Px from the note to the middle of the rules, which are 5 px wide, and 2 px into the leaf (home-hero.tsx). */
const toRule = 28 + 2.5;
const toLeaf = 80 + 2;

const Bracket = ({ reachesLeaf }: { reachesLeaf: boolean }) => (
  <Box position="relative" marginTop={{ base: '2', xl: '1.5' }} marginBottom="1.5">
    <chakra.svg
      viewBox="0 0 600 16"
      preserveAspectRatio="none"
      aria-hidden="true"
      width="100%"
      height="4"
      fill="none"
      stroke="gold.line"
      strokeWidth="1.5"
    >
      <path vectorEffect="non-scaling-stroke" d="M1 1V8H599V1M300 8V15" />
    </chakra.svg>
    <chakra.i
      _print={{ display: 'none' }}
      display={{ base: 'none', xl: 'block' }}
      position="absolute"
      left="0"
      top="7.25px" // half of the bracket's 16 px, less half of its own 1.5 px
      width={`calc(100% + ${reachesLeaf ? toLeaf : toRule}px)`}
      height="1.5px"
      bg="gold.line"
      // The knot lies on the double rule.
      _after={{
        layerStyle: 'crossing',
        top: '50%',
        left: reachesLeaf ? `calc(100% - ${toLeaf - toRule}px)` : '100%',
        width: '6.5',
        height: '6.5',
      }}
    />
  </Box>
);

const Meaning = ({ words, meaning }: Idiom) => (
  <chakra.figcaption textAlign={{ base: 'center', xl: 'left' }}>
    <Text fontSize={{ base: 'sm', xl: 'xs' }} lineHeight="1.4" color="fg.muted">
      <span>{siteWords.idiom.literally}</span>{' '}
      <chakra.span display="inline-block" color="fg">
        {siteWords.idiom.quoted(words.map(({ gloss }) => gloss).join(' '))}
      </chakra.span>
    </Text>
    <Text marginTop={{ base: '1', xl: '0' }} fontSize={{ base: 'sm', xl: 'xs' }} lineHeight="1.4" color="fg.muted">
      {siteWords.idiom.meaning}
    </Text>
    <Text
      textStyle="heading"
      marginTop={{ xl: '1' }}
      fontSize="meaning"
      lineHeight={{ base: '1.15', xl: '1.08' }}
      color="gold"
    >
      {meaning}
    </Text>
  </chakra.figcaption>
);
