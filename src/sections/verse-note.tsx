import { Khatim } from '../ui/ornament/khatim.tsx';
import { star } from '../ui/ornament/star.ts';
import { styled } from '../ui/styled.ts';
import { typeset } from '../ui/typeset.tsx';
import { words } from '../words.ts';

/** The second line of the leaf, and the star beside it. Without a transform, so that the closing cross can be fixed. */
const line = 'calc(34.95% - 22px)';
const paper = '@media print';

const Note = styled('details', {
  '& summary': {
    position: 'absolute',
    top: line,
    left: { base: '-2', sm: '-3', xl: 'calc(var(--margin) * -1 - 52px)' },
    width: { base: 'touch', xl: 'calc(var(--margin) + 59px)' },
    height: 'touch',
    display: 'flex',
    justifyContent: { base: 'center', xl: 'space-between' },
    alignItems: 'center',
    paddingRight: { xl: '2.5' },
    listStyle: 'none',
    cursor: 'pointer',
    color: 'gold',
    '&::-webkit-details-marker': { display: 'none' },
    '&:active': { transform: 'none' },
    // The word leads to the star from xl on; below it is only read aloud.
    '& span': {
      textStyle: 'caption',
      position: { base: 'absolute', xl: 'static' },
      width: { base: '1px', xl: 'auto' },
      height: { base: '1px', xl: 'auto' },
      overflow: { base: 'hidden', xl: 'visible' },
      clipPath: { base: 'inset(50%)', xl: 'none' },
    },
    '& svg': {
      position: 'relative',
      width: { base: '5', xl: '6' },
      height: 'auto',
      overflow: 'visible',
      animation: 'beat .5s .6s {easings.ink}',
    },
    '& path': { fill: 'bg', stroke: 'currentColor', strokeWidth: '1.6' },
    '& circle': { fill: 'currentColor' },
    // From the leaf across the double rule to the margin.
    xl: {
      _before: {
        content: '""',
        position: 'absolute',
        left: '158px',
        right: '-7.5',
        top: '50%',
        height: '1px',
        bg: 'rule',
      },
    },
  },
  '&[open] summary': {
    '& path': { fill: 'currentColor' },
    '& circle': { fill: 'bg' },
    // A cross in the sheet that closes it: part of the summary, so that it needs no script.
    _after: {
      content: '"×"',
      display: { xl: 'none' },
      position: 'fixed',
      zIndex: '41',
      right: '2.5',
      bottom: 'calc(10px + env(safe-area-inset-bottom, 0px))',
      width: 'touch',
      height: 'touch',
      fontSize: '4xl',
      lineHeight: '44px',
      textAlign: 'center',
      color: 'fg.muted',
    },
    xl: { _before: { bg: 'gold.line' } },
  },
  // At once: while its height moves, a note cannot take the focus.
  '&::details-content': { transition: 'none' },
  // A footnote.
  [paper]: { marginTop: '4', '& summary': { display: 'none' } },
});

/** Beside the leaf in the margin; below xl a sheet at the foot of the screen; on paper under the leaf. */
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
  // Only very large text is higher.
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
  // In the margin it covers the gloss.
  variants: { written: { true: { xl: { bottom: '0', bg: 'bg' } } } },
});

const bars = 'M0 4h100M0 23h94M0 42h58';

/**
 * The margin that opens: a star beside a verse of the leaf shows that verse's note. In builds of examples, until the
 * publisher has written one, three bars stand for it, as in the pictures of the app. Escape: src/client/notes.ts.
 */
export const VerseNote = ({ verse, text }: { verse: number; text: string | null }) => (
  <Note>
    <summary>
      <span>{words.home.noteOf(verse)}</span>
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
