import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { typeset } from './typeset.tsx';

const line = (color: 'rule' | 'gold.line', edge: string) =>
  `linear-gradient({colors.${color}}, {colors.${color}}) ${edge} 0/1px 100% no-repeat` as const;
/** Drawn 300 px higher than the sheet, so that the rules continue behind the header and a notice. */
const ruled = { content: '""', position: 'absolute', top: '-300px', bottom: '0', pointerEvents: 'none' } as const;

/** A ruled text block with notes in its margin (docs/design.md#the-sheet). Below xl it has no margin. */
export const Sheet = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'sheet',
    marginInline: 'auto',
    paddingInline: 'var(--gutter)',
    xl: {
      _before: {
        ...ruled,
        left: 'calc(var(--gutter) + var(--margin))',
        right: 'var(--gutter)',
        background: `${line('rule', '0')},${line('rule', '4px')},${line('rule', '100%')},${line('rule', 'calc(100% - 4px)')}`,
      },
    },
    // The sheet has its own ground, which also lies behind the header, and edges in place of the right rules.
    '2xl': {
      bg: 'bg',
      boxShadow: '0 -300px 0 {colors.bg}',
      _before: { right: 'auto', width: '5px' },
      _after: {
        ...ruled,
        insetInline: '0',
        zIndex: 'sheetEdge',
        background: `${line('gold.line', '0')},${line('rule', '5px')},${line('gold.line', '100%')},${line('rule', 'calc(100% - 5px)')}`,
      },
    },
  },
});

/**
 * A row of the sheet: margin and body. Pass other spacing as props (`xl={{ paddingTop }}`): Chakra merges nested values in
 * place (`mergeCva`), so `chakra(Row, …)` would change those of this recipe, and with it the rows of all pages.
 */
export const Row = chakra('section', {
  base: {
    position: 'relative',
    display: { xl: 'grid' },
    gridTemplateColumns: 'var(--margin) minmax(0, 1fr)',
    paddingTop: { base: '12', xl: '88px', _print: '4' },
    paddingBottom: { base: '12', xl: '88px', _print: '4' },
    columnGap: { _print: '0' },
  },
  variants: {
    /** Follows another row: a hairline on top, and a knot where it crosses the rules of the margin. */
    follows: {
      true: {
        gridTemplateRows: 'auto 1fr',
        paddingTop: { base: '4', xl: '88px', _print: '4' },
        xl: {
          borderTop: '1px solid {colors.border}',
          _before: {
            layerStyle: 'crossing',
            left: 'calc(var(--margin) + 2.5px)',
            zIndex: '1',
            width: '6.5',
            height: '6.5',
          },
        },
        // The hairline reaches the edges of the sheet.
        '2xl': {
          _after: {
            layerStyle: 'overlay',
            top: '-1px',
            insetInline: 'calc(6px - var(--gutter))',
            height: '1px',
            bg: 'border',
          },
        },
      },
    },
    /** Less padding, which groups this row with its neighbours. */
    compact: {
      true: { paddingTop: { base: '4', xl: '10', _print: '4' }, paddingBottom: { base: '8', xl: '10', _print: '4' } },
    },
    /** Begins a page without a head, so it keeps clear of the header. */
    first: { true: { paddingTop: { base: '24', xl: '30' } } },
    /** Begins a page. Titles beside an emblem stand at one height on all pages. */
    besideEmblem: { true: { paddingTop: { base: '84px', xl: '116px' } } },
  },
});

const bodyColumn = {
  minWidth: '0',
  gridColumn: { xl: '2' },
  paddingLeft: { xl: '13' },
  paddingRight: { xl: '13', '2xl': '2' },
} as const;

export const Body = chakra('div', { base: bodyColumn });

const Heading = chakra('h2', { base: bodyColumn });

export const Margin = chakra('div', {
  base: { minWidth: '0', breakAfter: 'avoid', paddingRight: { xl: '7' }, marginBottom: { base: '3', xl: '0' } },
});

/** A note in the margin. */
export const Gloss = chakra('p', {
  base: {
    textStyle: 'aside',
    display: { base: 'none', xl: 'block' },
    gridArea: { xl: '1 / 1 / span 2' },
    marginTop: { base: '2', xl: '1.5' },
    paddingRight: { xl: '7' },
    textWrap: 'balance',
    color: 'fg.muted',
  },
  variants: { belowXl: { true: { display: 'block' } } },
});

const Note = chakra('div', { base: { gridArea: { xl: '1 / 1 / span 2' }, minWidth: '0', paddingRight: { xl: '7' } } });

export const Lead = chakra('p', { base: { textStyle: 'lead', marginTop: '4', maxWidth: '38em', color: 'fg.muted' } });

/** The heading of a section, and the note in its margin (docs/glossary.md). */
export interface SectionHead {
  gloss?: string | null | undefined;
  heading: string;
}

interface SheetRowProps extends ComponentProps<typeof Row> {
  gloss?: ReactNode;
  heading?: string;
  /** The id of the heading, which names the section. Without `heading`, a heading among the children has this id. */
  headingId: string;
  /** For a page with a small title, whose headings must not be larger than it. */
  headingSize?: HTMLChakraProps<'h2'>['fontSize'];
  first?: boolean;
  /** Below xl the gloss stands under the heading, because visitors need it. Other glosses are not shown there. */
  glossBelowXl?: boolean;
  /** Stands in the margin in place of a gloss, below xl under the text. */
  note?: ReactNode;
  children?: ReactNode;
}

export function SheetRow({
  headingId,
  gloss,
  heading,
  headingSize,
  first = false,
  glossBelowXl,
  note,
  children,
  ...row
}: SheetRowProps) {
  const text = typeof gloss === 'string' ? typeset(gloss) : gloss;
  return (
    <Row aria-labelledby={headingId} first={first} follows={!first} {...row}>
      {heading && (
        <Heading id={headingId} fontSize={headingSize}>
          {typeset(heading)}
        </Heading>
      )}
      {text && <Gloss belowXl={glossBelowXl}>{text}</Gloss>}
      <Body>{children}</Body>
      {note && <Note>{note}</Note>}
    </Row>
  );
}
