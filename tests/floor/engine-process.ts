import { spawn, type SpawnOptions } from 'node:child_process';

export interface EngineProcess {
  /** The match of the pattern in the engine's first lines of output. */
  matched: string;
  stop(): Promise<void>;
}

/** Starts an engine and waits until it prints its address. Throws with its output when it exits before. */
export function startEngine(command: string[], address: RegExp, options: SpawnOptions = {}): Promise<EngineProcess> {
  const [program = '', ...args] = command;
  // Its own process group, because an engine consists of several processes.
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const matched = address.exec(output)?.[1];
      if (matched) resolve({ matched, stop });
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${program} ended with ${code}:\n${output}`)));
  });
}
