/**
 * A function to call as often as one likes: `task` runs once for each burst of calls (ms), never two at once, and
 * once more when there was a call while it ran. The answer is the end of the run that covers the call. A task that
 * fails ends it all: one that may fail mends itself.
 */
export function coalesce(task: () => Promise<void>, burst = 100): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    const turn = Promise.all([running, pause(burst)]).then(() => {
      next = undefined; // before the task reads anything: a later change needs another run
      return task();
    });
    next = running = turn;
    return turn;
  };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
