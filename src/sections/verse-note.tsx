import { Khatim } from '../ui/ornament/khatim.tsx';
import { star } from '../ui/ornament/star.ts';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

const paper = '@media print';

const Note = styled('details', {
  // The star stands at the second line of the leaf, at 34.95 % of its height. Below xl the word is above the leaf, 44 px
  // high, so the star is 65.05 % of these lower. The pressed state has no transform, which would move the fixed cross
  // into the summary.
  '& summary': {
    position: { base: 'static', xl: 'absolute' },
    top: 'calc(34.95% - 22px)',
    left: 'calc(var(--margin) * -1 - 52px)',
    width: { xl: 'calc(var(--margin) + 59px)' },
    height: 'touch',
    display: { base: 'inline-flex', xl: 'flex' },
    justifyContent: 'space-between',
    alignItems: 'center',
    marginLeft: { base: 'calc(6.1% + 13px)', xl: '0' },
    paddingRight: { xl: '2.5' },
    color: 'gold',
    '&:active': { transform: 'none' },
    // A line joins word and star. Below xl it turns down into the margin of the leaf.
    _before: {
      layerStyle: 'painted',
      top: { base: '5.5', xl: '50%' },
      left: { base: 'max(14px, 6.1% - 14px)', xl: '158px' },
      right: { xl: '-17px' },
      width: { base: '3.5', xl: 'auto' },
      height: { base: 'calc(34.95% - 5px)', xl: '0' },
      borderTop: { base: '1px solid {colors.gold.line}', xl: '1px solid {colors.rule}' },
      borderLeft: { base: '1px solid {colors.gold.line}', xl: '0' },
    },
    '& span': {
      textStyle: 'caption',
      position: 'relative',
      fontSize: { base: 'ui', xl: 'sm' },
      whiteSpace: 'nowrap',
    },
    '& svg': {
      position: { base: 'absolute', xl: 'relative' },
      // Above the empty edge of the leaf.
      zIndex: '1',
      top: { base: 'calc(34.95% + 6.6px)', xl: '0' },
      left: { base: 'max(-8px, 6.1% - 36px)', xl: '0' },
      width: { base: 'touch', xl: '6' },
      padding: { base: '3', xl: '0' },
      overflow: 'visible',
    },
    '& path': { fill: { base: 'none', xl: 'bg' }, stroke: 'currentColor', strokeWidth: '1.6' },
    '& circle': { fill: 'currentColor' },
  },
  '&[open] summary': {
    '& path': { fill: 'currentColor' },
    '& circle': { fill: { base: 'surface.raised', xl: 'bg' } },
    // The cross closes the sheet. It is part of the summary, so it needs no script.
    _after: {
      content: '"×"',
      display: { xl: 'none' },
      position: 'fixed',
      zIndex: '41',
      right: '2.5',
      // The cross is at the top of the sheet. The script sets the height of the sheet.
      bottom: 'calc(var(--note, 54px) - 50px + env(safe-area-inset-bottom, 0px))',
      width: 'touch',
      height: 'touch',
      fontSize: '4xl',
      lineHeight: '44px',
      textAlign: 'center',
      color: 'fg.muted',
    },
    _before: { borderColor: 'gold.line' },
  },
  // The cross needs the height of the sheet, which without scripts is fixed.
  '@media (scripting: none)': {
    '--note': { base: '216px' },
    '& [role=note]': { height: { base: '216px', xl: 'auto' } },
  },
  // The note opens without a transition, because it cannot take the focus while its height moves.
  '&::details-content': { transition: 'none' },
  // On paper the note is a footnote.
  [paper]: { order: '1', marginTop: '4', '& summary': { display: 'none' } },
});

/** The note is in the margin beside the leaf, below xl a sheet at the foot of the screen, on paper below the leaf. */
const Text = styled('div', {
  position: { base: 'fixed', xl: 'absolute' },
  zIndex: '40',
  top: { xl: 'calc(34.95% + 22px)' },
  left: { base: '0', xl: 'calc(var(--margin) * -1 - 52px)' },
  right: { base: '0', xl: 'auto' },
  bottom: { base: '0', xl: 'auto' },
  width: { xl: '172px' },
  '& b': { textStyle: 'caption', color: 'gold', display: { xl: 'none' } },
  '& b svg': { layerStyle: 'noteStar' },
  '& p': { textStyle: 'aside', marginTop: { base: '2', xl: '0' } },
  '& > svg': { display: 'block', width: '100%', height: '46px', marginTop: { base: '3.5', xl: '1.5' } },
  '& small': { display: 'block', marginTop: '3', fontSize: 'caption', color: 'fg.muted' },
  // Only text of a very large size is higher. It scrolls.
  maxHeight: { base: '75%', xl: 'none' },
  overflowY: { base: 'auto', xl: 'visible' },
  paddingTop: { base: '4.5', xl: '0' },
  paddingInline: { base: '5', xl: '0' },
  paddingBottom: { base: 'calc(18px + env(safe-area-inset-bottom, 0px))', xl: '0' },
  bg: { base: 'surface.raised', xl: 'transparent' },
  borderTop: { base: '1px solid {colors.gold.line}', xl: '0' },
  boxShadow: { base: 'inset 0 4px 0 {colors.surface.raised}, inset 0 5px 0 {colors.rule}', xl: 'none !important' },
  '&:focus-visible': { outlineOffset: { base: '-3px', xl: '2px' } },
  animation: 'rise .2s {easings.ink}',
  [paper]: { position: 'static', width: 'auto', padding: '0', border: '0' },
  // In the margin a written note covers the gloss.
  variants: { written: { true: { xl: { bottom: '0', bg: 'bg' } } } },
});

const bars = 'M0 4h100M0 23h94M0 42h58';

/**
 * A word and a star beside a verse of the leaf open the note of that verse in the margin. Until the publisher has
 * written a note, builds of examples show three bars, as in the pictures of the app. src/client/notes.ts handles Escape.
 */
export const VerseNote = ({ verse, text }: { verse: number; text: string | null }) => (
  <Note>
    <summary>
      <span>{words.home.openNote(verse)}</span>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={star(10.6)} />
        <circle r="2.1" />
      </svg>
    </summary>
    <Text written={text !== null} role="note" tabIndex={-1} aria-label={words.home.noteOf(verse)}>
      <b aria-hidden="true">
        <Khatim size={15} /> {words.home.noteOf(verse)}
      </b>
      {text === null ? (
        <svg viewBox="0 0 100 46" preserveAspectRatio="none" role="img" aria-label={words.home.noteMissing}>
          <path d={bars} stroke="currentColor" strokeWidth="8" opacity=".3" />
        </svg>
      ) : (
        <p>{typeset(text)}</p>
      )}
      <small>{words.home.publisherNote}</small>
    </Text>
  </Note>
);
