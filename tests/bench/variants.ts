import { createHash, X509Certificate } from 'node:crypto';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { requestListener } from '../../src/publish/host/serve.ts';
import { pageList } from '../../src/publish/html/page-list.ts';
import { makeCertificate } from '../certificate.ts';

const noScripts = (html: string) => html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
const noFonts = (html: string) =>
  html.replaceAll(/<link rel="preload"[^>]*as="font"[^>]*>/g, '').replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');

/** How each variant changes the HTML of a page. */
const variants = {
  site: (html: string) => html,
  'no-script': noScripts,
  bare: (html: string) => noFonts(noScripts(html)),
};
export type Origins = Record<keyof typeof variants, string>;

/** A copy of `dist`, so that a build during the run changes nothing, with its pages changed. */
async function writeFolder(folder: string, change: (html: string) => string): Promise<void> {
  await cp(await realpath('dist'), folder, { recursive: true }); // dist is a link
  for (const { file } of pageList) {
    const html = change(await readFile(join(folder, file), 'utf8'));
    await writeFile(join(folder, file), html);
    await writeFile(join(folder, `${file}.br`), brotliCompressSync(html));
  }
}

/** Serves each variant over HTTP/2, compressed, with its headers. `trustFlag` makes Chromium trust the certificate. */
export async function serveVariants() {
  const root = await mkdtemp(join(tmpdir(), 'bench-'));
  const files = makeCertificate(root);
  const [key, cert] = [await readFile(files.key), await readFile(files.certificate)];
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pin = createHash('sha256').update(spki).digest('base64');
  const origins = {} as Origins;
  const closing: (() => unknown)[] = [() => rm(root, { recursive: true })];
  for (const [name, change] of Object.entries(variants)) {
    await writeFolder(join(root, name), change);
    const server = createSecureServer({ key, cert, allowHTTP1: true }, requestListener(join(root, name)) as never);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origins[name as keyof Origins] = `https://localhost:${(server.address() as AddressInfo).port}`;
    closing.push(() => server.close());
  }
  const close = () => Promise.all(closing.map((end) => end()));
  return { origins, trustFlag: `--ignore-certificate-errors-spki-list=${pin}`, close };
}
