/** The bar of a figure; without one the figure is only printed. */
interface Bar {
  atMost?: number;
  atLeast?: number;
}

export interface Report {
  row(name: string, figure: number, bar?: Bar): void;
  missed: string[];
}

/** Prints each figure beside its bar and collects those that miss it. */
export function newReport(): Report {
  const missed: string[] = [];
  const row = (name: string, figure: number, { atMost = Infinity, atLeast = -Infinity }: Bar = {}) => {
    const good = figure <= atMost && figure >= atLeast;
    const bar = atMost < Infinity ? `≤ ${atMost}` : atLeast > -Infinity ? `≥ ${atLeast}` : '';
    const line = `${name.padEnd(58)} ${String(Math.round(figure * 1000) / 1000).padStart(9)}  ${bar}`;
    console.log(good ? line : `${line}  MISSED`);
    if (!good) missed.push(line);
  };
  return { row, missed };
}

export const quantile = (numbers: number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;

let rounds = 5;
export const setRounds = (count: number) => void (rounds = count);

type Readings = number | object;

const medianOf = <Reading extends Readings>(readings: Reading[]): Reading => {
  const [first = {} as Reading] = readings;
  if (typeof first === 'number') return quantile(readings as number[], 0.5) as Reading;
  const entries = Object.keys(first).map((key) => [
    key,
    quantile(
      readings.map((one) => (one as Record<string, number>)[key] ?? Number.NaN),
      0.5,
    ),
  ]);
  return Object.fromEntries(entries) as Reading;
};

/**
 * Measures each variant in turn, round after round: on a busy machine only ratios are reliable. If the two halves of
 * the rounds differ in their `verdict`, the rounds are repeated, at most four times.
 */
export async function inTurn<Name extends string, Reading extends Readings>(
  ways: Record<Name, () => Promise<Reading>>,
  verdict: (median: (name: Name) => Reading) => boolean = () => true,
) {
  const names = Object.keys(ways) as Name[];
  const readings = new Map<Name, Reading[]>(names.map((name) => [name, []]));
  const of = (name: Name) => readings.get(name) ?? [];
  const isSettled = () => {
    const half = Math.floor(of(names[0] as Name).length / 2);
    return verdict((name) => medianOf(of(name).slice(0, half))) === verdict((name) => medianOf(of(name).slice(-half)));
  };
  let batches = 0;
  do {
    for (let round = 0; round < rounds; round += 1) for (const name of names) of(name).push(await ways[name]());
    batches += 1;
  } while (batches < 4 && !isSettled());
  return {
    median: (name: Name) => medianOf(of(name)),
    /** The minimum and maximum of one figure. */
    spread: (name: Name, key: keyof Reading) => {
      const all = of(name).map((reading) => Number(reading[key]));
      return `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}`;
    },
  };
}
