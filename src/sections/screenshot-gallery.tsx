import type { PageContents } from '../page-contents.ts';
import { Phone } from '../ui/phone.tsx';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

/** A sunken strip across the page between double rules. Below lg it is a row that scrolls and snaps. */
const Strip = chakra('ul', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: { base: 'flex', lg: 'grid' },
    gap: { base: '4', lg: '5.5' },
    marginTop: { base: '7', lg: '13' },
    marginInline: { base: 'calc(var(--gutter) * -1)', lg: 'calc(50% - 50vw)' },
    paddingBlock: { base: '7', lg: '11' },
    paddingInline: { base: 'var(--gutter)', lg: 'calc(50vw - 50%)' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: 'var(--gutter)',
    bg: 'bg.sunken',
    borderBlock: '1px solid {colors.rule}',
    xl: {
      // The strip breaks out of the body column, which is off-centre beside the margin.
      marginLeft: 'calc(var(--strip-left) * -1)',
      marginRight: 'calc(var(--strip-right) * -1)',
      paddingInline: 'var(--strip-out)',
    },
    // Distances to the edge of the screen (from 1440 px on: of the sheet), past the padding of the body.
    '--strip-out': { xl: 'max(20px, 50vw - 600px)', '2xl': '38px' },
    '--strip-left': { xl: 'calc(var(--strip-out) + 252px)', '3xl': '306px' },
    '--strip-right': { xl: 'calc(var(--strip-out) + 52px)', '2xl': '46px' },
    _before: { layerStyle: 'innerRules', display: { base: 'none', lg: 'block' } },
    '& > li': {
      position: 'relative',
      flex: { base: '0 0 min(64vw, 250px)', lg: 'initial' },
      minWidth: '0',
      scrollSnapAlign: 'start',
    },
    // On paper the screens stand side by side, because a scrolling row would be cut off.
    '@media print': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', overflow: 'visible' },
    '& > li:nth-of-type(even)': { marginTop: { lg: '10' } },
  },
  variants: {
    inRow: {
      // Three tiles line up with the text under the heading instead of filling the strip.
      3: {
        lg: { gridTemplateColumns: 'repeat(3, minmax(0, 264px))', justifyContent: 'space-between' },
        xl: { paddingLeft: 'var(--strip-left)', paddingRight: 'var(--strip-right)' },
      },
      4: { lg: { gridTemplateColumns: 'repeat(4, minmax(0, 264px))', justifyContent: 'space-between' } },
      5: { lg: { gridTemplateColumns: 'repeat(5, 1fr)' } },
      6: { lg: { gridTemplateColumns: 'repeat(6, 1fr)' } },
    },
  },
});

/** Covers the tile. A sibling of picture and caption, because it is hidden without scripts. */
const TileButton = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    // The outline is visible only in forced colours.
    border: '1px solid transparent',
    cursor: 'pointer',
    // In the Studio's preview a click opens the field of the picture.
    '[data-preview] &': { pointerEvents: 'none' },
  },
});

/** Lies on the button that covers the tile. Clicks pass through it. */
const Caption = chakra('span', {
  base: {
    textStyle: 'caption',
    position: 'relative',
    zIndex: '1',
    display: 'block',
    marginTop: '4',
    pointerEvents: 'none',
    '[data-preview] &': { pointerEvents: 'auto' },
  },
});

/** The number of columns: three to six. Seven to ten tiles stand in two rows of five. */
const inRow = (count: number) => (count > 6 ? 5 : (Math.max(3, count) as 3 | 4 | 5 | 6));

export function ScreenshotGallery({ gloss, heading, lead, items }: PageContents['home']['gallery']) {
  return (
    <SheetRow id="tampilan" gloss={gloss} heading={heading} lead={lead}>
      <Strip inRow={inRow(items.length)}>
        {items.map(({ title, picture, light }) => (
          <li key={title}>
            <Phone>
              <Picture picture={picture} light={light} sizes="(min-width: 1024px) 178px, min(60vw, 238px)" />
            </Phone>
            <Caption>{title}</Caption>
            <TileButton type="button" data-scripts="" aria-label={title} data-notice="" />
          </li>
        ))}
      </Strip>
    </SheetRow>
  );
}
