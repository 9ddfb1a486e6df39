/** Places for pictures. `least` is in px. The Studio and its preview bundle this file. */
export const places = {
  portrait: { ratio: 4 / 5, least: { width: 480, height: 600 }, shape: 'tegak, 4 banding 5' },
  /** Also for the printed mushaf, and for the places that receive wakaf. */
  gallery: { ratio: 4 / 3, least: { width: 800, height: 600 }, shape: 'mendatar, 4 banding 3' },
  /** App screens are never cropped to a ratio. */
  screen: { ratio: undefined, least: { width: 540, height: 960 }, shape: 'tegak, seutuh layar ponsel' },
} as const;

/** Limits of an original, in bytes and px. A build of 60 such pictures then needs less than 300 MB of memory. */
export const pictureLimits = { bytes: 20_000_000, side: 10_000, pixels: 40_000_000 };

export const isTooLarge = ({ width, height }: Pick<Framing, 'width' | 'height'>): boolean =>
  Math.max(width, height) > pictureLimits.side || width * height > pictureLimits.pixels;

export const sizeLimitText = `paling besar ${pictureLimits.side} piksel per sisi dan ${pictureLimits.pixels / 1_000_000} megapiksel`;

export type PicturePlace = keyof typeof places;

export interface Framing {
  width: number;
  height: number;
  /** The parts that staff cut off, as fractions of the original. */
  crop?: { top: number; bottom: number; left: number; right: number } | null;
  /** The position that must stay visible, as fractions of the original. */
  hotspot?: { x: number; y: number } | null;
  /** The width of the place divided by its height. Without it, everything that staff did not cut off shows. */
  ratio?: number | undefined;
}

/** The visible part of a picture: the largest part of this ratio inside the crop. In whole px of the original. */
export function shownPart({ width, height, crop, hotspot, ratio }: Framing) {
  const left = Math.round(width * (crop?.left ?? 0));
  const top = Math.round(height * (crop?.top ?? 0));
  const cropWidth = Math.max(1, Math.round(width * (1 - (crop?.right ?? 0))) - left);
  const cropHeight = Math.max(1, Math.round(height * (1 - (crop?.bottom ?? 0))) - top);
  const shownSize = ratio
    ? {
        width: Math.min(cropWidth, Math.round(cropHeight * ratio)),
        height: Math.min(cropHeight, Math.round(cropWidth / ratio)),
      }
    : { width: cropWidth, height: cropHeight };
  const clamp = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most));
  // The middle of what shows, as fractions of the original: the hotspot, or else the middle of the crop.
  const x = hotspot?.x ?? (left + cropWidth / 2) / width;
  const y = hotspot?.y ?? (top + cropHeight / 2) / height;
  return {
    left: clamp(x * width - shownSize.width / 2, left, left + cropWidth - shownSize.width),
    top: clamp(y * height - shownSize.height / 2, top, top + cropHeight - shownSize.height),
    ...shownSize,
  };
}

/** Whether the cropped picture has at least the smallest size of its place, in px. */
export function isLargeEnough(framing: Framing, place: PicturePlace): boolean {
  const { ratio, least } = places[place];
  const part = shownPart({ ...framing, ratio });
  return part.width >= least.width && part.height >= least.height;
}

/** Whether the alternative text is a file name (`IMG_2041.jpg`), which describes nothing. */
export const isFileName = (alt: string): boolean =>
  /^(?:img|dsc|pxl|wa)[\s_-]?\d+|\.(?:png|jpe?g|webp|avif|gif)$/i.test(alt.trim());
