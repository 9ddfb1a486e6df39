interface Word {
  arabic: string;
  gloss: string;
  /** Written without a space before the next word. */
  joined: boolean;
}

export interface TwoWaysProps {
  label: string;
  literalTitle: string;
  words: Word[];
  interpretiveTitle: string;
  meaning: string;
  note: string;
}

/** Words that are written as one stand in one group. */
export function groups(words: Word[]): Word[][] {
  const found: Word[][] = [[]];
  for (const word of words) {
    found.at(-1)?.push(word);
    if (!word.joined) found.push([]);
  }
  return found.filter((group) => group.length > 0);
}
