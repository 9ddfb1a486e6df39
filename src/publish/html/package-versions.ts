import { readFileSync } from 'node:fs';

/** The versions of the packages that build the site. Read from the file, because loading a package takes time. */
export const { devDependencies: packageVersions } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  devDependencies: Record<string, string>;
};
