/** How many entries each list may have. The design was checked with these numbers. The Studio bundles this file. */
export const counts = {
  legalSections: { min: 1, max: 40 },
  questions: { min: 0, max: 60 },
  features: { min: 3, max: 12 },
  /** Words of the idiom: they must fit on one line of a phone. */
  idiomWords: { min: 2, max: 5 },
  screens: { min: 3, max: 10 },
  /** Cells of one table (src/sections/reader-features.tsx). */
  cards: { min: 2, max: 6 },
  pictures: { min: 1, max: 12 },
  team: { min: 1, max: 40 },
  plans: { min: 1, max: 4 },
  comparisonRows: { min: 1, max: 30 },
  channels: { min: 1, max: 8 },
  guideSteps: { min: 1, max: 6 },
  nextSteps: { min: 1, max: 4 },
  donorQuestions: { min: 1, max: 24 },
  witnesses: { min: 1, max: 6 },
  mushafFacts: { min: 0, max: 8 },
  cities: { min: 1, max: 600 },
  presets: { min: 1, max: 8 },
} as const;
