import { chakra } from '@chakra-ui/react/styled-system';
import { Phone } from '../ui/phone.tsx';
import { Picture, type PictureData } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { notAvailable } from '../ui/toast.ts';

export interface ScreenshotGalleryProps {
  mark: string;
  gloss: string;
  heading: string;
  lead: string;
  items: { title: string; picture: PictureData }[];
  /** Words under each caption that say what pressing a tile does. */
  detailLabel?: string;
}

/** A sunken strip across the page between double rules; below lg a row that snaps. */
const Strip = chakra('ul', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: { base: 'flex', lg: 'grid' },
    gridTemplateColumns: 'repeat(6, 1fr)',
    gap: { base: '16px', lg: '22px' },
    margin: { base: '28px -20px 0', lg: '52px calc(50% - 50vw) 0' },
    padding: { base: '28px 20px 26px', lg: '44px calc(50vw - 50%) 40px' },
    overflowX: { base: 'auto', lg: 'visible' },
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: '20px',
    bg: 'bg.sunken',
    borderBlock: '1px solid {colors.rule}',
    xl: {
      // The strip leaves the matter column, which stands off-centre beside the margin.
      marginLeft: 'calc(var(--strip-left) * -1)',
      marginRight: 'calc(var(--strip-right) * -1)',
      paddingLeft: 'calc(var(--strip-left) - 252px)',
      paddingRight: 'calc(var(--strip-right) - 52px)',
    },
    '@media (min-width: 1280px)': {
      '--strip-left': 'calc(max(20px, 50vw - 600px) + 252px)',
      '--strip-right': 'calc(max(20px, 50vw - 600px) + 52px)',
    },
    _before: {
      content: '""',
      position: 'absolute',
      inset: '4px 0',
      borderBlock: '1px solid {colors.rule}',
      pointerEvents: 'none',
      display: { base: 'none', lg: 'block' },
    },
    '& > li': {
      flex: { base: '0 0 min(64vw, 250px)', lg: 'initial' },
      minWidth: '0',
      scrollSnapAlign: 'start',
    },
    '& > li:nth-of-type(even)': { marginTop: { lg: '40px' } },
  },
  variants: {
    // Three tiles stand under the heading, as wide as the text, instead of filling the strip.
    few: {
      true: {
        lg: { gridTemplateColumns: 'repeat(3, minmax(0, 264px))', justifyContent: 'space-between' },
        xl: { paddingLeft: 'var(--strip-left)', paddingRight: 'var(--strip-right)' },
      },
    },
  },
});

const Tile = chakra('button', {
  base: { display: 'block', width: '100%', textAlign: 'left', cursor: 'pointer' },
});

const Caption = chakra('span', {
  base: {
    display: 'block',
    marginTop: '16px',
    fontFamily: 'heading',
    fontWeight: '500',
    fontSize: '1.125rem',
    lineHeight: '1.3',
  },
});

const Detail = chakra('span', {
  base: {
    display: 'block',
    color: 'accent',
    fontSize: 'note',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

export function ScreenshotGallery({ mark, gloss, heading, lead, items, detailLabel }: ScreenshotGalleryProps) {
  return (
    <SheetRow id="tampilan" mark={mark} gloss={gloss} heading={heading} lead={lead}>
      <Strip few={items.length < 4}>
        {items.map(({ title, picture }) => (
          <li key={title}>
            <Tile type="button" onClick={notAvailable}>
              <Phone>
                <Picture picture={picture} sizes="(min-width: 1024px) 178px, min(60vw, 238px)" />
              </Phone>
              <Caption>{title}</Caption>
              {detailLabel && <Detail>{detailLabel}</Detail>}
            </Tile>
          </li>
        ))}
      </Strip>
    </SheetRow>
  );
}
