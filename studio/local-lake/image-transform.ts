import sharp, { type Region, type Sharp } from 'sharp';
import { ApiError } from './api-error.ts';
import { notPromised } from './unpromised.ts';

/** As in Sanity's asset ids: `jpg`, not `jpeg`. */
export const mediaTypes: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

interface Picture {
  bytes: Buffer;
  extension: string;
}

const known = new Set(['auto', 'crop', 'dl', 'dpr', 'fit', 'fm', 'fp-x', 'fp-y', 'h', 'q', 'rect', 'w']);
const fits = new Set(['clip', 'crop', 'max', 'scale']);

/**
 * The picture as an address such as `?rect=0,0,400,400&w=200&fm=webp` asks for it: cut, then scaled, then encoded.
 * Throws a 400 for a number that is none, a 501 for what the Studio and the site never ask.
 */
export async function transform(original: Picture, asked: URLSearchParams, accepted: string): Promise<Picture> {
  if (asked.size === 0) return original;
  const stranger = Array.from(asked.keys()).find((name) => !known.has(name));
  const fit = asked.get('fit') ?? 'clip';
  if (stranger || !fits.has(fit)) throw notPromised(`pictures with “${stranger ?? `fit=${fit}`}”`);
  const extension = formatOf(original.extension, asked, accepted);
  const cut = await rectangle(sharp(original.bytes), asked);
  const scaled = await scale(cut, fit, asked);
  const format = extension === 'jpg' ? 'jpeg' : (extension as 'png' | 'webp');
  return { bytes: await scaled.toFormat(format, { quality: number(asked, 'q') ?? 75 }).toBuffer(), extension };
}

function formatOf(own: string, asked: URLSearchParams, accepted: string): string {
  const wanted = asked.get('fm') ?? (asked.get('auto') === 'format' && accepted.includes('image/webp') ? 'webp' : own);
  if (!(wanted in mediaTypes)) throw notPromised(`pictures as “${wanted}”`);
  return wanted;
}

/** `rect=left,top,width,height`, in pixels of the original. */
async function rectangle(picture: Sharp, asked: URLSearchParams): Promise<Sharp> {
  const rect = asked.get('rect')?.split(',').map(Number);
  if (!rect) return picture;
  const [left, top, width, height] = rect;
  if (rect.length !== 4 || !rect.every(Number.isSafeInteger)) throw new ApiError(400, 'rect: not four whole numbers');
  const region = { left, top, width, height } as Region;
  return sharp(await picture.extract(region).png().toBuffer());
}

async function scale(picture: Sharp, fit: string, asked: URLSearchParams): Promise<Sharp> {
  const dpr = number(asked, 'dpr') ?? 1;
  const side = (name: string) => Math.round((number(asked, name) ?? 0) * dpr);
  const [width, height] = [side('w'), side('h')];
  const size = { ...(width ? { width } : {}), ...(height ? { height } : {}) };
  if (fit === 'crop' && width && height) return aroundFocus(picture, { width, height }, asked);
  const manner = { clip: 'inside', crop: 'inside', max: 'inside', scale: 'fill' }[fit] as 'inside' | 'fill';
  return picture.resize({ ...size, fit: manner, withoutEnlargement: fit === 'max' });
}

/** Fills the size and keeps the focus (`fp-x`, `fp-y`, parts of the whole) as near the middle as the edges allow. */
async function aroundFocus(picture: Sharp, size: { width: number; height: number }, asked: URLSearchParams) {
  const whole = await picture.metadata();
  const part = Math.min(whole.width / size.width, whole.height / size.height);
  const [width, height] = [Math.round(size.width * part), Math.round(size.height * part)];
  const from = (name: string, all: number, kept: number) =>
    Math.round(Math.min(Math.max((number(asked, name) ?? 0.5) * all - kept / 2, 0), all - kept));
  const region = { left: from('fp-x', whole.width, width), top: from('fp-y', whole.height, height), width, height };
  return picture.extract(region).resize(size);
}

function number(asked: URLSearchParams, name: string): number | undefined {
  const text = asked.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (text === '' || !(value >= 0 && value <= 8192)) throw new ApiError(400, `${name}: “${text}” is no such number`);
  return value;
}
