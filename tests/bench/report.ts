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

/** Measures each variant in turn, round after round: on a busy machine only ratios are reliable. */
export async function inTurn<Name extends string, Reading extends Readings>(
  ways: Record<Name, () => Promise<Reading>>,
) {
  const taken = new Map<Name, Reading[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const name of Object.keys(ways) as Name[]) taken.set(name, [...(taken.get(name) ?? []), await ways[name]()]);
  const of = (name: Name) => taken.get(name) ?? [];
  return {
    median: (name: Name) => quantile(of(name) as number[], 0.5),
    medians: (name: Name) => {
      const [first = {} as Reading] = of(name);
      const entries = Object.keys(first).map((key) => [
        key,
        quantile(
          of(name).map((one) => (one as Record<string, number>)[key] ?? Number.NaN),
          0.5,
        ),
      ]);
      return Object.fromEntries(entries) as Reading;
    },
  };
}
