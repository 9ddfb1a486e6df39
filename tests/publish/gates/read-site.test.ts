import { expect, test } from 'vitest';
import { siteProblems } from '../../../src/publish/gates/compare-site.ts';
import { readSite, releasedContent } from '../../../src/publish/gates/released-content.ts';
import { serving } from './serving.ts';

const page = 'rekening 7000419263';
const sha256 = '50c6bcc8a17f64ec4e48a4d1e1b2ff44bbcbe7b7f1b6a3c5ac16a03b76c6b8a9';

test('a page of the site is its text', async () => {
  const site = await serving((_request, response) => response.end(page));
  expect(await readSite(site)('/donation-confirmation')).toBe(page);
});

test('no cache on the way is asked', async () => {
  const site = await serving(({ headers }, response) => response.end(headers['cache-control']));
  expect(await readSite(site)('/about')).toBe('no-cache');
});

test('another way to the same site is still the site', async () => {
  const site = await serving(({ url }, response) =>
    url === '/a' ? response.writeHead(302, { Location: '/b' }).end() : response.end(page),
  );
  expect(await readSite(site)('/a')).toBe(page);
});

test('a site that leads elsewhere is not read: the account there is nobody’s that was approved', async () => {
  const other = await serving((_request, response) => response.end(page));
  const site = await serving(({ url = '/' }, response) => response.writeHead(301, { Location: other + url }).end());
  await expect(readSite(site)('/donation-confirmation')).rejects.toThrow(
    `/donation-confirmation dialihkan ke ${other}/donation-confirmation`,
  );
  const files = [{ path: '/', status: 200 as const, sha256, type: 'text/html', headers: {} }];
  expect(await siteProblems(site, { build: {}, files }, [])).toContain('/: menjawab HTTP 301, bukan 200.');
});

test('a page that is not there is not read', async () => {
  const site = await serving((_request, response) => response.writeHead(404).end(page));
  await expect(readSite(site)('/donation-confirmation')).rejects.toThrow('menjawab HTTP 404');
});

test('content is read by the hash that its own page names; that of the site, by the confirmation', async () => {
  const index = (names: object) =>
    `<script type="application/json" id="content-index">${JSON.stringify(names)}</script>`;
  const files: Record<string, string> = {
    '/donation': `<p>x</p>${index({ donation: 'aaaaaaaa', site: 'other' })}`,
    '/donation-confirmation': index({ confirmation: 'bbbbbbbb', site: 'cccccccc' }),
    '/content/donation.aaaaaaaa.json': '{"a":1}',
    '/content/site.cccccccc.json': '{"b":2}',
  };
  const read = (path: string) => Promise.resolve(files[path] ?? '');
  expect(await releasedContent(read, ['donation', 'site'])).toEqual({ donation: { a: 1 }, site: { b: 2 } });
  await expect(releasedContent(read, ['about'])).rejects.toThrow('Halaman /about tidak memuat daftar konten');
});
