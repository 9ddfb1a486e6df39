import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeBillOfMaterials } from '../../../src/publish/files/bill-of-materials.ts';

test('every package of the lockfile, by name, version and hash, the same each time', async () => {
  const root = await mkdtemp(join(tmpdir(), 'bill-'));
  const write = async (name: string) => {
    await writeBillOfMaterials(join(root, name));
    return readFile(join(root, name), 'utf8');
  };
  const text = await write('one');
  expect(await write('two')).toBe(text);
  await rm(root, { recursive: true });
  const { bomFormat, components } = JSON.parse(text) as {
    bomFormat: string;
    components: { 'bom-ref': string; purl: string; scope: string; hashes: { content: string }[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity: string; dev?: boolean }>;
  };
  const { '': _own, ...installed } = packages;
  expect(components.map((one) => [one['bom-ref'], one.scope, one.hashes[0]?.content])).toEqual(
    Object.entries(installed).map(([path, { version, integrity, dev }]) => [
      `${path}@${version}`,
      dev ? 'excluded' : 'required',
      Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
    ]),
  );
  expect(components.map(({ purl }) => purl).join(' ')).toMatch(/ pkg:npm\/%40chakra-ui\/react@3\./);
});
