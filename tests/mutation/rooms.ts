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
  start: { sources: ['src/client/*.ts'], tests: ['tests/client/*.test.ts'] },
  // The shapes of pages are declarations: compiler, TypeGen and the table of hostile content hold those.
  content: {
    sources: ['src/content/{banks,characters,money-rules,periods,picture-places,rules}.ts'],
    tests: ['tests/content/{banks,characters,money-rules,periods,picture-places,rules}.test.ts'],
    without: texts,
  },
  // What reads one text, link or page, held by itself: through a whole release each mutant costs ten times as much.
  numbers: {
    sources: [
      'src/publish/gates/{harmless-numbers,long-numbers,number-words,payee,payee-fingerprint,payment-words,prices,suspects,told-numbers}.ts',
    ],
    tests: ['tests/publish/gates/{harmless-numbers,long-numbers,number-words,payee,prices,setting-gates}.test.ts'],
    without: texts,
  },
  links: {
    sources: [
      'src/publish/gates/{compare-site,files,html-texts,links,released-content,setting-gates,shown-payee,site-names,typed-links}.ts',
    ],
    tests: ['tests/publish/gates/{compare-site,files,links,read-site,setting-gates,shown-payee}.test.ts'],
    without: texts,
  },
  gates: {
    sources: ['src/publish/gates/{number-gates,placeholder-values,release-gates,unknown-fields}.ts'],
    tests: ['tests/publish/gates/{payee,placeholders,unknown-fields}.test.ts', 'tests/publish/release.test.ts'],
    without: texts,
  },
  // The commands and what asks a dataset run against the local server, in the tests of the Studio.
  documents: {
    sources: [
      'src/publish/documents/{build-time,canonical,content-drift,content-errors,content-texts,current,document-rules,download,fallback-documents,origins,page-data,places,references,sanity-client,sanity-document,sound-documents,text-rules}.ts',
    ],
    tests: ['tests/publish/documents/*.test.ts'],
    without: texts,
  },
  files: { sources: ['src/publish/files/*.ts'], tests: ['tests/publish/files/*.test.ts'], without: texts },
  host: {
    sources: ['src/publish/host/{content-policy,nginx-conf,security-headers,serve}.ts'],
    tests: ['tests/publish/host/*.test.ts'],
  },
  // The rules of amounts, cities and the state of the site.
  studio: {
    sources: [
      'studio/cities/{apply-cities,compare-cities,read-csv}.ts',
      'studio/desk/{mushaf-price,payee,price-changes}.ts',
      'studio/documents/rank.ts',
      'studio/fields/{read-rupiah,read-weight}.ts',
      'studio/preview/match.ts',
      'studio/status/{compare,live-site,words}.ts',
    ],
    tests: [
      'tests/studio/{apply-cities,cities,live-site,money-fields,payee-guard,preview-match,price-guard,status}.test.ts',
    ],
    without: texts,
  },
  // What forms say while staff type. Their objects and lists are declarations, which the table of hostile content holds.
  forms: {
    sources: [
      'studio/fields/{amounts,group,link,phone,picture,rich-text,sentence,text,weight}.{ts,tsx}',
      'studio/documents/{app-info,bank-account,in-order,notice,plan,shipping-city,unique}.ts',
      'studio/pages/{after-transfer,coming-version,donation-form,prices}.ts',
    ],
    tests: ['tests/studio/form-rules.test.ts'],
    without: [...texts, 'ObjectLiteral', 'ArrayDeclaration'],
  },
};
