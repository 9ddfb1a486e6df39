import type { Entry } from './entry.ts';

/** Finds entries by words of a name or text, by a sum (`50.409`, `Rp 50.409`) or by a day (`20/11`, `2026-11-20`). */
export function searchEntries(entries: readonly Entry[], query: string): Entry[] {
  // `Rp 50.409` becomes `50409`, as the searched text has it.
  const plain = query.toLowerCase().replaceAll(/\brp\.? ?(?=\d)|(?<=\d)[.,]/g, '');
  const words = plain.split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const text = searchText(entry);
    return words.every((word) => text.includes(word));
  });
}

function searchText({ row, claim, note, amount }: Entry): string {
  const days = [row?.day, claim?.stated?.day, claim?.sent?.day].flatMap((day) =>
    day ? [day, day.split('-').toReversed().join('/')] : [],
  );
  const sums = [row?.amount, amount, claim?.total, claim?.asked];
  return [row?.text, row?.account, claim?.name, claim?.sender, claim?.said, note?.name, note?.purpose, ...days, ...sums]
    .join(' ')
    .toLowerCase();
}
