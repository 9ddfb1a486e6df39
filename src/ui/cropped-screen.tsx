import { words } from '../words/site.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { chakra } from '@chakra-ui/react';

/** A screen of the app that stands on a rule. It is cut where one of its rows ends (docs/design.md#pictures). */
export const CroppedScreen = chakra('span', {
  base: {
    layerStyle: 'framed',
    display: 'block',
    padding: '5px',
    paddingBottom: '0',
    borderBottom: '0',
    borderRadius: 'cropped',
    '& img': { width: '100%', height: 'auto', borderRadius: 'croppedScreen' },
  },
});

const Caption = chakra('figcaption', {
  base: {
    textStyle: 'caption',
    minHeight: { base: '60px', md: 'touch' },
    paddingTop: '9px',
    paddingRight: { md: '24' },
    borderTop: '1px solid {colors.gold.line}',
  },
});

/** The whole tile is one button. Its words stand at the right of the title, below md under it. */
const Detail = chakra('button', {
  base: {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: { base: 'flex-start', md: 'flex-end' },
    width: '100%',
    paddingBottom: { base: '1.5', md: '13px' },
    color: 'fg.muted',
    fontSize: 'caption',
    lineHeight: '1.3',
    cursor: 'pointer',
    _hover: { color: 'accent', textDecoration: 'underline' },
    _focusVisible: { color: 'accent', textDecoration: 'underline' },
    // In the Studio's preview a click opens the field of the text.
    '[data-preview] &': { pointerEvents: 'none' },
  },
});

type Props = PictureProps & { title: string; className?: string };

/** A screen of the app on a rule. Its title and a button for more are below the rule. */
export const ScreenFigure = ({ title, className, ...picture }: Props) => (
  <chakra.figure position="relative" className={className}>
    <CroppedScreen>
      <Picture {...picture} />
    </CroppedScreen>
    <Caption>
      <span>{title}</span>
      <ScreenDetail title={title} />
    </Caption>
  </chakra.figure>
);

export const ScreenDetail = ({ title }: { title: string }) => (
  <Detail type="button" data-scripts="" aria-label={`${title}. ${words.gallery.detail}`} data-notice="">
    {words.gallery.detail}
  </Detail>
);
