import type { PageContents } from '../page-contents.ts';
import { pageWords } from '../words/pages.ts';
import { Button, ButtonNewTab } from '../ui/button.tsx';
import { FrameParts, SourceNote } from '../ui/frame.tsx';
import { FullscreenIcon, NewTabIcon, RefreshIcon } from '../ui/icons.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { Body } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

const Row = chakra('section', {
  base: {
    layerStyle: 'row',
    display: { base: 'flex', xl: 'grid' },
    flexDirection: 'column',
    paddingTop: { base: '76px', xl: '92px' },
    paddingBottom: { base: '10', xl: '14' },
    // The text is below the frame on phones and tablets, although screen readers read it first.
    '& > :not(* + *) + div': { display: { base: 'contents', xl: 'block' } },
    '& [data-frame] ~ *': { order: '3', alignSelf: 'start' },
    // No heading below is larger than the title.
    // From xl on its line is as high as that of a larger heading, beside which the name of a section stands.
    '& ~ section h2': { fontSize: { base: '2xl', xl: 'feature' }, lineHeight: { xl: '1.6' } },
    '& [data-frame] ~ p': { marginTop: { base: '0', xl: '3' } },
  },
});

/** From xl on title, lead and tip stand in the margin, so that the frame begins below the header. */
const Margin = chakra('div', {
  base: {
    display: { base: 'contents', xl: 'block' },
    paddingTop: { xl: '2' },
    paddingRight: { xl: '7' },
    '& h1': {
      layerStyle: 'ruledTitle',
      fontSize: { base: '2xl', xl: 'page' },
      lineHeight: { base: '1.25', xl: '1.14' },
    },
    '& p': {
      order: '2',
      marginTop: { base: '4.5', xl: '3.5' },
      fontSize: { base: 'body', xl: 'note' },
      lineHeight: '1.5',
      color: 'fg.muted',
    },
    '& p + p': {
      layerStyle: 'noted',
      display: { base: 'none', xl: 'block' },
    },
  },
});

/** The actions for the reader. On phones they are three cells from edge to edge, with the icon above its word. */
const Tools = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: 'repeat(3, 1fr)',
    alignItems: { md: 'center' },
    justifyContent: { md: 'flex-end' },
    gap: { base: '0', md: '1' },
    marginTop: { base: '2', md: '3.5', xl: '0' },
    marginInline: { base: 'calc(var(--gutter) * -1)', md: '0' },
    paddingBlock: { md: '7px' },
    borderBlock: '1px solid {colors.rule}',
    '& h2': { marginRight: 'auto', fontSize: '2xl' },
    '& svg': { color: 'gold' },
    '&& > :is(a, button)': {
      flexDirection: { base: 'column', md: 'row' },
      gap: { base: '1', md: '2' },
      minHeight: { base: '58px', md: 'touch' },
      paddingInline: { base: '1', md: '3' },
      border: '0',
      borderRadius: { base: '0', md: 'control' },
      fontSize: { base: 'caption', md: 'ui' },
      fontWeight: { base: '500', md: '600' },
    },
    '& > [data-fullscreen]': { marginRight: { md: '-3' } },
    '@media (max-width: 1279.98px)': { '& h2': { layerStyle: 'visuallyHidden' } },
    '@media (max-width: 767.98px)': {
      '&& > :is(a, button) + *': { borderLeft: '1px solid {colors.border}' },
    },
    '& button:disabled': {
      color: 'fg.subtle',
      cursor: 'progress',
      textDecoration: 'none',
      '& svg': { color: 'fg.subtle' },
    },
  },
});

/** On phones the frame goes from edge to edge. From md on it has the double rule of a page. */
const Box = chakra('div', {
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
      border: '0',
      bg: 'surface',
      outline: { md: '1px solid {colors.rule}' },
    },
    '&:not(:fullscreen) > button': { display: 'none' },
    '& > [role=status]': { placeContent: 'start center', paddingTop: '196px' },
    '&:fullscreen': {
      margin: '0',
      padding: '0',
      border: '0',
      '& iframe': { height: '100%', flex: '1', outline: 'none' },
    },
  },
});

/** The hosted reader in a frame (docs/what-the-site-does.md#reader). src/client/handle-frames.ts loads it. */
export function ReaderFrame({
  title,
  lead,
  gloss,
  heading,
  url,
  ...copy
}: PageContents['quran']['reader'] & PageContents['quran']['hero']) {
  const failed = pageWords.messages.fullscreenFailed;
  const failure = { 'data-title': failed.title, 'data-failure': failed.description('{pesan}') };
  const newTab = (
    <ButtonNewTab variant="line" size="sm" href={url}>
      <NewTabIcon />
      {pageWords.reader.newTab}
    </ButtonNewTab>
  );
  return (
    <Row aria-labelledby="pembaca">
      <Margin>
        <h1 id="judul" tabIndex={-1}>
          <span>{typeset(title)}</span>
        </h1>
        <p>{typeset(lead)}</p>
        <p>{typeset(gloss)}</p>
      </Margin>
      <Body>
        <Tools>
          <h2 id="pembaca">{heading}</h2>
          <Button type="button" variant="line" size="sm" data-scripts="" data-refresh="" disabled>
            <RefreshIcon />
            {pageWords.reader.refresh}
          </Button>
          {newTab}
          <Button type="button" variant="line" size="sm" data-scripts="" data-fullscreen="" {...failure}>
            <FullscreenIcon />
            {pageWords.reader.enter}
          </Button>
        </Tools>
        <Box data-frame="" data-scripts="">
          <Button type="button" variant="line" size="sm" data-fullscreen="" {...failure}>
            <FullscreenIcon />
            {pageWords.reader.leave}
          </Button>
          {/* The frame has exactly these permissions (docs/what-the-site-does.md#reader). Its origin is not ours. */}
          <FrameParts
            url={url}
            title={pageWords.reader.frame}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            loading={pageWords.reader.loading}
            slow={
              <>
                <p>{copy.slowText}</p>
                {newTab}
              </>
            }
          />
        </Box>
        <NewTabLink href={url}>{pageWords.reader.notShown}</NewTabLink>
        <SourceNote data-scripts="">{copy.sourceNote}</SourceNote>
      </Body>
    </Row>
  );
}
