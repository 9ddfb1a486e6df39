import { spawn } from 'node:child_process';
import { join } from 'node:path';

const folder = import.meta.dirname;
export const sanity = join(folder, 'node_modules/.bin/sanity');

/** `sanity build`, quiet, and the same on every machine: it neither updates nor reports itself. */
export async function buildStudio(outDir: string, settings: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, ...settings, DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' };
  await run({ command: sanity, args: ['build', outDir, '-y'], cwd: folder, env });
}

/** The preview of the site, from what the content server has published, for the Studio of this origin. */
export async function buildPreview(
  outDir: string,
  { server, studio }: { server: string; studio: string },
): Promise<void> {
  const content = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' };
  const settings = { VITE_PREVIEW: '1', STUDIO_ORIGIN: studio, OUT_DIR: outDir, SANITY_API_HOST: server };
  const env = { ...process.env, ...settings, ...content };
  await run({ command: process.execPath, args: ['src/publish/build.ts'], cwd: join(folder, '..'), env });
}

interface Command {
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  stdio?: 'inherit' | 'pipe';
}

/** Rejects with the whole output of a failing command. */
export function run({ command, args, cwd, env, stdio = 'pipe' }: Command): Promise<void> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', stdio, stdio] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${args[0]} failed\n${output}`))));
  });
}
