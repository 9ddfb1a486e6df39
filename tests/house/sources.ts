import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface Source {
  /** Relative to its root: src or studio. */
  path: string;
  text: string;
}

/** Every TypeScript file below a folder, installed and built ones left out. */
export function sourcesOf(root: string): Source[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|\.[a-z]+)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export interface Import {
  from: string;
  /** A package, or a path relative to the root. */
  to: string;
  isPackage: boolean;
  isType: boolean;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(?<type>type\s+)?[^'";]*?from\s+'(?<from>[^']+)'|(?<!typeof )import\(\s*'(?<called>[^']+)'\s*\)|(?:^|\n)import\s+'(?<bare>[^']+)'/g;

/** Static and dynamic imports, and what is exported from elsewhere. */
export function importsOf({ path, text }: Source): Import[] {
  return Array.from(text.matchAll(statement), ({ groups = {} }) => {
    const to = groups.from ?? groups.called ?? groups.bare ?? '';
    const isPackage = !to.startsWith('.');
    return { from: path, to: isPackage ? to : normalize(join(dirname(path), to)), isPackage, isType: !!groups.type };
  });
}

/** Comments of a file, joined. Strings that look like one are rare enough. */
export const commentsOf = ({ text }: Source): string =>
  (text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g) ?? []).join('\n');
