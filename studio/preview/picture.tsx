import { type Framing, shownPart } from 'site/content/picture-places.ts';
import { Picture as BuiltPicture, type PictureData } from 'site/ui/picture.tsx';

interface Props {
  picture: PictureData & Framing;
  sizes: string;
}

/** Replaces src/ui/picture.tsx in the preview. Shows a draft's uploaded picture, cropped by Sanity or the browser. */
export function Picture({ picture, sizes }: Props) {
  const { src, alt } = picture;
  if (!src.startsWith('http')) return <BuiltPicture picture={picture} sizes={sizes} />;
  const { left, top, width, height } = shownPart(picture);
  // Sanity crops by an address. The local content server cannot, so there the browser crops.
  const isHosted = src.startsWith('https://cdn.sanity.io/');
  const inset = [top, picture.width - left - width, picture.height - top - height, left];
  const crop = { objectViewBox: `inset(${inset.map((edge) => `${edge}px`).join(' ')})` };
  return (
    <picture>
      <img
        src={isHosted ? `${src}?rect=${left},${top},${width},${height}` : src}
        style={isHosted ? undefined : crop}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
      />
    </picture>
  );
}
