import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { Button, ButtonNewTab } from '../ui/button.tsx';
import { FrameParts } from '../ui/frame-parts.tsx';
import { FullscreenIcon, NewTabIcon, RefreshIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { Khatim } from '../ui/ornament/khatim.tsx';
import { bandMask } from '../ui/ornament/ornament-uris.ts';
import { cartouche } from '../ui/ornament/star.ts';
import { Body, Gloss, Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const words = pageWords.reader;

/** The actions for the reader. On phones they are three cells from edge to edge, with the icon above its word. */
const Tools = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(3, 1fr)',
    alignItems: { md: 'center' },
    gap: { base: '1px', md: '1' },
    marginTop: { base: '2', md: '3.5', xl: '0' },
    marginInline: { base: 'calc(var(--gutter) * -1)', md: '0' },
    paddingBlock: { md: '7px' },
    borderBlock: '1px solid {colors.rule}',
    // Between the cells of a phone.
    bg: { base: 'border', md: 'transparent' },
    '& svg': { color: 'gold' },
  },
});

const tool = {
  variant: 'line',
  size: 'sm',
  flexDirection: { base: 'column', md: 'row' },
  gap: { base: '1', md: '2' },
  minHeight: { base: '58px', md: 'touch' },
  paddingInline: { base: '1', md: '3' },
  border: '0',
  borderRadius: { base: '0', md: 'control' },
  bg: 'bg',
  fontSize: { base: '2xs', md: 'sm' },
  fontWeight: { base: '500', md: '600' },
  _disabled: { color: 'fg.subtle', cursor: 'progress', textDecoration: 'none' },
} as const;

/** Below xl the lead is under the frame, although screen readers read it first. */
const Head = chakra('div', { base: { display: { base: 'contents', xl: 'block' }, paddingRight: '7' } });

/** `space` px below the band, which is 84 px high, from md on 112 px. */
const belowBand = (space: number) => ({ base: `${84 + space}px`, md: `${112 + space}px` });

/**
 * On phones the frame goes from edge to edge. From md on it has the double rule of a page. A reader out of reach takes
 * only the height of the words about it.
 */
const FrameBox = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    marginTop: { base: '0', md: '4' },
    marginBottom: '3.5',
    marginInline: { base: 'calc(var(--gutter) * -1)', md: '0' },
    padding: { base: '0', md: '5px' },
    border: { base: '0', md: '1px solid {colors.gold.line}' },
    borderBottom: '1px solid {colors.gold.line}',
    bg: 'surface',
    '& iframe': {
      display: 'block',
      width: '100%',
      height: '800px',
      // Unlike other frames (src/ui/frame-parts.tsx), the reader follows the theme, if it can.
      colorScheme: 'inherit',
      border: '0',
    },
    '& iframe, & [role=status]': { outline: { md: '1px solid {colors.rule}' } },
    '&:not(:fullscreen) > button': { display: 'none' }, // it leaves full screen
    '& [role=status]': { inset: { md: '5px' }, placeContent: 'start center', paddingTop: belowBand(112) },
    '&[data-frame=failed]': {
      '& iframe': { position: 'absolute', visibility: 'hidden' },
      '& [role=status]': {
        position: 'relative',
        inset: '0',
        placeContent: 'center',
        minHeight: { base: '376px', md: '400px' },
        paddingTop: belowBand(24),
      },
    },
    '&:fullscreen': {
      margin: '0',
      padding: '0',
      border: '0',
      '& iframe': { height: '100%', flex: '1', outline: 'none' },
    },
  },
});

const stars = `${bandMask} 0 0/28px 28px round`;

