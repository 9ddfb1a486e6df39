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

const Detail = chakra('button', {
  base: {
    minHeight: 'touch',
    color: 'accent',
    fontFamily: 'body',
    fontSize: 'ui',
    textDecoration: 'underline',
    cursor: 'pointer',
    // In the Studio's preview a click opens the field of the text.
    '[data-preview] &': { pointerEvents: 'none' },
  },
});

const Figure = chakra('figure', {
  base: {
    '& figcaption': { textStyle: 'caption', borderTop: '1px solid {colors.gold.line}' },
  },
});

type Props = PictureProps & { title: string; className?: string };

/** A screen of the app on a rule. Its title and a button for more are below the rule. */
export const ScreenFigure = ({ title, className, ...picture }: Props) => (
  <Figure className={className}>
    <CroppedScreen>
      <Picture {...picture} />
    </CroppedScreen>
    <figcaption>
      <span>{title}</span>
      <ScreenDetail title={title} />
    </figcaption>
  </Figure>
);

export const ScreenDetail = ({ title }: { title: string }) => (
  <Detail type="button" data-scripts="" aria-label={`${title}. ${words.gallery.detail}`} data-notice="">
    {words.gallery.detail}
  </Detail>
);
