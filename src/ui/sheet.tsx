import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { Khatim } from './khatim.tsx';
import { Syamsah } from './syamsah.tsx';
import { typeset } from './typeset.tsx';

const twoRules = (edge: string) => `linear-gradient({colors.rule}, {colors.rule}) ${edge} 0/1px 100% no-repeat`;

/** One ruled text block with a speaking margin (design.md section 6). Rules and margin from xl. */
export const Sheet = chakra('div', {
  base: {
    '--margin': { base: '0px', xl: '200px' },
    position: 'relative',
    maxWidth: '1240px',
    marginInline: 'auto',
    paddingInline: '20px',
    xl: {
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        bottom: '0',
        left: 'calc(20px + var(--margin))',
        right: '20px',
        pointerEvents: 'none',
        background: [twoRules('0'), twoRules('4px'), twoRules('100%'), twoRules('calc(100% - 4px)')].join(','),
      },
    },
  },
});

/**
 * A row of the sheet: `[margin | matter]`, a hairline on top and a knot where it crosses the rules. A
 * function, because `chakra(Row, …)` would write into the nested objects of Row (Chakra 3.37).
 */
export const rowStyles = () =>
  ({
    position: 'relative',
    display: { base: 'block', xl: 'grid' },
    gridTemplateColumns: 'var(--margin) minmax(0, 1fr)',
    paddingBlock: { base: '56px', xl: '88px' },
    'section + &': {
      paddingTop: { base: '24px', xl: '88px' },
      borderTop: { base: '0', xl: '1px solid {colors.border}' },
      xl: {
        _before: {
          content: '""',
          position: 'absolute',
          left: 'calc(var(--margin) + 2.5px)',
          top: '-.5px',
          width: '26px',
          height: '26px',
          translate: '-50% -50%',
          background: 'var(--knot) center/contain no-repeat',
        },
      },
    },
  }) as const;

const Row = chakra('section', {
  base: rowStyles(),
  variants: { first: { true: { paddingTop: { base: '96px', xl: '120px' } } } },
});

export const marginStyles = () => ({
  minWidth: '0',
  paddingRight: { xl: '28px' },
  marginBottom: { base: '20px', xl: '0' },
});

const Margin = chakra('div', { base: marginStyles() });

export const matterStyles = () => ({ minWidth: '0', paddingInline: { xl: '52px' } });

const Matter = chakra('div', { base: matterStyles() });

/** The section's name in the margin; below xl a line: star, name, rule to the edge. */
const Mark = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontFamily: 'heading',
    fontWeight: '500',
    fontSize: '1.1875rem',
    lineHeight: '1.25',
    color: 'gold',
    '& svg': { flex: 'none', display: { xl: 'none' } },
    _after: { content: '""', flex: '1', height: '1px', marginLeft: '4px', bg: 'rule', display: { xl: 'none' } },
  },
});

export const Gloss = chakra('p', {
  base: {
    marginTop: { base: '8px', xl: '14px' },
    fontSize: 'note',
    lineHeight: '1.5',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600' },
  },
});

export const Lead = chakra('p', {
  base: { marginTop: '16px', maxWidth: '38em', fontSize: 'lead', lineHeight: '1.55', color: 'fg.muted' },
});

interface SheetRowProps {
  /** Of the heading; the section is named by it. */
  id: string;
  mark: string;
  gloss?: string;
  heading?: string;
  lead?: string;
  /** The page has no head: keeps clear of the header bar. */
  first?: boolean;
  children?: ReactNode;
}

export function SheetRow({ id, mark, gloss, heading, lead, first = false, children }: SheetRowProps) {
  return (
    <Row aria-labelledby={id} first={first}>
      <Margin>
        <Mark id={heading ? undefined : id}>
          <Khatim size={20} />
          {mark}
        </Mark>
        {gloss && <Gloss>{typeset(gloss)}</Gloss>}
      </Margin>
      <Matter>
        {heading && <h2 id={id}>{typeset(heading)}</h2>}
        {lead && <Lead>{typeset(lead)}</Lead>}
        {children}
      </Matter>
    </Row>
  );
}

const HeadRow = chakra('section', {
  base: { ...rowStyles(), paddingTop: { base: '92px', xl: '132px' }, paddingBottom: { base: '40px', xl: '64px' } },
});

const HeadMargin = chakra('div', {
  base: {
    ...marginStyles(),
    display: { base: 'flex', xl: 'block' },
    alignItems: 'center',
    gap: '14px',
    marginBottom: { base: '16px', xl: '0' },
    '& .syamsah': { flex: 'none', marginTop: { xl: '-10px' } },
    '& .syamsah:first-of-type': { display: { base: 'none', xl: 'block' } },
    '& .syamsah:last-of-type': { display: { xl: 'none' }, marginLeft: '-9px' },
    _after: {
      content: '""',
      flex: '1',
      height: '4px',
      borderBlock: '1px solid {colors.rule}',
      display: { xl: 'none' },
    },
  },
});

/** The head of an inner page: medallion, h1 (focus target of a route change), lead. */
export const PageHead = memo(function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <HeadRow aria-labelledby="judul">
      <HeadMargin>
        <Syamsah size={116} />
        <Syamsah size={72} />
      </HeadMargin>
      <Matter>
        <h1 id="judul" tabIndex={-1}>
          {typeset(title)}
        </h1>
        <Lead>{typeset(lead)}</Lead>
      </Matter>
    </HeadRow>
  );
});
