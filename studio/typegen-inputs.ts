import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** Matches block comments, line comments, strings in single quotes, and white space. */
const commentsAndStrings = /\/\*[^]*?\*\/|(?<!\S)\/\/.*$|'([^'\n]*)'|\s+/gm;

/** Removes comments and texts for staff, on which no type depends. A text has a space or begins with a capital. */
const codeOf = (source: string) =>
  source.replaceAll(commentsAndStrings, (found, text = '') => (text && !/ |^[A-Z]/.test(text) ? found : ''));

/** Hashes what TypeGen reads (queries and the code of the forms), and its version. `root` is the repository. */
export function hashOfInputs(root: string): string {
  const hash = createHash('sha256');
  const read = (...patterns: string[]) =>
    globSync(patterns, { cwd: root })
      .toSorted()
      .map((file) => readFileSync(`${root}/${file}`, 'utf8'));
  // A query is a template with the tag `groq`, or a constant whose name ends in Fields, Groq or Names.
  for (const source of read('src/content/*.ts'))
    for (const [query] of source.matchAll(/groq`[^`]*`|\w+(?:Fields|Groq|Names) =\s*([`'])[^]*?\1/g))
      hash.update(query.replaceAll(/\s+/g, ' '));
  read('studio/package.json').forEach((versions) => hash.update(versions));
  for (const source of read('studio/schema.ts', 'studio/{documents,fields,pages}/*.ts')) hash.update(codeOf(source));
  return hash.digest('hex').slice(0, 16);
}
