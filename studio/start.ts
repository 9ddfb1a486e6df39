import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { serve } from '../src/build/serve.ts';
import { type Lake, startLake } from './local-lake/server.ts';

const folder = import.meta.dirname;

/** 0 takes any free port. */
interface Ports {
  lake: number;
  studio: number;
}

export interface RunningStudio {
  url: string;
  previewUrl: string | undefined;
  lake: Lake;
  close(): Promise<void>;
}

interface Place {
  ports: Ports;
  /** Where the built Studio goes. */
  outDir: string;
  /** Where the lake keeps its data. */
  dataDir: string;
  /** Where the preview of the site is built to and served; absent, the Studio has no such tool. */
  preview?: { port: number; outDir: string };
  /** Further `SANITY_STUDIO_…` of the build. */
  settings?: Record<string, string>;
}

/**
 * Builds the Studio for the local lake and serves both: the same Studio that is deployed, without an account or
 * a network. Rejects when the build fails or a port is taken.
 */
export async function startStudio({ ports, outDir, dataDir, preview, settings }: Place): Promise<RunningStudio> {
  let answer: RequestListener = (_request, response) => response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response));
  const port = await listen(server, ports.studio);
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`);
  const seed = join(folder, '../content-fallback');
  const lake = await startLake({ port: ports.lake, dataDir, seed, staffOrigins: origins });
  const url = `http://localhost:${port}`;
  const site = preview && (await startPreview(preview, { lake: lake.url, studio: url }));
  await buildStudio(outDir, { ...settings, SANITY_STUDIO_API_HOST: lake.url, SANITY_STUDIO_PREVIEW_URL: site?.url });
  answer = sirv(outDir, { single: true });
  const close = async () => {
    for (const open of site ? [server, site.server] : [server]) {
      open.close();
      open.closeAllConnections();
    }
    await lake.close();
  };
  return { url, previewUrl: site?.url, lake, close };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** The site as its preview build has it, from what the lake has published, on an origin of its own. */
async function startPreview(
  { port, outDir }: { port: number; outDir: string },
  urls: { lake: string; studio: string },
) {
  const content = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' };
  const settings = { VITE_PREVIEW: '1', STUDIO_ORIGIN: urls.studio, OUT_DIR: outDir };
  const env = { ...process.env, ...settings, ...content, SANITY_API_HOST: urls.lake };
  const site = join(folder, '..');
  await run({ command: 'node', args: ['src/build/build.ts'], cwd: site, env });
  const server = await serve(outDir, port);
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/** `sanity build`, quiet, and the same on every machine: it neither updates nor reports itself. */
async function buildStudio(outDir: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, ...settings, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' };
  await run({ command: sanity, args: ['build', outDir, '-y'], cwd: folder, env });
}

const sanity = join(folder, 'node_modules/.bin/sanity');

interface Command {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio?: 'inherit' | 'pipe';
}

function run({ command, args, cwd, env, stdio = 'pipe' }: Command): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} failed\n${output}`))));
  });
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const dataDir = join(folder, '.lake');
  try {
    if (process.env.SANITY_STUDIO_PROJECT_ID) {
      const args = ['dev', '--host', 'localhost', '--port', '3333'];
      await run({ command: sanity, args, cwd: folder, env: process.env, stdio: 'inherit' });
    } else {
      if (values.reset) await rm(dataDir, { recursive: true, force: true });
      const preview = { port: 4175, outDir: join(folder, '../.cache/preview') };
      const place = { ports: { lake: 3900, studio: 3333 }, outDir: join(folder, 'dist'), dataDir, preview };
      const { url, previewUrl, lake } = await startStudio(place);
      console.log(`Studio: ${url} (content at ${lake.url}, kept in studio/.lake)`);
      console.log(`Preview, shown inside the Studio: ${previewUrl}`);
      console.log('The site on this content: npm run dev:lake');
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
