import { pictureWidths } from './picture-widths.ts';

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

/** AVIF, else WebP, in the width that is needed. Width and height reserve its box. */
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
  const set = (format: string) => widths.map((step) => `${src}-${step}.${format} ${step}w`).join(', ');
  return (
    <picture data-theme={theme}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`${src}-${widths.at(-1)}.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
