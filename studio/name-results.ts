/** Run after TypeGen: names each result by its query, so that the compiler can look it up (src/content/contract.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, 'query-results.ts');
const types = readFileSync(file, 'utf8');
const queries = Array.from(types.matchAll(/^\/\/ Variable: (\w+)$/gm), ([, query = '']) => query);
const rows = queries.map((query) => `  ${query}: ${query[0]?.toUpperCase()}${query.slice(1)}Result;`);
writeFileSync(
  file,
  `${types}\n/** Added by name-results.ts. */\nexport interface QueryResults {\n${rows.join('\n')}\n}\n`,
);
