import { expect } from 'vitest';

interface Budget {
  /** In bytes, compressed as it is sent. */
  most: number;
  why: string;
  remedy: string;
}

/** What a page may weigh: the only place with these numbers (docs/testing.md#speed). */
export const budgets = {
  html: {
    most: 18_500,
    why: 'styles included, it is all that the first paint waits for: 0.4 s on 3G',
    remedy: 'give the page fewer styles of its own, or fewer elements',
  },
  readingScripts: {
    most: 6000,
    why: 'a reader pays for each byte and operates nothing',
    remedy: 'let HTML and CSS do it, or move it into an island (docs/recipes.md#a-control)',
  },
  fonts: {
    most: 60_000,
    why: 'they are fetched with the first page and compete with it on 3G',
    remedy: 'cut the subset, or draw with a face that is already there (docs/decisions/fonts.md)',
  },
  contactScripts: {
    most: 105_000,
    why: 'React and the styles are 88 kB of it, and somebody writes one message',
    remedy: 'import() what only some visitors reach, or leave a package out',
  },
  givingScripts: {
    most: 130_000,
    why: 'a phone of 2016 needs about a second for 130 kB of script',
    remedy: 'import() what only some visitors reach, or leave a package out',
  },
} satisfies Record<string, Budget>;

/** Fails with the reason of the budget and what to do. */
export function expectWithin({ most, why, remedy }: Budget, bytes: number, what: string): void {
  expect(bytes, `${what}: ${bytes} bytes of ${most}, because ${why}. To do: ${remedy}`).toBeLessThanOrEqual(most);
}
