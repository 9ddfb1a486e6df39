import { Khatim } from '../ui/ornament/khatim.tsx';
import { star } from '../ui/ornament/star.ts';
import { styled } from '../ui/styled.ts';
import { words } from '../words.ts';

/** The second line of the leaf, and the star beside it. Without a transform, so that the closing cross can be fixed. */
const line = 'calc(34.95% - 22px)';
const calm = '@media (prefers-reduced-motion: no-preference)';

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
    '& svg': { position: 'relative', width: { base: '5', xl: '6' }, height: 'auto', overflow: 'visible' },
    '& path': { fill: 'bg', stroke: 'currentColor', strokeWidth: '1.6' },
    '& circle': { fill: 'currentColor' },
    [calm]: { '& svg': { animation: 'beat .5s .6s {easings.ink}' } },
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
});

/** Beside the leaf in the margin; below xl a sheet at the foot of the screen. */
const Text = styled('div', {
  position: { base: 'fixed', xl: 'absolute' },
  zIndex: '40',
  top: { xl: 'calc(34.95% + 22px)' },
  left: { base: '0', xl: 'calc(var(--margin) * -1 - 52px)' },
  right: { base: '0', xl: 'auto' },
  bottom: { base: '0', xl: 'auto' },
  width: { xl: '172px' },
  '& p': { textStyle: 'caption', color: 'gold', display: { xl: 'none' } },
  '& p svg': { layerStyle: 'noteStar' },
  '& p + svg + p': { display: 'block', marginTop: '3', fontFamily: 'body', fontSize: 'caption', color: 'fg.muted' },
  '& > svg': { display: 'block', width: '100%', height: '46px', marginTop: { base: '3.5', xl: '1.5' } },
  paddingTop: { base: '4.5', xl: '0' },
  paddingInline: { base: '5', xl: '0' },
  paddingBottom: { base: 'calc(18px + env(safe-area-inset-bottom, 0px))', xl: '0' },
  bg: { base: 'surface.raised', xl: 'transparent' },
  borderTop: { base: '1px solid {colors.gold.line}', xl: '0' },
  boxShadow: { base: 'inset 0 4px 0 {colors.surface.raised}, inset 0 5px 0 {colors.rule}', xl: 'none !important' },
  [calm]: { animation: 'rise .2s {easings.ink}' },
});

const bars = 'M0 4h100M0 23h94M0 42h58';

/**
 * The margin that opens: a star beside a verse of the leaf shows that verse's note. Until the publisher has written
 * one, and in builds of examples only, three bars stand for it, as in the pictures of the app.
 */
export const VerseNote = ({ verse }: { verse: number }) => (
  <Note data-screen="">
    <summary>
      <span>{words.home.noteOf(verse)}</span>
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <path d={star(10.6)} />
        <circle r="2.1" />
      </svg>
    </summary>
    <Text role="note" aria-label={words.home.noteOf(verse)}>
      <p aria-hidden="true">
        <Khatim size={15} /> {words.home.noteOf(verse)}
      </p>
      <svg viewBox="0 0 100 46" preserveAspectRatio="none" role="img" aria-label={words.home.noteMissing}>
        <path d={bars} stroke="currentColor" strokeWidth="8" opacity=".3" />
      </svg>
      <p>{words.home.publisherNote}</p>
    </Text>
  </Note>
);
