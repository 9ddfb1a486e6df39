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
  /** How wide it stands, as in `<img sizes>`. */
  sizes: string;
  /** Only in this theme; the other one has a picture of its own. What is not shown is not fetched. */
  theme?: 'dark' | 'light' | undefined;
}

/** AVIF, else WebP, in the width that is needed. Width and height reserve its box. */
export function Picture({ picture: { src, width, height, alt }, sizes, theme }: Props) {
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
