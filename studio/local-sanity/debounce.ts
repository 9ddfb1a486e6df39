/**
 * Runs `task` once for all calls within `burst` ms, and never two runs at a time. A call resolves when its run ends. The
 * task must handle its own errors, because a rejection stops all later runs.
 */
export function debounce(task: () => Promise<void>, burst = 100): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next) return next;
    const run = Promise.all([running, pause(burst)]).then(() => {
      next = undefined; // before the task reads anything: a later change needs another run
      return task();
    });
    next = running = run;
    return run;
  };
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
