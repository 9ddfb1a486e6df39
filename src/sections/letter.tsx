import { chakra, Flex, Grid } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Jadwal, SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

const Medallion = chakra('div', {
  base: {
    flex: 'none',
    width: { base: '16', xl: '28' },
    // In both themes the medallion is a drawing of lines on the letter's own ground.
    '--c-colors-motif-ground': '{colors.surface}',
    '& svg': { width: '100%', height: 'auto' },
  },
});

const Body = chakra('div', {
  base: {
    '& p': {
      maxWidth: { xl: '29em' },
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      lineHeight: '1.6',
      color: 'fg',
    },
    // An initial of three lines.
    '& p:first-of-type::first-letter': {
      float: 'left',
      marginLeft: '-.05em',
      paddingTop: '.024em',
      fontSize: 'dropCap',
      fontWeight: '400',
      lineHeight: '.72',
      color: 'gold',
    },
  },
});

const rule = { content: '""', display: 'block' } as const;

/** The translator's foreword as a letter in its frame. */
export const Letter = ({ heading, body, signature }: PageContents['about']['foreword']) => (
  <SheetRow id="pengantar">
    <Jadwal
      display={{ xl: 'grid' }}
      gridTemplateColumns="minmax(0, 200px) minmax(0, 1fr)"
      columnGap="9"
      paddingBlock={{ base: '7', xl: '11' }}
      paddingInline={{ base: '5.5', xl: '10' }}
    >
      <Flex
        direction={{ xl: 'column' }}
        align={{ base: 'center', xl: 'start' }}
        gap={{ base: '4', xl: '5' }}
        paddingBottom={{ base: '5', xl: '0' }}
        borderBottom={{ base: '1px solid {colors.rule}', xl: '0' }}
      >
        <Medallion>
          <Syamsah size={112} />
        </Medallion>
        <chakra.h2 id="pengantar" fontSize={{ xl: 'feature' }} lineHeight="1.2">
          {typeset(heading)}
        </chakra.h2>
      </Flex>
      <Grid
        position="relative"
        paddingTop={{ base: '5', xl: '0' }}
        paddingLeft={{ xl: '9' }}
        borderLeft={{ xl: '1px solid {colors.rule}' }}
        _before={{ xl: { ...rule, position: 'absolute', left: '3px', insetBlock: '0', width: '1px', bg: 'rule' } }}
      >
        <Body>
          <RichText value={body} />
        </Body>
        <chakra.p
          textStyle="heading"
          fontSize="2xl"
          marginTop={{ base: '7', xl: '9' }}
          textAlign={{ xl: 'right' }}
          _before={{
            ...rule,
            width: '24',
            height: '1',
            marginBottom: '3.5',
            marginLeft: { xl: 'auto' },
            borderBlock: '1px solid {colors.gold.line}',
          }}
        >
          {signature}
        </chakra.p>
      </Grid>
    </Jadwal>
  </SheetRow>
);
