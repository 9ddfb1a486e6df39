import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A copy of the sources that a script can change, build and test. */
const modules = resolve('node_modules');

/** Copies the sources, uncommitted changes included, to a folder of its own. */
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
  /** Port of the copy in stories, unless `PORT` is set. */
  port: string;
  /** Receives the output as it is printed. */
  show?: (text: string) => void;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program from node_modules, or Node, in the copy. */
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
