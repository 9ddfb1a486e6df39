import { Picture as BuiltPicture, type PictureData } from '../../src/ui/picture.tsx';

interface Props {
  picture: PictureData;
  sizes: string;
}

/** In the place of src/ui/picture.tsx: a picture of a draft is not encoded yet and is shown as it was uploaded. */
export function Picture({ picture, sizes }: Props) {
  const { src, width, height, alt } = picture;
  if (!src.startsWith('http')) return <BuiltPicture picture={picture} sizes={sizes} />;
  return (
    <picture>
      <img src={src} width={width} height={height} alt={alt} decoding="async" />
    </picture>
  );
}
