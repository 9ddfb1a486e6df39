import { defineConfig, type TestUserConfig } from 'vitest/config';

const project = (name: string, include: string, exclude: string[] = []) => ({
  test: { name, include: [include], exclude, testTimeout: 30_000 },
});

const test: TestUserConfig = {
  // Without `--project`: what takes seconds and needs nothing built.
  project: 'unit',
  projects: [
    project('unit', 'tests/**/*.test.{ts,tsx}', ['tests/studio/**']),
    // What looks at the built output, or makes builds of its own: it runs after the build.
    project('output', 'tests/output/**/*.check.ts'),
    // What breaks down around a build: server, disk, process. Minutes, at real sockets with the real limits.
    project('resilience', 'tests/resilience/**/*.check.ts'),
    // A release as the public gets it: from nginx, and over TLS before Mozilla's scanner.
    project('served', 'tests/served/**/*.check.ts'),
    // The built site in the engines of docs/browser-floor.md: real ones, fetched for it.
    project('floor', 'tests/floor/**/*.check.ts'),
    // What runs only where the Studio is installed.
    project('studio', 'tests/studio/**/*.test.ts'),
  ],
};

export default defineConfig({ test });
