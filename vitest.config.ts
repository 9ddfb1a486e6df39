import { defineConfig, type TestUserConfig } from 'vitest/config';

const project = (name: string, include: string, { exclude = [] as string[], isolate = true } = {}) => ({
  test: { name, include: [include], exclude, isolate, testTimeout: 30_000, hookTimeout: 30_000 },
});

/** The project of this run. Without `--project`: what takes seconds and needs nothing built. */
const chosen = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1] ?? 'unit';

const test: TestUserConfig = {
  project: chosen,
  // vitest's own choice leaves one of two cores idle.
  maxWorkers: '100%',
  // `.ci/run` adds the sums up.
  reporters: ['default', ['junit', { outputFile: `reports/sums/${chosen}.xml` }]],
  projects: [
    project('unit', 'tests/**/*.test.{ts,tsx}', { exclude: ['tests/studio/**'] }),
    // What looks at the built output: it runs after the build.
    project('output', 'tests/output/**/*.check.ts', { exclude: ['tests/output/release.check.ts'] }),
    // Releases, each a full build.
    project('release', 'tests/output/release.check.ts'),
    // What breaks down around a build: server, disk, process. Minutes, at real sockets with the real limits.
    project('resilience', 'tests/resilience/**/*.check.ts'),
    // A release as the public gets it: from nginx, and over TLS before Mozilla's scanner.
    project('served', 'tests/served/**/*.check.ts'),
    // The built site in the engines of docs/browser-floor.md: real ones, fetched for it.
    project('floor', 'tests/floor/**/*.check.ts'),
    // What runs only where the Studio is installed. Its packages are read once for all files: half of the time.
    project('studio', 'tests/studio/**/*.test.ts', { isolate: false }),
  ],
};

export default defineConfig({ test });
