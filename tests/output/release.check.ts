import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liveProblems } from '../../src/build/live-check.ts';
import { serve } from '../../src/build/serve.ts';
import { releasable, releaseEnv, withValue } from '../build/releasable.ts';

/** Real releases, each in a process of its own, from a stand-in for Sanity that holds `documents`. */
const root = mkdtempSync(join(tmpdir(), 'release-'));
let documents = releasable;
const sanity = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ result: documents }));
});

beforeAll(() => new Promise<void>((resolve) => sanity.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  sanity.close();
  rmSync(root, { recursive: true });
});

function run(
  script: string,
  args: string[],
  settings: NodeJS.ProcessEnv,
): Promise<{ code: number | null; said: string }> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, HOME, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}

const release = (outDir: string, settings: NodeJS.ProcessEnv = {}) =>
  run('src/build/release.ts', [], {
    ...releaseEnv,
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'contoh',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://127.0.0.1:${(sanity.address() as AddressInfo).port}`,
    OUT_DIR: outDir,
    ...settings,
  });

/** Hash of every file, by its path. */
function hashes(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

const first = join(root, 'first');
const second = join(root, 'second');

test('a good release passes, and the same content gives the same bytes', { timeout: 120_000 }, async () => {
  const { code, said } = await release(first);
  expect(code, said).toBe(0);
  expect(said).toMatch(/^Release from sanity/);
  const again = await release(second);
  expect(again.code, again.said).toBe(0);
  const files = hashes(first);
  expect(Object.keys(files).length).toBeGreaterThan(150);
  expect(hashes(second)).toEqual(files);
  expect(readFileSync(join(first, 'donation-confirmation.html'), 'utf8')).not.toContain('Situs contoh');
});

test('a refusal says every reason, ends with 1 and leaves the site as it was', { timeout: 60_000 }, async () => {
  const before = hashes(first);
  documents = withValue('homePage', 'hero.lead', 'Rek. 1234 5678 90', withValue('bankAccount', 'number', '7000419264'));
  const { code, said } = await release(first, { SITE_URL: 'http://localhost:4173' });
  documents = releasable;
  expect(code).toBe(1);
  expect(said).toMatch(/Rilis ditolak, \d+ alasan\. Situs yang sekarang tidak berubah\./);
  for (const reason of [
    'isian bankAccount.numberAgain: tulis nomor rekening yang sama dua kali', // of every build
    'Setelan SITE_URL',
    'rekening Bank Syariah Indonesia 7000419264 Yayasan Makna Terang belum disetujui',
    'Dokumen homePage, isian hero.lead: 1234 5678 90',
  ])
    expect(said).toContain(reason);
  expect(hashes(first)).toEqual(before);
});

test('a wrong setting of the source ends with 1', async () => {
  const { code, said } = await release(first, { CONTENT_SOURCE: 'contentful' });
  expect([code, said]).toEqual([1, expect.stringContaining('"fallback" or "sanity"')]);
});

test('the example content is refused', async () => {
  const { code, said } = await release(join(root, 'third'), { CONTENT_SOURCE: undefined });
  expect(code).toBe(1);
  expect(said).toContain('Release from fallback');
  expect(said).toContain('Dokumen bankAccount, isian placeholder');
  expect(readdirSync(root)).not.toContain('third');
});

test('payee:fingerprint prints what a release asks for', async () => {
  const { said } = await run('src/build/payee-fingerprint.ts', [], {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'contoh',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://127.0.0.1:${(sanity.address() as AddressInfo).port}`,
  });
  expect(said).toContain(`APPROVED_PAYEES=${releaseEnv.APPROVED_PAYEES}\n`);
  expect(said).toContain('rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang');
  // The same by hand, as the comment in payee-fingerprint.ts says.
  const byHand = await run(
    '-e',
    [
      "console.log(crypto.createHash('sha256').update('rekening\\nbank syariah indonesia\\n7000419263\\nyayasan makna terang').digest('hex'))",
    ],
    {},
  );
  expect(releaseEnv.APPROVED_PAYEES.split(',')).toContain(byHand.said.trim());
});

describe('the live site, each night', () => {
  let live: Server;
  let site = '';
  beforeAll(async () => {
    live = await serve(second, 0);
    site = `http://localhost:${(live.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    live.closeAllConnections();
    live.close();
  });

  /** Changes one file of the live site, looks, and puts it back. */
  async function changed(find: RegExp, from: string, to: string): Promise<string> {
    const name = readdirSync(second, { recursive: true, encoding: 'utf8' }).find((file) => find.test(file)) as string;
    const file = join(second, name);
    const [text, packed] = [readFileSync(file, 'utf8'), readFileSync(`${file}.br`)];
    expect(text).toContain(from);
    writeFileSync(file, text.replaceAll(from, to));
    rmSync(`${file}.br`);
    try {
      const other = await serve(second, 0);
      const lines = await liveProblems(`http://localhost:${(other.address() as AddressInfo).port}`, releaseEnv);
      other.closeAllConnections();
      other.close();
      return lines.join('\n');
    } finally {
      writeFileSync(file, text);
      writeFileSync(`${file}.br`, packed);
    }
  }

  const page = /^donation-confirmation\.html$/;

  test('shows what was approved', async () => {
    expect(await liveProblems(site, releaseEnv)).toEqual([]);
    const { code, said } = await run('src/build/live-check.ts', [site], releaseEnv);
    expect([code, said]).toEqual([0, `${site} menampilkan rekening dan nomor yang disetujui.\n`]);
  });

  test('an approval that was withdrawn ends with 1', async () => {
    const { code, said } = await run('src/build/live-check.ts', [site], { APPROVED_PAYEES: 'a'.repeat(64) });
    expect(code).toBe(1);
    expect(said).toContain(
      'menampilkan rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang, yang tidak ada',
    );
  });

  test('another account in the page, or in what the application loads', async () => {
    expect(await changed(page, '7000419263', '7000419264')).toContain('rekening Bank Syariah Indonesia 7000419264');
    expect(await changed(/^content\/confirmation\.\w+\.json$/, '7000419263', '7000419264')).toContain('7000419264');
    expect(await changed(page, 'Yayasan Makna Terang</p>', 'Fulan</p>')).toContain('7000419263 Fulan');
  });

  test('another WhatsApp number', async () => {
    expect(await changed(page, 'https://wa.me/6281100419263', 'https://wa.me/628123456789')).toContain('628123456789');
    expect(await changed(/^content\/site\.\w+\.json$/, '6281100419263', '628123456789')).toContain(
      'WhatsApp 628123456789',
    );
  });

  test('a foreign number somewhere on the page', async () => {
    expect(await changed(page, '</h1>', '</h1><p>1234 5678 90</p>')).toContain('menampilkan nomor lain: 1234 5678 90');
  });

  test('a page that cannot be read', async () => {
    expect(await changed(page, '<noscript>', '<div>')).toContain('tidak terbaca');
    expect(await changed(page, 'id="content-index"', 'id="x"')).toContain('tidak memuat daftar konten');
    expect(await liveProblems('http://localhost:1', releaseEnv)).toEqual([
      expect.stringContaining('tidak dapat dibaca'),
    ]);
    expect(await liveProblems('situs', releaseEnv)).toEqual([expect.stringContaining('bukan alamat situs')]);
    expect(await liveProblems(`${site}/x`, { ...releaseEnv })).toEqual([]);
  });
});
