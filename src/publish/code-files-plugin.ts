import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { closure } from './html/start-plan.ts';

const place = '__CODE_FILES__';

/** Lists in the entry which files each lazy import needs. The entry's hash already covers their names. */
export function codeFilesPlugin(): Plugin {
  return {
    name: 'code-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ code }) => code.includes(place));
      if (!entry) throw new Error(`No file of the bundle holds ${place}: src/main.tsx must name it`);
      entry.code = entry.code.replaceAll(place, JSON.stringify(codeFiles(chunks, entry)));
    },
  };
}

function codeFiles(chunks: Rolldown.OutputChunk[], entry: Rolldown.OutputChunk): Record<string, string[]> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const importsOf = (name: string) => byName.get(name)?.imports ?? [];
  const atStart = new Set(closure([entry.fileName, ...entry.dynamicImports], importsOf));
  const late = chunks.filter(({ fileName, isDynamicEntry }) => isDynamicEntry && !atStart.has(fileName));
  const files = late.map(({ fileName, facadeModuleId }): [string, string[]] => {
    const beyond = closure([fileName], importsOf).filter((name) => !atStart.has(name));
    return [relative('.', facadeModuleId ?? fileName), beyond.map((name) => `/${name}`)];
  });
  return Object.fromEntries(files.filter(([source]) => source.startsWith('src/')));
}
