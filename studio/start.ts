import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { type Lake, startLake } from './local-lake/server.ts';

const folder = import.meta.dirname;

interface Ports {
  lake: number;
  studio: number;
}

interface Place {
  ports: Ports;
  /** Where the built Studio goes. */
  outDir: string;
  /** Where the lake keeps its data. */
  dataDir: string;
}

/**
 * Builds the Studio for the local lake and serves both: the same Studio that is deployed, without an account or
 * a network. Rejects when the build fails or a port is taken.
 */
export async function startStudio({ ports, outDir, dataDir }: Place): Promise<{ lake: Lake; close(): Promise<void> }> {
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.studio}`);
  const seed = join(folder, '../content-fallback');
  const lake = await startLake({ port: ports.lake, dataDir, seed, staffOrigins: origins });
  await buildStudio(outDir, { SANITY_STUDIO_API_HOST: lake.url });
  const server = createServer(sirv(outDir, { single: true }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(ports.studio, '127.0.0.1', resolve);
  });
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await lake.close();
  };
  return { lake, close };
}

/** `sanity build`, quiet, and the same on every machine: it neither updates nor reports itself. */
async function buildStudio(outDir: string, settings: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...settings, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' };
  await run(['build', outDir, '-y'], env, 'pipe');
}

function run(args: string[], env: NodeJS.ProcessEnv, stdio: 'inherit' | 'pipe'): Promise<void> {
  const command = join(folder, 'node_modules/.bin/sanity');
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`sanity ${args[0]} failed\n${output}`))));
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const dataDir = join(folder, '.lake');
  try {
    if (process.env.SANITY_STUDIO_PROJECT_ID) {
      await run(['dev', '--host', 'localhost', '--port', '3333'], process.env, 'inherit');
    } else {
      if (values.reset) await rm(dataDir, { recursive: true, force: true });
      const place = { ports: { lake: 3900, studio: 3333 }, outDir: join(folder, 'dist'), dataDir };
      const { lake } = await startStudio(place);
      console.log(`Studio: http://localhost:3333 (content at ${lake.url}, kept in studio/.lake)`);
      console.log('The site on this content: npm run dev:lake');
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
