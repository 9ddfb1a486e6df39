import { chakra } from '@chakra-ui/react';
import { words } from '../words/site.ts';
import { Picture, type PictureProps } from './picture.tsx';

/** A screen of the app, cut where one of its rows ends (docs/design.md#pictures). It stands on the rule below it. */
export const Screen = chakra('span', {
  base: {
    layerStyle: 'framed',
    display: 'block',
    maxWidth: '100%',
    marginInline: 'auto',
    padding: '5px',
    paddingBottom: '0',
    borderBottom: '0',
    borderRadius: 'cropped',
    '& img': { width: '100%', height: 'auto', borderRadius: 'croppedScreen' },
  },
});

export const ScreenCaption = chakra('figcaption', {
  base: {
    textStyle: 'caption',
    // Lies on `Cover`, and clicks pass through to that button.
    position: 'relative',
    zIndex: '1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '2.5',
    minHeight: 'touch',
    paddingTop: '9px',
    borderTop: '1px solid {colors.gold.line}',
    pointerEvents: 'none',
    '[data-preview] &': { pointerEvents: 'auto' },
  },
  variants: {
    small: {
      true: {
        flexDirection: { base: 'column', md: 'row' },
        justifyContent: { base: 'flex-start', md: 'space-between' },
        minHeight: { base: '60px', md: 'touch' },
      },
    },
  },
});

const Detail = chakra('span', {
  base: {
    fontFamily: 'body',
    fontSize: '2xs',
    fontWeight: '400',
    color: 'fg.muted',
    _groupHover: { color: 'accent', textDecoration: 'underline' },
    _print: { display: 'none' },
  },
});

/** Covers the tile. The picture is not in it, because the button is hidden without scripts. */
const Cover = chakra('button', {
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

interface ScreenTileProps extends PictureProps {
  title: string;
  /** The tile stands beside others. On phones “Lihat Detail” is then below the title. */
  small?: boolean;
  /** On phones the screen is at most 300 px wide, not as wide as the tile. */
  narrow?: boolean;
}

/** A screen of the app, its title, and a button which says that there is no more yet (src/client/toast.ts). */
export const ScreenTile = ({ title, small, narrow, ...picture }: ScreenTileProps) => (
  <chakra.figure className="group" position="relative" minWidth="0">
    <Screen width={narrow ? { base: 'min(77vw, 300px)', md: 'auto' } : undefined}>
      <Picture {...picture} />
    </Screen>
    <Cover type="button" data-scripts="" aria-label={`${title}. ${words.gallery.detail}`} data-notice="" />
    <ScreenCaption small={small}>
      <span>{title}</span>
      <Detail aria-hidden="true" data-scripts="">
        {words.gallery.detail}
      </Detail>
    </ScreenCaption>
  </chakra.figure>
);
