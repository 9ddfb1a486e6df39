import type { PageContents } from '../page-contents.ts';
import { Syamsah } from '../ui/ornament/syamsah.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Jadwal, SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';

const Frame = styled(Jadwal, {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)',
  columnGap: '11',
  paddingTop: { base: '7', md: '11' },
  paddingInline: { base: '5.5', md: '10' },
  paddingBottom: { base: '7.5', md: '12' },
});

const Head = styled('div', {
  display: { base: 'flex', md: 'grid' },
  alignItems: 'center',
  alignContent: 'start',
  gap: { base: '4', md: '5' },
  paddingBottom: { base: '5', md: '0' },
  borderBottom: { base: '1px solid {colors.rule}', md: '0' },
  '& svg': { flex: 'none', width: { base: '16', md: '28' }, height: 'auto', marginLeft: { md: '-3' } },
  '& h2': { fontSize: '3xl', lineHeight: '1.2' },
});

const Text = styled('div', {
  position: 'relative',
  paddingTop: { base: '5', md: '0' },
  paddingLeft: { md: '11' },
  borderLeft: { md: '1px solid {colors.rule}' },
  md: {
    _before: { content: '""', position: 'absolute', left: '3px', top: '0', bottom: '0', width: '1px', bg: 'rule' },
  },
  '& p': {
    maxWidth: '29em',
    fontFamily: 'heading',
    fontSize: { base: 'md', md: 'xl' },
    lineHeight: '1.6',
    color: 'fg',
  },
  // A versal of three lines.
  '& p:not(* + *)::first-letter': {
    float: 'left',
    paddingTop: '.024em',
    fontSize: 'versal',
    fontWeight: '500',
    lineHeight: '.72',
    color: 'gold',
  },
});

const Signature = styled('p', {
  '&&': { textStyle: 'fact', marginTop: { base: '7', md: '8' }, textAlign: { md: 'right' } },
  _before: {
    content: '""',
    display: 'block',
    width: '24',
    height: '1',
    marginBottom: '3.5',
    marginLeft: { md: 'auto' },
    borderBlock: '1px solid {colors.gold.line}',
  },
});

/** The translator's foreword as a letter in its frame. */
export function Letter({ mark, gloss, heading, body, signature }: PageContents['about']['foreword']) {
  return (
    <SheetRow id="pengantar" label={mark} aside={gloss}>
      <Frame>
        <Head>
          <Syamsah size={112} />
          <h2>{typeset(heading)}</h2>
        </Head>
        <Text>
          <RichText value={body} />
          <Signature>{signature}</Signature>
        </Text>
      </Frame>
    </SheetRow>
  );
}
