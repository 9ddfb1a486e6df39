import { fallbackWidth, pictureWidths } from './picture-widths.ts';

export interface PictureData {
  /** Public URL without width and ending: `/images/2-baca.ab12cd34`. */
  src: string;
  /** Of the original, in px. */
  width: number;
  height: number;
  alt: string;
}

interface Props {
  picture: PictureData;
  /** In the light theme, in its place. What is not shown is not fetched. */
  light?: PictureData | null;
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
}

/** AVIF in the width that is needed; where it is not known (Safari before 16.4), WebP in one. Width and height reserve its box. */
export const Picture = ({ picture, light, sizes }: Props) =>
  light ? (
    <>
      <One {...picture} sizes={sizes} theme="dark" />
      <One {...light} sizes={sizes} theme="light" />
    </>
  ) : (
    <One {...picture} sizes={sizes} />
  );

function One({ src, width, height, alt, sizes, theme }: PictureData & { sizes: string; theme?: 'dark' | 'light' }) {
  const widths = pictureWidths(width);
  const set = widths.map((step) => `${src}-${step}.avif ${step}w`).join(', ');
  return (
    <picture data-theme={theme}>
      <source type="image/avif" srcSet={set} sizes={sizes} />
      <img
        src={`${src}-${fallbackWidth(widths)}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
