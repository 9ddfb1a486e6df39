/** A part of the sources, and the unit tests that ought to notice any change in it. */
export interface Room {
  /** Globs of what is changed, and of what is not (`!`). */
  sources: string[];
  /** Globs of the tests. The fewer seconds they take, the sooner a room is through. */
  tests: string[];
  /** Kinds of mutants that would say nothing here. */
  without?: string[];
}

/** Messages and GROQ: other suites compare them whole. */
const texts = ['StringLiteral'];

export const rooms: Record<string, Room> = {
  transaction: { sources: ['src/transaction/*.ts'], tests: ['tests/transaction/*.test.ts'] },
  give: {
    sources: [
      'src/sections/give/{cities,costs-the-same,donation-state,find-cities,form-fields,problem-messages,slip,still-costs}.ts',
    ],
    tests: ['tests/sections/*.test.ts'],
    without: texts,
  },
  start: { sources: ['src/start/*.ts'], tests: ['tests/start/*.test.ts'] },
  // The shapes of pages are declarations: compiler, TypeGen and the table of hostile content hold those.
  content: {
    sources: ['src/content/{banks,characters,money-rules,periods,picture-places,rules}.ts'],
    tests: ['tests/content/*.test.ts'],
    without: texts,
  },
  gates: {
    sources: ['src/publish/gates/*.ts'],
    tests: ['tests/publish/gates/*.test.ts', 'tests/publish/release.test.ts'],
    without: texts,
  },
  host: {
    sources: ['src/publish/host/{content-policy,nginx-conf,security-headers,serve}.ts'],
    tests: ['tests/publish/host/*.test.ts'],
  },
};
