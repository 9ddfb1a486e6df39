/** The bar of a figure; without one the figure is only printed. */
interface Bar {
  atMost?: number;
  atLeast?: number;
}

export type Report = ReturnType<typeof newReport>;

/** Prints each figure beside its bar and collects those that miss it. */
export function newReport(rounds: number) {
  const missed: string[] = [];
  const row = (name: string, figure: number, { atMost = Infinity, atLeast = -Infinity }: Bar = {}) => {
    const good = figure <= atMost && figure >= atLeast;
    const bar = atMost < Infinity ? `≤ ${atMost}` : atLeast > -Infinity ? `≥ ${atLeast}` : '';
    const line = `${name.padEnd(58)} ${String(Math.round(figure * 1000) / 1000).padStart(9)}  ${bar}`;
    console.log(good ? line : `${line}  MISSED`);
    if (!good) missed.push(line);
  };
  /** Runs each measurement once a round and returns its readings: on a busy machine only near ones can be compared. */
  async function inTurn<Name extends string, Reading>(measures: Record<Name, () => Promise<Reading>>) {
    const names = Object.keys(measures) as Name[];
    const readings = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Reading[]>;
    for (let round = 0; round < rounds; round += 1)
      for (const name of names) readings[name].push(await measures[name]());
    return readings;
  }
  return { row, missed, rounds, inTurn };
}

export const quantile = (numbers: readonly number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
export const median = (numbers: readonly number[]) => quantile(numbers, 0.5);
