import { defineConfig, type TestUserConfig } from 'vitest/config';

/** Limits that a machine four times as busy meets. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };

const project = (name: string, include: string | string[], { exclude = [] as string[], isolate = true } = {}) => ({
  test: { name, include: [include].flat(), exclude, isolate, ...limits },
});

/** The project of this run. The default is `unit`, which needs no build. */
const chosen = /--project[= ](\w+)/.exec(process.argv.join(' '))?.[1] ?? 'unit';

const test: TestUserConfig = {
  project: chosen,
  // vitest itself would leave one of two cores idle.
  maxWorkers: '100%',
  // `.ci/run` adds up the numbers of these files.
  reporters: ['default', ['junit', { outputFile: `reports/sums/${chosen}.xml` }]],
  projects: [
    // Without isolation a worker loads the site's code once, which halves the time.
    project('unit', 'tests/**/*.test.{ts,tsx}', { exclude: ['tests/studio/**'], isolate: false }),
    // Checks of the built files. They need a build, and read it alone, so they share what they import.
    project('output', 'tests/output/**/*.check.ts', { exclude: ['tests/output/release.check.ts'], isolate: false }),
    // Releases. Each is a full build.
    project('release', 'tests/output/release.check.ts'),
    // Builds that fail, on real sockets with the real limits.
    project('resilience', 'tests/resilience/**/*.check.ts'),
    // A release as nginx serves it, also over TLS to Mozilla's scanner.
    project('served', 'tests/served/**/*.check.ts'),
    // An order in the oldest engine of docs/browser-floor.md, which is downloaded for it.
    project('floor', 'tests/floor/**/*.check.ts'),
    // Tests that need the Studio's packages. Without isolation the packages are loaded once, which halves the time.
    project('studio', ['tests/studio/**/*.test.ts', 'studio/local-sanity/tests/*.test.ts'], { isolate: false }),
  ],
};

export default defineConfig({ test });
