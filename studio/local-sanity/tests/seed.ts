import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client';
import { dataset, projectId } from '../call.ts';
import type { Seed } from '../server.ts';

/** A picture of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A page and two pictures, whose files it writes into the folder. */
export async function makeSeed(folder: string): Promise<Seed> {
  const pictures = ['satu', 'dua'].map((name) => ({
    _id: `image-${name}-1x1-png`,
    _type: 'sanity.imageAsset',
    url: `${name}.png`,
  }));
  await Promise.all(pictures.map(({ url }) => writeFile(join(folder, url), png)));
  return { documents: [{ _id: 'homePage', _type: 'homePage', hero: { title: 'judul' } }, ...pictures], folder };
}

export const project = { projectId, dataset, apiVersion: '2026-10-01', useCdn: false };

export const clientOf = (apiHost: string, options: ClientConfig = {}): SanityClient =>
  createClient({ ...project, apiHost, useProjectHostname: false, perspective: 'published', maxRetries: 0, ...options });

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/** Requests a path without normalising it, with headers that `fetch` would not send. */
export function askRaw(origin: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, path, headers, method, agent: false }, (response) => {
    let body = '';
    response.setEncoding('utf8').on('data', (part: string) => (body += part));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
  });
  sent.on('error', reject).end();
  return promise;
}
