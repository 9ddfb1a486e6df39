import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { bandMask } from '../ui/ornament/ornament-uris.ts';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words/site.ts';

const mask = `${bandMask} 0 50%/30px 30px round no-repeat`;

const band = (
  <Box borderBlock="1px solid {colors.motif.line}">
    <Box height="8" bg="motif.line" mask={mask} WebkitMask={mask} />
  </Box>
);

const Drawing = chakra('div', {
  base: { width: '100%', maxWidth: '320px', gridRow: { lg: '1 / span 3' }, '& img': { width: '100%', height: 'auto' } },
});

/** Picture and words. The plate is green in both themes, so they always have the colours of the dark one. */
const Content = chakra(Grid, {
  base: {
    justifyItems: 'center',
    alignItems: 'center',
    rowGap: '4',
    columnGap: '13',
    paddingBlock: 'clamp(40px, 5vw, 68px)',
    paddingInline: 'clamp(20px, 5vw, 72px)',
    color: 'fg',
    textAlign: 'center',
  },
  variants: {
    pictured: {
      true: {
        lg: {
          gridTemplateColumns: '320px minmax(0, 1fr)',
          justifyItems: 'start',
          paddingInline: '13',
          textAlign: 'left',
        },
      },
    },
  },
});

interface ClosingCallProps {
  heading: string;
  text: string;
  picture?: PictureData | null;
}

/** The last call of a page, on a plate between two bands of stars. */
export const ClosingCall = ({ heading, text, picture }: ClosingCallProps) => (
  <SheetRow headingId="penutup">
    <Box breakInside="avoid" padding="1.5" bg="motif.ground" border="1px solid {colors.motif.line}">
      <Box border="1px solid {colors.motif.line}">
        {band}
        <Content className="dark" pictured={Boolean(picture)}>
          {picture && (
            <Drawing>
              <Picture picture={picture} sizes="320px" />
            </Drawing>
          )}
          <Heading
            id="penutup"
            alignSelf="end"
            maxWidth="20em"
            fontSize={{ base: 'closing', lg: picture ? 'h2' : 'closing' }}
          >
            {typeset(heading)}
          </Heading>
          <Text maxWidth="34em" fontSize="lead" lineHeight="1.5" color="fg.muted" textWrap="balance">
            {typeset(text)}
          </Text>
          <ButtonLink href={paths.download} alignSelf="start" width={{ base: '100%', sm: 'auto' }} marginTop="3">
            <DownloadIcon />
            {words.nav.download.app}
          </ButtonLink>
        </Content>
        {band}
      </Box>
    </Box>
  </SheetRow>
);
