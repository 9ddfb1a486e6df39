/** An error whose message says everything, including the remedy. Commands print it without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** What is wrong and what to do, by the code of a system error. */
const systemErrors: Record<string, string> = {
  ENOSPC: 'the disk is full. Free some space (the folder node_modules/.cache may go), then run it again',
  EACCES: 'this user may not write or read there. Give the folder to the user, or choose another with OUT_DIR',
};

/** The text to print for an error: one sentence for a known error, or else the error with its stack. */
export function printable(error: unknown): unknown {
  if (error instanceof Failure) return error.message;
  const { code = '', path = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return code in systemErrors ? `${path || 'A file'}: ${systemErrors[code]} (${code}).` : error;
}

/** The messages of an error and of its cause. The error of fetch gives its reason only in the cause. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message || (cause as NodeJS.ErrnoException).code})` : message;
}

/** Runs a command. Prints a failure and ends the process with exit code 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(printable(error));
    process.exit(1); // does not wait for an open server or download
  }
}
