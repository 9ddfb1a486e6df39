import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Settings of a build from the content server into a folder. */
export const builtFrom = (SANITY_API_HOST: string, OUT_DIR: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' },
  SANITY_API_HOST,
  OUT_DIR,
});

/** Builds the public site from the content server. Returns its folder. */
export async function builtSite(host: string): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'site-'));
  await promisify(execFile)(process.execPath, ['src/publish/build.ts'], { env: builtFrom(host, outDir) });
  return outDir;
}
