/** Browser entry. Staged, so that no single task blocks a slow phone (docs/decisions/late-start.md). */
import type { CodeFiles } from './client/load-code.ts';

/** Written in by the build (src/publish/code-files-plugin.ts). */
declare const __CODE_FILES__: CodeFiles;

const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** Starts the application on a page with these style names. Call it again after a failure. */
export async function start(styleNames?: string[]) {
  await import('react-dom/client');
  await pause();
  const { styleCache } = await import('./ui/style-cache.ts');
  await pause();
  const { system } = await import('./ui/system.ts');
  await pause();
  const { routes } = await import('./routes.tsx');
  await pause();
  const { setCodeFiles } = await import('./client/load-code.ts');
  if (import.meta.env.PROD) setCodeFiles(__CODE_FILES__);
  const { startApp } = await import('./app.tsx');
  await pause();
  return startApp(routes, { cache: styleCache(styleNames), system });
}
