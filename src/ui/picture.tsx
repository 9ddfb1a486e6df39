import { fallbackWidth, pictureWidths } from './picture-widths.ts';

export interface PictureData {
  /** Public URL without width and extension: `/images/2-baca.ab12cd34`. */
  src: string;
  /** The size in px of the part that the build kept. */
  width: number;
  height: number;
  alt: string;
}

export interface PictureProps {
  picture: PictureData;
  /** Replaces `picture` in the light theme. Browsers fetch only the one that is shown, unless `eager`. */
  light?: PictureData | null;
  /** The displayed width, as in `<img sizes>`. */
  sizes: string;
  /** The picture is on the first screen, so the browser fetches it at once. */
  eager?: boolean;
}

/** Browsers take AVIF in the width that they need. Those without AVIF (Safari before 16.4) take WebP in one width. */
export const Picture = ({ picture, light, sizes, eager }: PictureProps) =>
  light ? (
    <>
      <ThemePicture {...picture} sizes={sizes} eager={eager} theme="dark" />
      <ThemePicture {...light} sizes={sizes} eager={eager} theme="light" />
    </>
  ) : (
    <ThemePicture {...picture} sizes={sizes} eager={eager} />
  );

interface ThemePictureProps extends PictureData, Pick<PictureProps, 'sizes' | 'eager'> {
  theme?: 'dark' | 'light';
}

function ThemePicture({ src, width, height, alt, sizes, eager, theme }: ThemePictureProps) {
  const widths = pictureWidths(width);
  const srcSet = widths.map((step) => `${src}-${step}.avif ${step}w`).join(', ');
  return (
    <picture data-theme={theme}>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${src}-${fallbackWidth(widths)}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
