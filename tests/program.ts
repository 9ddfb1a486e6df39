import { spawn } from 'node:child_process';

export interface ProgramResult {
  code: number | null;
  /** Standard output and errors, in the order of writing. */
  output: string;
  seconds: number;
}

/** Runs one of our programs in a process with only these environment variables, and waits until it exits. */
export function run(script: string, args: readonly string[], settings: NodeJS.ProcessEnv): Promise<ProgramResult> {
  const started = performance.now();
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, HOME, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, output, seconds: (performance.now() - started) / 1000 })),
  );
}
