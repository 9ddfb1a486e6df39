import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A copy of the sources that a script may change, build and test while the repository stays as it is. */
const modules = resolve('node_modules');

/** The sources as they are now, also what is not committed, in a folder of their own. */
export function copySources(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of stdout.split('\n').filter((each) => each && existsSync(each))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(modules, join(folder, 'node_modules'));
}

export interface Ended {
  failed: boolean;
  output: string;
}

interface Place {
  folder: string;
  /** Where the stories serve the copy, unless `PORT` says another. */
  port: string;
  /** Gets what the program prints, as it comes. */
  show?: (text: string) => void;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program of node_modules, or this Node itself, in the copy. */
export function runIn({ folder, port, show, env }: Place, program: string, ...args: string[]): Promise<Ended> {
  const command = program === 'node' ? process.execPath : join(modules, '.bin', program);
  const PATH = `${join(modules, '.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, PATH, NO_COLOR: '1', PORT: process.env.PORT ?? port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      show?.(chunk.toString());
    });
  }
  return new Promise((done) => child.on('close', (code) => done({ failed: code !== 0, output })));
}
