const minute = 60_000;
const day = 24 * 60 * minute;

interface Times {
  /** Of this machine; all in ms since 1970, NaN when nobody says. */
  now: number;
  /** Of the newest document. */
  updated: number;
  /** Of the content server's answer. */
  server: number;
}

/**
 * Why this machine's clock must be wrong, for staff: notices, terms and years follow it. A minute of difference is
 * allowed, because a build follows a publication within seconds.
 */
export function clockProblem({ now, updated, server }: Times): string | undefined {
  const says = `Jam komputer yang membangun situs menunjukkan ${written(now)}`;
  const remedy = 'Setel jamnya, lalu bangun ulang.';
  if (now < updated - minute) return `${says}, sebelum konten yang terbaru (${written(updated)}). ${remedy}`;
  return now > server + day ? `${says}, server konten ${written(server)}. ${remedy}` : undefined;
}

const written = (time: number) => new Date(time).toISOString();
