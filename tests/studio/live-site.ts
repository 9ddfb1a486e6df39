import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestListener } from '../../src/publish/host/serve.ts';
import type { OpenPort } from '../../studio/open-port.ts';
import type { RunningStudio } from '../../studio/start.ts';

/** Settings of a build from the content server into a folder. */
export const builtFrom = (SANITY_API_HOST: string, OUT_DIR: string): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{ CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' },
  SANITY_API_HOST,
  OUT_DIR,
  CI: '',
});

/** The public site, rebuilt at every publication (`npx node src/publish/build-watch.ts`) and served. */
export interface LiveSite {
  url: string;
  watcher: ChildProcess;
  close(): Promise<void>;
}

/** Resolves when the site is where the Studio looks for it. Rejects with the output of the build if it exits. */
export async function startLiveSite({ server, site }: RunningStudio & { site: OpenPort }): Promise<LiveSite> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  const outDir = join(folder, 'site');
  const watcher = spawn(process.execPath, ['src/publish/build-watch.ts'], { env: builtFrom(server.url, outDir) });
  await saidOnce(watcher, /^Built /m);
  site.answerWith(requestListener(outDir));
  const close = async () => {
    watcher.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  return { url: site.url, watcher, close };
}

function saidOnce(child: ChildProcess, words: RegExp): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        output += String(text);
        if (words.test(output)) resolve();
      });
    }
    child.once('close', () => reject(new Error(output)));
  });
}
