import { createHash, X509Certificate } from 'node:crypto';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageList } from '../../src/publish/html/page-list.ts';
import { makeCertificate } from '../certificate.ts';
import { requestListener } from '../../src/publish/host/serve.ts';

/** The site; the same pages without scripts; and those without fonts as well. */
export type Variant = 'site' | 'no-script' | 'bare';
export const variants: Variant[] = ['site', 'no-script', 'bare'];

const noScripts = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
const noFonts = (html: string) =>
  html.replaceAll(/<link rel="preload"[^>]*as="font"[^>]*>/g, '').replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
const change: Record<Variant, (html: string) => string> = {
  site: (html) => html,
  'no-script': noScripts,
  bare: (html) => noFonts(noScripts(html)),
};

/** Copies of `dist`, so that a build during the run changes nothing. */
export async function writeFolders(): Promise<Record<Variant, string> & { remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  const folder = (variant: Variant) => join(root, variant);
  for (const variant of variants) {
    await cp(await realpath('dist'), folder(variant), { recursive: true }); // dist is a link
    for (const { file } of pageList) {
      const html = change[variant](await readFile(join(folder(variant), file), 'utf8'));
      await writeFile(join(folder(variant), file), html);
      await writeFile(join(folder(variant), `${file}.br`), brotliCompressSync(html));
    }
  }
  const folders = Object.fromEntries(variants.map((variant) => [variant, folder(variant)]));
  return { ...(folders as Record<Variant, string>), remove: () => rm(root, { recursive: true }) };
}

/** A certificate for this run and the hash of its key: Chromium caches only over trusted connections. */
export async function newCertificate() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-key-'));
  const { key, certificate } = makeCertificate(folder);
  const pair = { key: await readFile(key), cert: await readFile(certificate) };
  await rm(folder, { recursive: true });
  const spki = new X509Certificate(pair.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { ...pair, pin: createHash('sha256').update(spki).digest('base64') };
}

/** Serves a folder over HTTP/2 with compression and its own headers. */
export async function serveSecurely(folder: string, pair: { key: Buffer; cert: Buffer }) {
  const server = createSecureServer({ ...pair, allowHTTP1: true }, requestListener(folder) as never);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
