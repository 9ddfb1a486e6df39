/** Runs after TypeGen. Lists each result type by its query (src/content/contract.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'query-results.ts');
const types = readFileSync(file, 'utf8');
const queries = Array.from(types.matchAll(/^\/\/ Variable: (\w+)$/gm), ([, query = '']) => query);
const rows = queries.map((query) => `  ${query}: ${query[0]?.toUpperCase()}${query.slice(1)}Result;`);
writeFileSync(
  file,
  `${types}
/** Added by name-results.ts. */
export interface QueryResults {
${rows.join('\n')}
}
`,
);
