import { readFile, writeFile } from 'node:fs/promises';

interface Entry {
  version?: string;
  integrity?: string;
  dev?: boolean;
}

/** Every package of the lockfile as CycloneDX 1.6. Without time and serial number: the same bytes each time. */
export async function writeBillOfMaterials(file: string): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as {
    name: string;
    version: string;
    packages: Record<string, Entry>;
  };
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: installed.map(([path, entry]) => component(path, entry)),
  };
  await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/** A package that only builds or tests the site is `excluded` from what visitors are sent. */
function component(path: string, { version = '', integrity = '', dev = false }: Entry) {
  const name = path.split('node_modules/').at(-1) ?? path;
  const [algorithm, base64 = ''] = integrity.split('-');
  const hash = { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') };
  return {
    type: 'library',
    'bom-ref': `${path}@${version}`,
    name,
    version,
    scope: dev ? 'excluded' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(algorithm === 'sha512' && { hashes: [hash] }),
  };
}
