/** Browser entry. Staged, so that no single task blocks a slow phone (rendering.md). */
const pause = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

await import('react-dom/client');
await pause();
const { styleCache } = await import('./ui/style-cache.ts');
await pause();
const { system } = await import('./ui/system.ts');
await pause();
const { routes } = await import('./routes.tsx');
await pause();
const { startApp } = await import('./app.tsx');
await pause();
/** For the preview (studio/preview/main.ts); the public build drops what nobody imports. */
export const router = await startApp(routes, { cache: styleCache(), system });
