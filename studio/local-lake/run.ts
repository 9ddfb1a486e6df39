import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLake } from './server.ts';

const { values } = parseArgs({
  options: { reset: { type: 'boolean', default: false }, port: { type: 'string', default: '3900' } },
});
const root = join(import.meta.dirname, '../..');
const dataDir = join(root, 'studio/.lake');
if (values.reset) await rm(dataDir, { recursive: true, force: true });
const lake = await startLake({ port: Number(values.port), dataDir, seed: join(root, 'content-fallback') });
console.log(`Local lake: ${lake.url}, ${lake.store.all().length} documents in ${dataDir}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void lake.close().then(() => process.exit(0)));
}
