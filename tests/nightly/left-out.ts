import type { ContentName } from './contents.ts';

export type Suite = 'unit' | 'output' | 'site';

interface LeftOut {
  suite: Suite;
  contents: ContentName[];
  /** Start of the file's path. */
  file: string;
  /** Start of the test's title; without one, all tests of these files. */
  title?: string;
  why: string;
}

const changed: ContentName[] = ['least', 'most'];
const itsFigures = 'holds the checked-in content to the words and figures of the specification';
const firstScreen = 'of the words in the specification, not of the longest bank and holder';

/** Tests that are about the checked-in content itself and cannot pass with another. */
const leftOut: LeftOut[] = [
  { suite: 'unit', contents: changed, file: 'tests/content/constants', why: itsFigures },
  { suite: 'output', contents: changed, file: 'tests/output/specification', why: itsFigures },
  {
    suite: 'output',
    contents: ['least', 'most'],
    file: 'tests/output/head',
    title: 'JSON-LD says these facts, and no other',
    why: itsFigures,
  },
  {
    suite: 'output',
    contents: ['least'],
    file: 'tests/output/found',
    title: 'a visitor finds every page in two ways',
    why: 'the second way to the contact page is a link in a text of staff, and the least text has none',
  },
  ...['the form of wakaf, as it is heard', 'the form filled in, as it is heard'].map((title): LeftOut => ({
    suite: 'site',
    contents: ['least'],
    file: 'tests/journeys/voice',
    title,
    why: 'it says the intention of a wakaf, which staff may leave out',
  })),
  { suite: 'output', contents: ['most'], file: 'tests/output/first-flight', why: 'not of the longest texts' },
  {
    suite: 'output',
    contents: ['most'],
    file: 'tests/output/pages',
    title: 'no route carries more than its share',
    why: 'not of the longest answers and clauses',
  },
  {
    suite: 'site',
    contents: ['most'],
    file: 'tests/journeys/give',
    title: 'at 360 × 640 the first choice stands on the first screen',
    why: firstScreen,
  },
  {
    suite: 'site',
    contents: ['most'],
    file: 'tests/journeys/confirmation',
    title: 'on a small phone bank, number, total and holder are within the first screen',
    why: firstScreen,
  },
  {
    suite: 'site',
    contents: ['most'],
    file: 'tests/journeys/print',
    title: 'on paper the confirmation ',
    why: 'eight guides of six long steps need a second sheet',
  },
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether any test of this file runs. */
export const isRun = (content: ContentName, path: string): boolean =>
  !leftOut.some(({ contents, file, title }) => !title && contents.includes(content) && path.startsWith(file));

/** Command-line arguments that leave out these titles. */
export function withoutTitles(suite: Suite, content: ContentName): string[] {
  const mine = leftOut.filter((each) => each.suite === suite && each.contents.includes(content));
  const titles = mine.flatMap(({ title }) => (title ? [escaped(title)] : [])).join('|');
  if (titles === '') return [];
  return suite === 'site' ? ['--grep-invert', titles] : ['-t', `^(?!.*(?:${titles}))`];
}
