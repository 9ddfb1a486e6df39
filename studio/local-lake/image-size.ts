export interface ImageSize {
  width: number;
  height: number;
  /** As in Sanity's asset ids: `jpg`, not `jpeg`. */
  extension: 'png' | 'jpg' | 'gif' | 'webp' | 'svg';
}

/** Reads format and size in pixels from the first bytes of an image; undefined when it is none we know. */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  const text = bytes.toString('latin1', 0, 16);
  if (text.startsWith('\x89PNG')) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), extension: 'png' };
  }
  if (text.startsWith('GIF8')) return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8), extension: 'gif' };
  if (text.startsWith('\xff\xd8')) return jpeg(bytes);
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return webp(bytes);
  return svg(bytes.toString('utf8', 0, 4096));
}

/** Walks the segments to the first "start of frame". */
function jpeg(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7), extension: 'jpg' };
  }
  return undefined;
}

function webp(bytes: Buffer): ImageSize | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, extension: 'webp' };
  if (kind === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1, extension: 'webp' };
  if (kind !== 'VP8L') return undefined;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1, extension: 'webp' };
}

function svg(text: string): ImageSize | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (!root) return undefined;
  const box = /viewBox=["']\s*[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root);
  const pixels = (name: string) => new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(root)?.[1];
  const width = Number(pixels('width') ?? box?.[1] ?? 0);
  const height = Number(pixels('height') ?? box?.[2] ?? 0);
  return { width: Math.round(width), height: Math.round(height), extension: 'svg' };
}
