/** How many entries each list may have, as the design was checked. Without imports, for the Studio's bundle. */
export const counts = {
  legalSections: { min: 1, max: 40 },
  questions: { min: 0, max: 60 },
  features: { min: 3, max: 12 },
  /** Words of the idiom, in one line of a phone. */
  idiomWords: { min: 2, max: 5 },
  screens: { min: 3, max: 10 },
  /** Three cells of one table in the specification: principles, benefits, notes under the reader. */
  cards: { min: 2, max: 6 },
  pictures: { min: 1, max: 12 },
  team: { min: 1, max: 40 },
  plans: { min: 1, max: 4 },
  comparisonRows: { min: 1, max: 30 },
  /** Ways to pay, and what each asks for in turn. */
  channels: { min: 1, max: 8 },
  guideSteps: { min: 1, max: 6 },
  /** For whoever has transferred already. */
  answers: { min: 1, max: 10 },
  /** Of donors, under the form. */
  donorQuestions: { min: 1, max: 24 },
  /** Lines on the printed sheet, two in a row. */
  handLines: { min: 2, max: 6 },
  /** Of the printed mushaf, beside weight and tanda tashih. */
  mushafFacts: { min: 0, max: 8 },
  cities: { min: 1, max: 600 },
  /** Amounts to choose from, in one row. */
  presets: { min: 1, max: 8 },
  /** Letters of a notice: two lines on a phone. */
  noticeLetters: { min: 1, max: 200 },
} as const;

export interface Range {
  min: number;
  max: number;
}
