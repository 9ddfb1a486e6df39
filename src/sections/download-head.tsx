import { pageWords } from '../words/pages.ts';
import type { PageContents } from '../page-contents.ts';
import { Button, ButtonNewTab } from '../ui/button.tsx';
import { ScreenFigure } from '../ui/cropped-screen.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Emblem } from '../ui/ornament/emblem.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Body, EmblemMargin, Lead } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

type Page = PageContents['download'];
type Store = Pick<Page['app'], 'androidUrl' | 'iosUrl' | 'code'>;

const Row = chakra('section', {
  base: {
    layerStyle: 'row',
    paddingTop: { base: '80px', xl: '28' },
    paddingBottom: { base: '8', md: '88px' },
  },
});

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) 280px', xl: 'minmax(0, 1fr) 292px' },
    gridTemplateRows: { md: 'auto 1fr' },
    rowGap: { base: '4', md: '5', xl: '8' },
    columnGap: { md: '12', xl: '84px' },
    '& h1 + p': { marginTop: { base: '2', xl: '3' } },
  },
});

const Title = chakra('div', {
  base: {
    display: { base: 'grid', xl: 'block' },
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3.5',
    alignItems: 'center',
    '& .emblem': { display: { xl: 'none' } },
    '& p': { gridColumn: '1 / -1' },
  },
});

/** On phones Android is only a button and iOS one line. From md on there are two ruled rows and the QR code. */
const StoreRows = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '2.5', md: '0' },
    // Beside the screen the rows end at its foot.
    gridAutoRows: { md: '1fr', xl: 'auto' },
    borderBottom: { md: '1px solid {colors.gold.line}' },
    alignSelf: { xl: 'end' },
    '& h2': { fontSize: 'lg', lineHeight: '1.25' },
    '& p': { fontSize: 'ui', lineHeight: '1.45', color: 'fg.muted' },
    '& li': {
      md: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: '5',
        rowGap: '0.5',
        alignItems: 'center',
        alignContent: 'center',
        paddingBlock: '6',
        borderTop: '1px solid {colors.border}',
      },
      xl: { paddingBlock: '5' },
    },
    '& li > :is(a, button)': {
      gridColumn: { md: '2' },
      gridRow: { md: '1 / span 2' },
      width: { base: '100%', md: '224px' },
      minHeight: 'field',
      paddingInline: '3.5',
    },
  },
});

const Android = chakra('li', {
  base: {
    '@media (max-width: 767.98px)': { '& :is(h2, p)': { layerStyle: 'visuallyHidden' } },
  },
});

const Ios = chakra('li', {
  base: {
    '@media (max-width: 767.98px)': {
      layerStyle: 'line',
      flexWrap: 'wrap',
      columnGap: '2.5',
      '& p': { flex: '1' },
      '&& > :is(a, button)': { width: 'auto', minHeight: 'touch' },
    },
  },
});

const Code = chakra('li', {
  base: {
    '&&': { display: { base: 'none', lg: 'block' } },
  },
});

const HeadScreen = chakra(ScreenFigure, {
  base: {
    position: 'relative',
    gridColumn: { md: '2' },
    gridRow: { md: '1 / span 2' },
    marginTop: { base: '4', md: '0' },
    // On phones the rule below the screen goes from gutter to gutter.
    '& > :not(* + *)': { width: { base: 'min(100%, 250px)', md: 'auto' }, marginInline: 'auto' },
    '& figcaption': {
      layerStyle: 'ends',
      minHeight: '13',
      md: { position: 'absolute', insetInline: '0' },
    },
  },
});

interface Props {
  hero: Page['hero'];
  stores: Page['stores'];
  app: Store;
  screen: Page['gallery']['items'][number] | undefined;
}

/** The product, and the places to get it, on the first screen. */
export function DownloadHead({ hero, stores, app, screen }: Props) {
  return (
    <Row aria-labelledby="judul">
      <EmblemMargin emblem="phone" gloss={stores.gloss} />
      <Body>
        <Columns>
          <Title>
            <Emblem name="phone" />
            <h1 id="judul" tabIndex={-1}>
              {typeset(hero.title)}
            </h1>
            <Lead>{typeset(hero.lead)}</Lead>
          </Title>
          <Stores {...stores} {...app} />
          {screen && <HeadScreen {...screen} sizes="(min-width: 768px) 292px, 250px" eager />}
        </Columns>
      </Body>
    </Row>
  );
}

const { android, ios } = pageWords.download;

function Stores({ androidUrl, iosUrl, code, qrText, ...copy }: Page['stores'] & Store) {
  return (
    <StoreRows>
      <Android>
        <h2>{android.title}</h2>
        <p>{copy.androidText}</p>
        <ButtonNewTab href={androidUrl}>
          <DownloadIcon />
          {android.get}
        </ButtonNewTab>
      </Android>
      <Ios>
        <h2>{ios.title}</h2>
        <p>{copy.iosText}</p>
        {iosUrl ? (
          <ButtonNewTab variant="line" href={iosUrl}>
            {ios.get}
          </ButtonNewTab>
        ) : (
          <Button type="button" variant="soon" data-scripts="" data-notice="">
            {ios.get}
          </Button>
        )}
      </Ios>
      <Code>
        <QrCode label={qrText} code={code} />
      </Code>
    </StoreRows>
  );
}
