import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Entry {
  version?: string;
  integrity?: string;
  hasInstallScript?: boolean;
}

/** Packages that must have the same version in the root and in the Studio: its preview bundles both. */
const shared = ['@sanity/client', 'react', 'react-dom'];

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
/** Packages of the registry: all but the repository itself and `site`, the name by which the Studio imports `src`. */
const entries = Object.entries(lock.packages).filter(([path]) => !['', 'src', 'node_modules/site'].includes(path));

test('every package of the lockfile has an integrity hash', () => {
  expect(entries.length).toBeGreaterThan(300);
  expect(entries.flatMap(([path, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [path]))).toEqual([]);
});

test('dependencies are pinned to exact versions', () => {
  const { site: _ours, ...dependencies } = manifest.dependencies ?? {};
  const ranges = { ...dependencies, ...manifest.devDependencies };
  expect(Object.entries(ranges).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

// No lockfile covers what an install script fetches. Those of swc and esbuild act only where npm left out a package.
const scriptsNotNeeded = ['node_modules/@swc/core', 'node_modules/esbuild'];
test('only swc and esbuild have an install script, and npm runs none', () => {
  const scripted = ['package-lock.json', 'studio/package-lock.json', 'tests/floor/package-lock.json'].flatMap(
    (file) => {
      const { packages } = JSON.parse(readFileSync(file, 'utf8')) as typeof lock;
      return Object.entries(packages).flatMap(([path, { hasInstallScript }]) => (hasInstallScript ? [path] : []));
    },
  );
  expect(scripted).toEqual(scriptsNotNeeded);
  for (const folder of ['.', 'studio', 'tests/floor', 'tests/served'])
    expect(readFileSync(`${folder}/.npmrc`, 'utf8'), folder).toContain('ignore-scripts=true\n');
});

test('the site and the Studio have the same versions of React and the Sanity client', () => {
  const studio = JSON.parse(readFileSync('studio/package-lock.json', 'utf8')) as typeof lock;
  const versions = ({ packages }: typeof lock) => shared.map((name) => packages[`node_modules/${name}`]?.version);
  expect(versions(lock)).not.toContain(undefined);
  expect(versions(studio)).toEqual(versions(lock));
});

test('workflows run actions by commit hash, and may write only where a comment says why', () => {
  const files = globSync('.github/workflows/*.yml').map((file) => readFileSync(file, 'utf8'));
  const used = files.flatMap((text) => Array.from(text.matchAll(/uses: (.*)$/gm), ([, action]) => action));
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  for (const text of files) {
    // By default a workflow may do nothing or read the code. A job may write attestations, or where a comment says why.
    // The trigger pull_request_target would run the code of strangers with these permissions.
    expect(text).toMatch(/^permissions:(?: \{\}\n|\n {2}contents: read\n(?! ))/m);
    expect(text).not.toMatch(/pull_request_target|: write(?! # (?:signs|opens the issue))(?<!attestations: write)/);
  }
});
