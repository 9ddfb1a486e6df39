import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { Button, ButtonNewTab } from '../ui/button.tsx';
import { EmblemMargin, SmallEmblem } from '../ui/emblem.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { Screen, ScreenCaption } from '../ui/screen-tile.tsx';
import { Body, Lead, Row } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

type Page = PageContents['download'];
type Store = Pick<Page['app'], 'androidUrl' | 'iosUrl' | 'qrCode'>;

type Screenshot = Page['gallery']['items'][number];
type DownloadHeadProps = Pick<Page, 'hero' | 'stores'> & { app: Store; screen: Screenshot | undefined };

/** The product, and the places to get it, on the first screen. */
export const DownloadHead = ({ hero, stores, app, screen }: DownloadHeadProps) => (
  <Row aria-labelledby="judul" besideEmblem paddingBottom={{ base: '8', md: '88px' }}>
    <EmblemMargin gloss={stores.gloss} />
    <Body>
      <Grid
        templateColumns={{ md: 'minmax(0, 1fr) 280px', xl: 'minmax(0, 1fr) 316px' }}
        templateRows={{ md: 'auto 1fr' }}
        rowGap={{ base: '4', md: '5', xl: '8' }}
        columnGap={{ md: '12', xl: '60px' }}
      >
        <Title {...hero} />
        <Stores {...stores} {...app} />
        {screen && <HeadScreen {...screen} />}
      </Grid>
    </Body>
  </Row>
);

const Title = ({ title, lead }: Page['hero']) => (
  <Box
    display={{ base: 'grid', xl: 'block' }}
    gridTemplateColumns="auto minmax(0, 1fr)"
    columnGap="3.5"
    alignItems="center"
  >
    <SmallEmblem />
    <h1 id="judul" tabIndex={-1}>
      {typeset(title)}
    </h1>
    <Lead gridColumn="1 / -1" marginTop={{ base: '2', xl: '3' }}>
      {typeset(lead)}
    </Lead>
  </Box>
);

/** The first screen of the app. From md on its caption takes no height, so that it ends level with the rows beside it. */
const HeadScreen = ({ title, ...screen }: Screenshot) => (
  <chakra.figure
    position="relative"
    gridArea={{ md: '1 / 2 / span 2' }}
    alignSelf="end"
    marginTop={{ base: '4', md: '0' }}
  >
    <Screen width={{ base: '250px', md: 'auto' }}>
      <Picture {...screen} sizes="(min-width: 768px) 316px, 250px" eager />
    </Screen>
    <ScreenCaption position={{ md: 'absolute' }} insetInline="0">
      {title}
    </ScreenCaption>
  </chakra.figure>
);

/** On phones Android is only a button and iOS one line. From md on both are rows above the QR code. */
const StoreRow = chakra('li', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '5',
    rowGap: '0.5',
    alignItems: 'center',
    alignContent: 'center',
    paddingBlock: { md: '6', xl: '5' },
    borderTop: { md: '1px solid {colors.border}' },
  },
});

const StoreText = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <Heading fontSize="2xl" lineHeight="1.25">
      {title}
    </Heading>
    <Text flex="1" fontSize="sm" lineHeight="1.45" color="fg.muted">
      {children}
    </Text>
  </>
);

const storeButton = {
  gridArea: { md: '1 / 2 / span 2' },
  width: { base: '100%', md: '224px' },
  minHeight: 'field',
  paddingInline: '3.5',
} as const;
const iosButton = {
  ...storeButton,
  variant: 'line',
  width: { md: '224px' },
  minHeight: { base: 'touch', md: 'field' },
  color: 'fg.muted',
} as const;

const { android, ios } = pageWords.download;

const Stores = ({ androidUrl, iosUrl, qrCode, qrText, androidText, iosText }: Page['stores'] & Store) => (
  <chakra.ul
    display="grid"
    gap={{ base: '2.5', md: '0' }}
    // The rows end level with the picture beside them.
    gridAutoRows={{ md: '1fr', xl: 'auto' }}
    alignSelf={{ xl: 'end' }}
    borderBottom={{ md: '1px solid {colors.gold.line}' }}
  >
    <StoreRow>
      <Box display={{ base: 'none', md: 'contents' }}>
        <StoreText title={android.title}>{androidText}</StoreText>
      </Box>
      <ButtonNewTab href={androidUrl} {...storeButton}>
        <DownloadIcon />
        {android.get}
      </ButtonNewTab>
    </StoreRow>
    <StoreRow display={{ base: 'flex', md: 'grid' }} flexWrap="wrap" columnGap={{ base: '2.5', md: '5' }}>
      <StoreText title={ios.title}>{iosText}</StoreText>
      {iosUrl ? (
        <ButtonNewTab href={iosUrl} {...iosButton}>
          {ios.get}
        </ButtonNewTab>
      ) : (
        <Button type="button" data-scripts="" data-notice="" {...iosButton}>
          {ios.soon}
        </Button>
      )}
    </StoreRow>
    <StoreRow display={{ base: 'none', lg: 'block' }}>
      <QrCode label={qrText} qr={qrCode} />
    </StoreRow>
  </chakra.ul>
);