/** The band of a surah, with the place of its name while the reader loads. */
const Band = () => (
  <Box
    aria-hidden="true"
    position="absolute"
    insetInline="0"
    top="0"
    height={{ base: '84px', md: '28' }}
    bg="motif.raised"
    borderBottom="1px solid {colors.gold.line}"
    // As many whole stars as fit.
    _before={{ layerStyle: 'overlay', inset: '0', opacity: '.45', bg: 'motif.line', mask: stars, WebkitMask: stars }}
  >
    <Box data-when="loading" position="absolute" inset="0">
      <chakra.svg width="100%" height="100%" fill="surface" stroke="motif.line">
        <svg x="50%" y="50%" overflow="visible">
          {/* The outer line and the inner one. */}
          <path d={cartouche(248, 64, [0, 0])} />
          <path d={cartouche(236, 54, [0, 0])} strokeWidth="1.6" />
        </svg>
      </chakra.svg>
    </Box>
  </Box>
);

/** Hidden while the message over the frame offers the same link. */
const LinkPlace = chakra('div', { base: { '.peer[data-frame=failed] ~ &': { display: 'none' } } });

type Props = PageContents['quran']['reader'] & PageContents['quran']['hero'];

/** The hosted reader in a frame (docs/what-the-site-does.md#reader). src/client/handle-frames.ts loads it. */
export function ReaderFrame({ title, lead, gloss, heading, url, slowText }: Props) {
  const failed = pageWords.messages.fullscreenFailed; // handle-frames.ts replaces `{pesan}`
  const failure = { 'data-title': failed.title, 'data-failure-text': failed.description('{pesan}') };
  return (
    <Row
      aria-labelledby="pembaca"
      display={{ base: 'flex', xl: 'grid' }}
      flexDirection="column"
      paddingTop="76px" // 12 px below the header, from xl on 20 px
      paddingBottom="10"
      xl={{ paddingTop: '92px', paddingBottom: '14' }}
    >
      <Head>
        <Heading
          as="h1"
          id="judul"
          tabIndex={-1}
          layerStyle="ruledTitle"
          fontSize={{ base: '3xl', md: 'page', xl: 'feature' }}
          xl={{ lineHeight: '1.15' }}
        >
          <chakra.span display={{ xl: 'none' }} flex="none" color="gold">
            <Khatim size={20} stroke={1.8} />
          </chakra.span>
          <span>{typeset(title)}</span>
        </Heading>
        <Text
          order="1"
          marginTop={{ base: '1.5', xl: '3.5' }}
          fontSize={{ xl: 'sm' }}
          lineHeight="1.5"
          textWrap={{ xl: 'balance' }}
          color="fg.muted"
        >
          {typeset(lead)}
        </Text>
        <Gloss xl={{ marginTop: '3.5' }}>{typeset(gloss)}</Gloss>
      </Head>
      <Body>
        <Tools>
          <Heading id="pembaca" mdDown={{ srOnly: true }} marginRight="auto" fontSize="4xl">
            {heading}
          </Heading>
          <Button type="button" {...tool} data-scripts="" data-refresh="" disabled>
            <RefreshIcon />
            {words.refresh}
          </Button>
          <ButtonNewTab {...tool} href={url}>
            <NewTabIcon />
            {words.newTab}
          </ButtonNewTab>
          <Button type="button" {...tool} data-scripts="" data-fullscreen="" {...failure}>
            <FullscreenIcon />
            {words.enter}
          </Button>
        </Tools>
        <FrameBox className="peer" data-frame="" data-scripts="">
          <Button type="button" variant="line" size="sm" data-fullscreen="" {...failure}>
            <FullscreenIcon />
            {words.leave}
          </Button>
          {/* The frame has exactly these permissions (docs/what-the-site-does.md#reader). Its origin is not ours. */}
          <FrameParts
            url={url}
            title={words.frame}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            head={<Band />}
            loading={words.loading}
            failed={
              <>
                <p>{slowText}</p>
                <Flex wrap="wrap" justify="center" gap="2.5">
                  <Button type="button" variant="line" size="sm" data-refresh="">
                    <RefreshIcon />
                    {words.refresh}
                  </Button>
                  <ButtonNewTab variant="line" size="sm" href={url}>
                    <NewTabIcon />
                    {words.newTab}
                  </ButtonNewTab>
                </Flex>
              </>
            }
          />
        </FrameBox>
        <LinkPlace>
          <NewTabLink href={url}>{words.notShown}</NewTabLink>
        </LinkPlace>
      </Body>
    </Row>
  );
}
