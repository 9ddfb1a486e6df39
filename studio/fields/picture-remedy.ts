import {
  type Framing,
  isLargeEnough,
  isTooLarge,
  sizeLimitText,
  pictureLimits,
  type PicturePlace,
  places,
} from 'site/content/picture-places.ts';

/** Formats that every browser of our visitors shows. The build refuses other formats. */
const knownFormats = new Set(['jpg', 'png', 'webp']);
export const acceptedTypes = 'image/png,image/jpeg,image/webp';

const formatRemedy = (format: string) =>
  /^hei[cf]$/.test(format)
    ? 'Ini foto HEIC dari iPhone; situs memerlukan JPEG, PNG, atau WebP. Buka Pengaturan › Kamera › Format, pilih Paling Kompatibel, lalu foto lagi. Foto yang sudah ada: kirim kepada diri sendiri lewat WhatsApp, simpan, lalu unggah yang tersimpan.'
    : `Ini berkas ${format.toUpperCase()}; situs memerlukan JPEG, PNG, atau WebP. Di ponsel: tampilkan gambarnya, ambil tangkapan layar, lalu unggah tangkapan itu.`;

interface PictureFacts extends Omit<Framing, 'ratio'> {
  format: string;
  bytes: number | null;
}

export function pictureRemedy({ format, bytes, ...picture }: PictureFacts, place: PicturePlace): string | undefined {
  const { width, height } = picture;
  const { least, shape } = places[place];
  if (!knownFormats.has(format)) return formatRemedy(format);
  if (isTooLarge(picture))
    return `Gambar ini terlalu besar (${width} × ${height} piksel). Unggah yang ${sizeLimitText}.`;
  if (bytes && bytes > pictureLimits.bytes)
    return `Berkas gambar ini terlalu besar. Unggah yang paling besar ${pictureLimits.bytes / 1_000_000} MB.`;
  if (isLargeEnough(picture, place)) return undefined;
  return `Gambar ini terlalu kecil (${width} × ${height} piksel). Unggah yang paling sedikit ${least.width} × ${least.height} piksel (${shape}), atau potong lebih sedikit.`;
}
