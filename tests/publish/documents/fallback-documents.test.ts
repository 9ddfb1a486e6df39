import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fallbackDocuments } from '../../../src/publish/documents/fallback-documents.ts';

const place = mkdtempSync(join(tmpdir(), 'fallback-'));
const folder = join(place, 'content');
afterAll(() => rmSync(place, { recursive: true }));

test('what only a developer can mend is told in a line: no folder, a broken file, a missing one', async () => {
  await expect(fallbackDocuments(folder)).rejects.toThrow(`There is no folder ${folder} here.`);
  cpSync('content-fallback', folder, { recursive: true });
  writeFileSync(join(folder, 'faq.json'), '[{]');
  await expect(fallbackDocuments(folder)).rejects.toThrow(`${folder}/faq.json is no valid JSON: `);
  rmSync(join(folder, 'termsPage.json'));
  rmSync(join(folder, 'bankAccount.json'));
  await expect(fallbackDocuments(folder)).rejects.toThrow(
    /termsPage\.json is missing: .*\n.*bankAccount\.json is missing/,
  );
});
