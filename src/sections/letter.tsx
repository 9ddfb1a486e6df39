import type { PageContents } from '../page-contents.ts';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Jadwal, SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

const Frame = chakra(Jadwal, {
  base: {
    display: { xl: 'grid' },
    // Keeps the stars clear of the gloss above.
    marginTop: { base: '7', xl: '0' },
    gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
    columnGap: '9',
    paddingBlock: { base: '7', xl: '11' },
    paddingInline: { base: '5.5', xl: '10' },
  },
});

const Head = chakra('div', {
  base: {
    display: { base: 'flex', xl: 'grid' },
    alignItems: 'center',
    alignContent: 'start',
    gap: { base: '4', xl: '5' },
    paddingBottom: { base: '5', xl: '0' },
    borderBottom: { base: '1px solid {colors.rule}', xl: '0' },
    '& svg': { flex: 'none', width: { base: '16', xl: '100%' }, height: 'auto' },
    // In both themes the medallion is a drawing of lines on the letter's own ground.
    '--c-colors-motif-ground': '{colors.surface}',
    '& h2': { lineHeight: '1.2', fontSize: { xl: 'feature' } },
  },
});

const Text = chakra('div', {
  base: {
    position: 'relative',
    paddingTop: { base: '5', xl: '0' },
    paddingLeft: { xl: '9' },
    borderLeft: { xl: '1px solid {colors.rule}' },
    xl: {
      _before: { content: '""', position: 'absolute', left: '3px', top: '0', bottom: '0', width: '1px', bg: 'rule' },
    },
    '& > div p': {
      maxWidth: { xl: '29em' },
      fontFamily: 'heading',
      fontSize: { base: 'md', md: 'xl' },
      lineHeight: '1.6',
      color: 'fg',
    },
    // An initial of three lines.
    '& > div p:not(* + *)::first-letter': {
      float: 'left',
      marginLeft: '-.05em',
      paddingTop: '.024em',
      fontSize: 'dropCap',
      fontWeight: '400',
      lineHeight: '.72',
    },
  },
});

const Signature = chakra('p', {
  base: {
    textStyle: 'heading',
    fontSize: '2xl',
    marginTop: { base: '7', xl: '9' },
    textAlign: { xl: 'right' },
    _before: {
      content: '""',
      display: 'block',
      width: '24',
      height: '1',
      marginBottom: '3.5',
      marginLeft: { xl: 'auto' },
      borderBlock: '1px solid {colors.gold.line}',
    },
  },
});

/** The translator's foreword as a letter in its frame. */
export function Letter({ heading, body, signature }: PageContents['about']['foreword']) {
  return (
    <SheetRow id="pengantar">
      <Frame>
        <Head>
          <Syamsah size={112} />
          <h2 id="pengantar">{typeset(heading)}</h2>
        </Head>
        <Text>
          <RichText value={body} />
          <Signature>{signature}</Signature>
        </Text>
      </Frame>
    </SheetRow>
  );
}
