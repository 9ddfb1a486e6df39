import type { ReactNode } from 'react';
import { Emblem, type EmblemName } from './ornament/emblem.tsx';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { typeset } from './typeset.tsx';

const rule = (edge: string) => `linear-gradient({colors.rule}, {colors.rule}) ${edge} 0/1px 100% no-repeat` as const;

/** A ruled text block with labels and notes in its margin (docs/design.md#the-sheet). Below xl it has no margin. */
export const Sheet = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    xl: {
      _before: {
        layerStyle: 'painted',
        // The rules reach behind the header, across a notice between the two.
        top: '-300px',
        bottom: '0',
        left: 'calc(var(--gutter) + var(--margin))',
        right: 'var(--gutter)',
        pointerEvents: 'none',
        background: `${rule('0')},${rule('4px')},${rule('100%')},${rule('calc(100% - 4px)')}`,
      },
    },
  },
});

const Row = chakra('section', {
  base: {
    layerStyle: 'row',
  },
  variants: {
    first: { true: { paddingTop: { base: '24', xl: '30' } } },
    quiet: {
      true: {
        '@media (max-width: 1279.98px)': {
          'section + &': { paddingTop: '5' },
        },
      },
    },
  },
});

export const Margin = chakra('div', { base: { layerStyle: 'margin' } });

/** The name of a section stays visible beside it. */
const RowMargin = chakra(Margin, {
  base: {
    alignSelf: { xl: 'start' },
    position: { xl: 'sticky' },
    top: { xl: '104px' },
  },
  variants: {
    // The name is on one line with the heading: its first line, or its last, if a longer name could reach a gloss.
    headed: {
      alone: { xl: { paddingTop: '5', top: '84px' } },
      glossed: { xl: { display: 'flex', alignItems: 'flex-end', height: '11', top: '84px' } },
    },
  },
});

export const Body = chakra('div', { base: { layerStyle: 'body' } });

/** Below xl the mark is a line of star, name and rule. */
const markStyle: SystemStyleObject = {
  layerStyle: 'lineWithName',
  textStyle: 'label',
  gap: '2.5',
  _before: {
    content: '""',
    width: '5',
    height: '5',
    background: 'var(--knot) center/26px no-repeat',
    display: { xl: 'none' },
  },
  _after: { marginLeft: '1', display: { xl: 'none' } },
};
const Mark = chakra('p', { base: markStyle });
const MarkHeading = chakra('h2', { base: markStyle });

export const Aside = chakra('p', {
  base: {
    textStyle: 'aside',
    marginTop: { base: '2', xl: '3.5' },
    color: 'fg.muted',
  },
});

const HeadMargin = chakra(Margin, {
  base: {
    display: { base: 'none', xl: 'block' },
    '& .emblem': { marginTop: '-2.5' },
  },
});

/** The margin of a head whose emblem and gloss show only from xl on. */
export const EmblemMargin = ({ emblem, gloss }: { emblem: EmblemName; gloss: string }) => (
  <HeadMargin>
    <Emblem name={emblem} />
    {gloss && <Aside>{typeset(gloss)}</Aside>}
  </HeadMargin>
);

/** The gloss of a heading stands after it, and from xl on beside the text below it, in the margin. */
const Gloss = chakra(Aside, {
  base: {
    marginBottom: '5',
    xl: {
      float: 'left',
      position: 'sticky',
      top: '142px',
      // Without this, axe reports that the row covers the float.
      zIndex: '1',
      width: 'calc(var(--margin) - 28px)',
      marginTop: '3',
      marginLeft: 'calc(-52px - var(--margin))',
    },
  },
  variants: { brief: { true: { display: { base: 'none', xl: 'block' } } } },
});

export const Lead = chakra('p', { base: { textStyle: 'lead', marginTop: '4', maxWidth: '38em', color: 'fg.muted' } });

/** The name, the note and the heading of a section (docs/glossary.md). */
export interface SectionCopy {
  mark: string;
  gloss: string;
  heading: string;
}

interface SheetRowProps {
  /** The id of the heading, which names the section. */
  id: string;
  mark: ReactNode;
  gloss?: ReactNode;
  heading?: string;
  lead?: string;
  /** The row is the first of a page without a head, so it keeps clear of the header. */
  first?: boolean;
  /** Below xl mark and heading are visually hidden, so that the content of the section comes first. */
  quiet?: boolean;
  /** The mark is the heading of the section. */
  titled?: boolean;
  /** The gloss only repeats the heading, so it is hidden below xl. */
  brief?: boolean;
  children?: ReactNode;
}

export function SheetRow({ id, mark, gloss, heading, lead, first, quiet, titled, brief, children }: SheetRowProps) {
  const Name = titled ? MarkHeading : Mark;
  const note = typeof gloss === 'string' ? typeset(gloss) : gloss;
  return (
    <Row aria-labelledby={id} first={first} quiet={quiet}>
      <RowMargin headed={heading && !quiet ? (gloss ? 'glossed' : 'alone') : undefined}>
        <Name id={heading ? undefined : id}>{mark}</Name>
        {note && !heading && <Aside>{note}</Aside>}
      </RowMargin>
      <Body>
        {heading && (
          <h2 id={id} data-name="">
            {typeset(heading)}
          </h2>
        )}
        {note && heading && <Gloss brief={brief}>{note}</Gloss>}
        {lead && <Lead>{typeset(lead)}</Lead>}
        {children}
      </Body>
    </Row>
  );
}

/** Put it below the first screen: the build links the styles of all later elements here (docs/decisions/wide-styles.md). */
export const LateStyles = () => (
  <div hidden data-late="">
    {''}
  </div>
);

export const Jadwal = chakra('div', { base: { layerStyle: 'jadwal' } });
