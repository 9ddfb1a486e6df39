import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { follow } from '../src/publish/host/serve.ts';
import { serveStandInReader } from '../src/publish/host/stand-in-reader.ts';
import { buildPreview, buildStudio, run, sanity } from './builds.ts';
import { type ContentServer, startContentServer } from './content-server/server.ts';
import { openPort } from './open-port.ts';

const folder = import.meta.dirname;

/** 0 takes any free port. */
interface Ports {
  server: number;
  studio: number;
}

export interface RunningStudio {
  url: string;
  previewUrl: string | undefined;
  server: ContentServer;
  close(): Promise<void>;
}

interface Place {
  ports: Ports;
  /** Where the built Studio goes. */
  outDir: string;
  /** Where the content server keeps its data. */
  dataDir: string;
  /** Where the preview of the site is built to and served; absent, the Studio has no such tool. */
  preview?: { port: number; outDir: string };
  /** Further `SANITY_STUDIO_…` of the build. */
  settings?: Record<string, string>;
}

/**
 * Builds the Studio for the local content server and the preview of the site beside it, and serves all three: the same
 * Studio that is deployed, without an account or a network. Rejects when a build fails or a port is taken.
 */
export async function startStudio({ ports, outDir, dataDir, preview, settings }: Place): Promise<RunningStudio> {
  const studio = await openPort(ports.studio);
  const site = preview && (await openPort(preview.port));
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${studio.port}`);
  const seed = join(folder, '../content-fallback');
  const server = await startContentServer({ port: ports.server, dataDir, seed, staffOrigins: origins });
  const showStudio = async () => {
    const local = { SANITY_STUDIO_API_HOST: server.url, SANITY_STUDIO_STREAM_HOSTS: server.streamUrls.join() };
    await buildStudio(outDir, { ...settings, ...local, SANITY_STUDIO_PREVIEW_URL: site?.url });
    const files = sirv(outDir, { single: true });
    studio.answerWith((request, response) => {
      response.setHeader('Content-Security-Policy', localPolicy({ ...process.env, ...settings }));
      files(request, response);
    });
  };
  const showPreview = async () => {
    if (!preview) return;
    // Invalid content is mended in the Studio, so it must open; the last good preview stays.
    await buildPreview(preview.outDir, { server: server.url, studio: studio.url }).catch((error: Error) =>
      console.error(error.message),
    );
    if (existsSync(preview.outDir)) site?.answerWith(follow(preview.outDir));
  };
  await Promise.all([showStudio(), showPreview()]);
  const close = async () => {
    studio.close();
    site?.close();
    await server.close();
  };
  return { url: studio.url, previewUrl: site?.url, server, close };
}

/**
 * The Studio looks for newer versions of itself and reports its faults, whatever its settings say: here it asks this
 * machine only, and the site whose state it shows, when that is set.
 */
function localPolicy({ SANITY_STUDIO_SITE_URL, SANITY_STUDIO_REBUILD_HOOK }: NodeJS.ProcessEnv): string {
  const named = [SANITY_STUDIO_SITE_URL, SANITY_STUDIO_REBUILD_HOOK].flatMap((url) => (url ? new URL(url).origin : []));
  const machine = ['http', 'ws'].flatMap((scheme) => ['localhost', '127.0.0.1'].map((name) => `${scheme}://${name}:*`));
  return `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob: ${[...machine, ...named].join(' ')}`;
}

/** The Studio on the local content server, at the addresses that are always the same. */
async function startLocal(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const dataDir = join(folder, '.content-server');
  if (values.reset) await rm(dataDir, { recursive: true, force: true });
  const preview = { port: 4175, outDir: join(folder, '../.cache/preview') };
  const place = { ports: { server: 3900, studio: 3333 }, outDir: join(folder, 'dist'), dataDir, preview };
  const { url, previewUrl, server } = await startStudio(place);
  const page = readFileSync(join(folder, '../content-fallback/quranPage.json'), 'utf8');
  const { reader } = JSON.parse(page) as { reader: { url: string } };
  await serveStandInReader(reader.url);
  console.log(`Studio: ${url} (content at ${server.url}, kept in studio/.content-server)`);
  console.log(`Preview, shown inside the Studio: ${previewUrl} (its web reader: ${reader.url})`);
  console.log('The site on this content: npm run dev:local');
}

if (import.meta.main) {
  try {
    if (process.env.SANITY_STUDIO_PROJECT_ID) {
      const args = ['dev', '--host', 'localhost', '--port', '3333'];
      await run({ command: sanity, args, cwd: folder, env: process.env, stdio: 'inherit' });
    } else await startLocal();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
