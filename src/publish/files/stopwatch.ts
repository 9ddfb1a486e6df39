export interface Stopwatch {
  /** Ends a phase. */
  lap(name: string): void;
  total(): string;
  laps(): string;
}

/** Measures the phases of a build, in order. */
export function stopwatch(): Stopwatch {
  const start = performance.now();
  let last = start;
  const laps: string[] = [];
  return {
    lap(name) {
      const now = performance.now();
      laps.push(`${name} ${Math.round(now - last)} ms`);
      last = now;
    },
    total: () => `${((performance.now() - start) / 1000).toFixed(1)} s`,
    laps: () => laps.join(', '),
  };
}
