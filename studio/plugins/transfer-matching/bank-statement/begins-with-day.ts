/** Matches a midnight after a day. Some banks write it in every row. */
const midnight = /(?<=\d)[ T]+00[:.]00(?:[:.]00(?:\.0+)?)?$/;

/** Strips a cell of a leading apostrophe and of midnight. */
export const plainDay = (cell: string) => cell.trim().replace(/^'/, '').replace(midnight, '');

/** Matches the name of a month, also shortened, in Indonesian or English. */
const monthWord = '(?:jan|feb|peb|ma[rciy]|mei|mrt|apr|jun|jul|a[gu][ugst]|sep|okt|oct|no[vp]|de[sc])[a-z]{0,6}';
const dayStarts = [
  String.raw`\d{1,2}[-/.]\d{1,2}(?!\d)`, // `20/11`
  String.raw`\d{1,2}[-/. ]?${monthWord}(?![a-z])`, // `20 Nov`
  String.raw`\d{4}[-/.]\d{1,2}[-/.]\d`, // `2026-11-2`
  String.raw`${monthWord}\.? \d{1,2},? \d{4}`, // `Nov 20, 2026`
];
const dayStart = new RegExp(`^(?:${dayStarts.join('|')})`, 'i');
/** Matches `18.30 WIB`, which begins like a day. */
const onlyTime = /^\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s*(?:wib|wita|wit))?$/i;

/** Whether a cell begins with something like a day. */
export const beginsWithDay = (cell: string): boolean => dayStart.test(plainDay(cell)) && !onlyTime.test(plainDay(cell));

/** Whether a cell is a day as a workbook gives it: `2026-11-20`. */
export const isIsoDay = (cell: string): boolean => /^\d{4}-/.test(plainDay(cell));
