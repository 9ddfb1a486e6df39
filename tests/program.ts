import { spawn } from 'node:child_process';

export interface Ended {
  code: number | null;
  /** Standard output and errors, in the order of writing. */
  said: string;
  seconds: number;
}

/** Runs one of our programs in a process with only these environment variables, and waits until it exits. */
export function run(
  script: string,
  args: readonly string[],
  settings: NodeJS.ProcessEnv,
  node = process.execPath,
): Promise<Ended> {
  const started = performance.now();
  const { PATH, HOME } = process.env;
  const child = spawn(node, [script, ...args], { env: { PATH, HOME, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, said, seconds: (performance.now() - started) / 1000 })),
  );
}
