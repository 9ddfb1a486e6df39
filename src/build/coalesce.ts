/**
 * A function to call as often as one likes: `task` runs once for each burst of calls (ms), never two at once, and
 * once more when there was a call while it ran. A failing task is its own business: it must not reject.
 */
export function coalesce(task: () => Promise<void>, burst = 100): () => void {
  let waiting = false;
  let running: Promise<void> = Promise.resolve();
  return () => {
    if (waiting) return;
    waiting = true;
    setTimeout(() => {
      running = running.then(() => {
        waiting = false; // before the task reads anything: a later change needs another run
        return task();
      });
    }, burst);
  };
}
