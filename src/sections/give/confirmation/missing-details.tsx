import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import type { PageContents } from '../../../page-contents.ts';
import { paths } from '../../../page-table.ts';
import { ButtonLink, ButtonNewTab } from '../../../ui/button.tsx';
import { WhatsappIcon } from '../../../ui/icons.tsx';
import { RuledFrame } from '../../../ui/ruled-frame.tsx';
import { Body, Row } from '../../../ui/sheet.tsx';
import { confirmationWords } from '../../../words/confirmation.ts';

const Title = chakra('h1', {
  base: { textStyle: 'heading', fontSize: { base: '6xl', md: 'page' }, lineHeight: '1.15' },
});

/** Large, because a second transfer is the worst that can happen here. */
const Warning = chakra('p', {
  base: {
    textStyle: 'heading',
    marginTop: { base: '4', md: '5' },
    paddingBlock: '4',
    borderBlock: '1px solid {colors.gold.line}',
    fontSize: { base: '3xl', md: '5xl' },
    textWrap: 'balance',
  },
});

const Way = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '2' },
  variants: {
    follows: {
      false: { paddingRight: { md: '9' } },
      true: {
        paddingTop: { base: '5', md: '0' },
        paddingLeft: { md: '9' },
        borderTop: { base: '1px solid {colors.rule}', md: '0' },
        borderLeft: { md: '1px solid {colors.rule}' },
      },
    },
  },
});
const WayTitle = chakra('h2', { base: { fontSize: '3xl', lineHeight: '1.25' } });
const WayText = chakra('p', { base: { flex: '1', paddingBottom: '2', lineHeight: '1.5', color: 'fg.muted' } });

interface Props {
  content: PageContents['confirmation'];
  /** A link to the chat that reports a transfer. */
  chatLink: string;
  /** True before React runs. The HTML then also has the page with details and its h1, so this title is a heading by role. */
  isPending?: boolean;
}

/** The confirmation page without details (docs/what-the-site-does.md#confirmation-page). */
export function MissingDetails({ content: { oops }, chatLink, isPending = false }: Props) {
  const { title, text, action, chat } = confirmationWords.oops;
  const id = isPending ? 'belum-ada-rincian' : 'tidak-ada-rincian';
  return (
    <Row first aria-labelledby={id}>
      <Body>
        <RuledFrame paddingBlock={{ base: '7', md: '12' }} paddingInline={{ base: '5.5', md: '12' }}>
          {isPending ? (
            <Title as="div" id={id} role="heading" aria-level={1}>
              {title}
            </Title>
          ) : (
            <Title id={id} tabIndex={-1}>
              {title}
            </Title>
          )}
          <Text marginTop="2" lineHeight="1.5" color="fg.muted">
            {text}
          </Text>
          <Warning>{oops.warning}</Warning>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
            gap={{ base: '5', md: '0' }}
            marginTop={{ base: '5', md: '8' }}
          >
            <Way follows={false}>
              <WayTitle>{oops.transferredHeading}</WayTitle>
              <WayText>{oops.transferredText}</WayText>
              <ButtonNewTab full href={chatLink}>
                <WhatsappIcon />
                {chat}
              </ButtonNewTab>
            </Way>
            <Way follows>
              <WayTitle>{oops.notYetHeading}</WayTitle>
              <WayText>{oops.notYetText}</WayText>
              <ButtonLink full variant="line" href={paths.donation}>
                {action}
              </ButtonLink>
            </Way>
          </Grid>
          {/* Below the ways, so that a phone shows both of them at once. */}
          <Box maxWidth="560px" marginTop={{ base: '6', md: '9' }} lineHeight="1.5" color="fg.muted">
            <p>{oops.why}</p>
            <chakra.a layerStyle="touchLink" color="accent" href={`${paths.contact}#rekening-resmi`}>
              {oops.contactLabel}
            </chakra.a>
          </Box>
        </RuledFrame>
      </Body>
    </Row>
  );
}
