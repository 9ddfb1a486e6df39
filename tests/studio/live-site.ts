import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { follow } from '../../src/publish/host/serve.ts';
import type { OpenPort } from '../../studio/open-port.ts';
import type { RunningStudio } from '../../studio/start.ts';

/** The public site, built anew at every publication (`npm run build:watch`), as it is served. */
export interface LiveSite {
  url: string;
  watcher: ChildProcess;
  close(): Promise<void>;
}

/** Resolves when the site stands where the Studio looks for it. Rejects with what the build said when it ends. */
export async function startLiveSite({ server, site }: RunningStudio & { site: OpenPort }): Promise<LiveSite> {
  const folder = await mkdtemp(join(tmpdir(), 'live-'));
  const outDir = join(folder, 'site');
  const content = { CONTENT_SOURCE: 'sanity', SANITY_PROJECT_ID: 'lokal', SANITY_DATASET: 'production' };
  const env = { ...process.env, ...content, CI: '', OUT_DIR: outDir, SANITY_API_HOST: server.url };
  const watcher = spawn(process.execPath, ['src/publish/build-watch.ts'], { env });
  await saidOnce(watcher, /^Built /m);
  site.answerWith(follow(outDir));
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
