import { Box, chakra, Flex } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { addressLine } from '../transaction/one-line.ts';
import { ButtonNewTab } from '../ui/button.tsx';
import { FrameParts } from '../ui/frame-parts.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { typeset } from '../ui/typeset.tsx';
import { pageWords } from '../words/pages.ts';

const Frame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '4 / 3',
    border: '1px solid {colors.border.strong}',
    bg: 'bg.sunken',
    '& iframe': { display: 'block', width: '100%', height: '100%', border: '0' },
    _print: { display: 'none' },
  },
});

interface Props extends Pick<PageContents['contact'], 'map'> {
  address: string;
}

/** The address, and the map of another site: a frame that may fail (src/client/handle-frames.ts), and one link. */
export function ContactMap({ map, address }: Props) {
  const { loading, failed, open } = pageWords.contact.map;
  return (
    <figure data-frame="">
      <Frame data-scripts="">
        <FrameParts
          url={map.embedUrl}
          title={map.title}
          sandbox="allow-scripts allow-same-origin allow-popups"
          loading={loading}
          failed={
            <>
              <p>{failed}</p>
              <ButtonNewTab variant="line" size="sm" href={map.linkUrl}>
                {open}
              </ButtonNewTab>
            </>
          }
        />
      </Frame>
      <Flex as="figcaption" wrap="wrap" align="center" justify="space-between" columnGap="4" lineHeight="1.35">
        <Box flex="1 1 12em" paddingTop="2" textWrap="balance">
          {typeset(addressLine(address))}
        </Box>
        <div data-when="loading loaded">
          <NewTabLink href={map.linkUrl}>{open}</NewTabLink>
        </div>
      </Flex>
    </figure>
  );
}
