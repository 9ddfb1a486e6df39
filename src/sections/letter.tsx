import { chakra, Heading, Text } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { RichText } from '../ui/rich-text.tsx';
import { RuledFrame } from '../ui/ruled-frame.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';

const rule = { content: '""', display: 'block' } as const;

const LetterText = chakra('div', {
  base: {
    position: 'relative',
    gridArea: { xl: '1 / 2 / span 2' },
    paddingTop: { base: '5', xl: '0' },
    paddingLeft: { xl: '9' },
    borderLeft: { xl: '1px solid {colors.rule}' }, // with the line of `_before` a double rule
    _before: { xl: { ...rule, position: 'absolute', left: '3px', insetBlock: '0', width: '1px', bg: 'rule' } },
    '& p': {
      maxWidth: { xl: '29em' },
      fontFamily: 'heading',
      fontSize: { base: 'xl', md: '3xl' },
      lineHeight: '1.6',
      color: 'fg',
    },
    // An initial of three lines.
    '& p:first-of-type::first-letter': {
      float: 'left',
      marginLeft: '-.05em',
      paddingTop: '.024em',
      fontSize: '6.02em',
      fontWeight: '400',
      lineHeight: '.72',
      color: 'gold',
    },
  },
});

/** The translator's foreword as a letter in its frame. From xl on title and name stand beside the text. */
export const Letter = ({ heading, body, signature }: PageContents['about']['foreword']) => (
  <SheetRow headingId="pengantar">
    <RuledFrame
      display={{ xl: 'grid' }}
      gridTemplateColumns="minmax(0, 200px) minmax(0, 1fr)"
      gridTemplateRows="auto 1fr"
      columnGap="9"
      paddingBlock={{ base: '7', xl: '11' }}
      paddingInline={{ base: '5.5', xl: '10' }}
    >
      <Heading
        id="pengantar"
        paddingBottom={{ base: '5', xl: '0' }}
        borderBottom={{ base: '1px solid {colors.rule}', xl: '0' }}
        fontSize={{ xl: 'feature' }}
        lineHeight="1.2"
      >
        {typeset(heading)}
      </Heading>
      <LetterText>
        <RichText value={body} />
      </LetterText>
      <Text
        textStyle="heading"
        alignSelf="end"
        fontSize="4xl"
        // The line of the signature ends with the last line of the text.
        lineHeight={{ xl: '1.55' }}
        marginTop={{ base: '7', xl: '0' }}
        _before={{
          ...rule,
          width: '24',
          height: '1',
          marginBottom: '3.5',
          borderBlock: '1px solid {colors.gold.line}',
        }}
      >
        {signature}
      </Text>
    </RuledFrame>
  </SheetRow>
);
