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
  const { bomFormat, metadata, components } = JSON.parse(text) as {
    bomFormat: string;
    metadata: object;
    components: {
      'bom-ref': string;
      name: string;
      version: string;
      purl: string;
      scope: string;
      hashes: { content: string }[];
    }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const own = JSON.parse(await readFile('package.json', 'utf8')) as { name: string; version: string };
  expect(metadata).toEqual({ component: { type: 'application', name: own.name, version: own.version } });
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string; integrity: string; dev?: boolean }>;
  };
  const { '': _own, ...installed } = packages;
  expect(
    components.map((one) => [
      one['bom-ref'],
      `node_modules/${one.name}`,
      one.version,
      one.scope,
      one.hashes[0]?.content,
    ]),
  ).toEqual(
    Object.entries(installed).map(([path, { version, integrity, dev }]) => [
      `${path}@${version}`,
      path.slice(path.lastIndexOf('node_modules/')),
      version,
      dev ? 'excluded' : 'required',
      Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
    ]),
  );
  expect(components.every(({ hashes }) => /^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ''))).toBe(true);
  const of = (name: string) => components.find((component) => component.name === name);
  expect(of('react')).toMatchObject({ purl: `pkg:npm/react@${of('react')?.version}`, scope: 'required' });
  expect(of('@chakra-ui/react')?.purl).toMatch(/^pkg:npm\/%40chakra-ui\/react@3\./);
  expect(of('vite')?.scope).toBe('excluded');
});
