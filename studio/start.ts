import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { type Lake, startLake } from './local-lake/server.ts';

const folder = import.meta.dirname;

/** 0 takes any free port. */
interface Ports {
  lake: number;
  studio: number;
}

export interface RunningStudio {
  url: string;
  lake: Lake;
  close(): Promise<void>;
}

interface Place {
  ports: Ports;
  /** Where the built Studio goes. */
  outDir: string;
  /** Where the lake keeps its data. */
  dataDir: string;
  /** Further `SANITY_STUDIO_…` of the build. */
  settings?: Record<string, string>;
}

/**
 * Builds the Studio for the local lake and serves both: the same Studio that is deployed, without an account or
 * a network. Rejects when the build fails or a port is taken.
 */
export async function startStudio({ ports, outDir, dataDir, settings }: Place): Promise<RunningStudio> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  const port = await listen(server, ports.studio);
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
  const seed = join(folder, '../content-fallback');
  const lake = await startLake({ port: ports.lake, dataDir, seed, staffOrigins: origins });
  await buildStudio(outDir, { ...settings, SANITY_STUDIO_API_HOST: lake.url });
  answer = sirv(outDir, { single: true });
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await lake.close();
  };
  return { url: `http://localhost:${port}`, lake, close };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
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
      const { url, lake } = await startStudio(place);
      console.log(`Studio: ${url} (content at ${lake.url}, kept in studio/.lake)`);
      console.log('The site on this content: npm run dev:lake');
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
