import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageList } from '../../src/publish/html/page-list.ts';
import { headersFor, parseHeadersFile } from '../../src/publish/host/security-headers.ts';

const rules = parseHeadersFile(readFileSync('dist/_headers', 'utf8'));

test('the page of unknown addresses has its policy in itself, before anything that it judges', () => {
  const html = readFileSync('dist/404.html', 'utf8');
  const policy = headersFor(rules, '/404.html')['Content-Security-Policy'] ?? '';
  const own =
    /^<!doctype html><html[^>]*><head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(
      html,
    )?.[1];
  expect(own).toBe(policy.replace("frame-ancestors 'none'; ", ''));
  expect(own).toMatch(/sha256-.*sha256-/);
});

test('no other page has one, and each has its own in the headers', () => {
  const pages = pageList.filter(({ file }) => file !== '404.html');
  const policies = pages.map(({ url }) => headersFor(rules, url)['Content-Security-Policy'] ?? '');
  // The two legal pages look alike.
  expect(new Set(policies).size).toBe(pages.length - 1);
  for (const policy of policies) expect(policy.match(/'sha256-/g)?.length).toBeLessThanOrEqual(5);
  for (const { file } of pages) expect(readFileSync(`dist/${file}`, 'utf8')).not.toContain('http-equiv');
});
