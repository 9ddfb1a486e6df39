import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import send from '@fastify/send';
import { type Seed, startLocalSanity } from 'local-sanity';
import { openPort } from 'local-sanity/open-port.ts';
import { fallbackDocuments } from 'site/publish/documents/documents.ts';
import { originsOf as findOrigins } from 'site/publish/documents/origins.ts';
import { filesIn, requestListener, respond } from 'site/publish/host/serve.ts';
import { serveStandInReader } from 'site/publish/host/stand-in-reader.ts';
import { defaultStudioPort, localContent, readSettings } from 'site/publish/settings.ts';

const folder = import.meta.dirname;

export type RunningStudio = Awaited<ReturnType<typeof startStudio>>;

interface Options {
  /** The Studio's port. The content server and the preview have the two after it. 0 takes any free ones. */
  port: number;
  outDir: string;
  previewDir: string;
  dataDir: string;
  /** More `SANITY_STUDIO_…` variables for the build. */
  settings?: Record<string, string>;
}

/** What a fresh content server holds: the documents and pictures of a folder like `content-fallback/`. */
export const seedFrom = async (from: string): Promise<Seed> => ({
  documents: await fallbackDocuments(from),
  folder: from,
});

/** Builds and serves the Studio, its content server and the preview. Rejects if a build fails or a port is taken. */
export async function startStudio({ port, outDir, previewDir, dataDir, settings }: Options) {
  const after = (steps: number) => (port === 0 ? 0 : port + steps);
  const studio = await openPort(port);
  const preview = await openPort(after(2));
  const server = await startLocalSanity({
    port: after(1),
    dataDir,
    seed: await seedFrom(join(folder, '../content-fallback')),
    findOrigins,
    studioPort: studio.port,
  });
  const showStudio = async () => {
    await buildStudio(outDir, {
      ...settings,
      SANITY_STUDIO_API_HOST: server.url,
      SANITY_STUDIO_PREVIEW_URL: preview.url,
    });
    const files = filesIn(outDir);
    studio.answerWith((request, response) => {
      response.setHeader('Content-Security-Policy', localPolicy({ ...process.env, ...settings }));
      const [path = '/'] = (request.url ?? '/').split('?', 1);
      // `/static/…` and `/name.js` are files, or a 404. The rest is the Studio's router: `/presentation/closing.text`.
      const shown = /^\/(?:static\/|[^/]+\.\w+$)/.test(path) ? path : '/index.html';
      void files(request, response, () => void respond(response, send(request, shown, { root: outDir })));
    });
  };
  const showPreview = async () => {
    // The Studio must open even if content is invalid, because staff correct it there. The last good preview stays.
    await buildPreview(previewDir, { server: server.url, studio: studio.url }).catch((error: Error) =>
      console.error(error.message),
    );
    if (existsSync(previewDir)) preview.answerWith(requestListener(previewDir));
  };
  await Promise.all([showStudio(), showPreview()]);
  const close = async () => {
    studio.close();
    preview.close();
    await server.close();
  };
  return { url: studio.url, previewUrl: preview.url, server, close };
}

const sanityCommand = join(folder, 'node_modules/.bin/sanity');

/** Runs `sanity build` without output, telemetry or update checks. */
async function buildStudio(outDir: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, ...settings, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' };
  await run(sanityCommand, ['build', outDir, '-y'], { cwd: folder, env });
}

async function buildPreview(outDir: string, { server, studio }: { server: string; studio: string }): Promise<void> {
  const settings = { VITE_PREVIEW: '1', STUDIO_ORIGIN: studio, OUT_DIR: outDir, SANITY_API_HOST: server };
  const env = { ...process.env, ...settings, ...localContent };
  await run(process.execPath, ['src/publish/build.ts'], { cwd: join(folder, '..'), env });
}

/** Runs a command. If it fails, rejects with its whole output. */
function run(command: string, args: string[], options: { cwd: string; env: NodeJS.ProcessEnv }): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} failed\n${output}`))));
  });
}

/**
 * Makes a Content-Security-Policy. It blocks what no setting turns off: Sanity's fonts, the bridge to its dashboard,
 * error reports and update checks.
 */
function localPolicy({ SANITY_STUDIO_SITE_URL: site = '' }: NodeJS.ProcessEnv): string {
  const hosts = ['localhost', '127.0.0.1', '*.localhost'];
  const machine = ['http', 'ws'].flatMap((scheme) => hosts.map((name) => `${scheme}://${name}:*`));
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${machine.join(' ')} ${site}`;
}

/** Returns `wanted` or, if that or one of the two after it is taken, a port some tens later. */
async function freePorts(wanted: number): Promise<number> {
  const isFree = async (port: number) => {
    const opened = await openPort(port).catch(() => null);
    opened?.close();
    return opened !== null;
  };
  for (let port = wanted; port < wanted + 1000; port += 10)
    if ((await Promise.all([port, port + 1, port + 2].map(isFree))).every(Boolean)) return port;
  throw new Error(`No three free ports in a row after ${wanted}. Choose another one: STUDIO_PORT=4333 npm run studio`);
}

async function startLocal(wanted: number): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const dataDir = join(folder, '.local-sanity');
  if (values.reset) await rm(dataDir, { recursive: true, force: true });
  const port = await freePorts(wanted);
  if (port !== wanted) console.log(`A port of ${wanted} to ${wanted + 2} is taken, so the Studio uses ${port}.`);
  const outDir = join(folder, 'dist');
  const previewDir = join(folder, '../.cache/preview');
  const { url, previewUrl, server } = await startStudio({ port, outDir, dataDir, previewDir });
  // The page frames the web reader, which a stand-in serves as long as its address is on this machine.
  const quranPage = readFileSync(join(folder, '../content-fallback/quranPage.json'), 'utf8');
  const { reader } = JSON.parse(quranPage) as { reader: { url: string } };
  await serveStandInReader(reader.url);
  console.log(`Studio: ${url} (content at ${server.url}, kept in studio/.local-sanity)`);
  console.log(`Preview, shown inside the Studio: ${previewUrl} (its web reader: ${reader.url})`);
  console.log(`The site on this content: ${port === defaultStudioPort ? '' : `STUDIO_PORT=${port} `}npm run dev:local`);
}

if (import.meta.main) {
  try {
    const { studioPort } = readSettings();
    if (process.env.SANITY_STUDIO_PROJECT_ID) {
      const args = ['dev', '--host', 'localhost', '--port', String(studioPort)];
      const { status } = spawnSync(sanityCommand, args, { cwd: folder, stdio: 'inherit' });
      process.exitCode = status ?? 1;
    } else await startLocal(studioPort);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
