import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { giving, loader, long, outside, rooms } from './rooms.ts';
import { commentsOf, importsOf, type Source } from './sources.ts';

/** Each rule answers what is wrong, one line each; none when all is well. Paths are those of src. */
export type Rule = (sources: readonly Source[]) => string[];

/** The room of a path: its folder, or itself where it stands alone. */
export const roomOf = (path: string): string => (path in rooms ? path : path.split('/').slice(0, -1).join('/') || path);

const each =
  (rule: (source: Source) => string[]): Rule =>
  (sources) =>
    sources.flatMap(rule);

export const layout = each(({ path }) => [
  ...(roomOf(path) in rooms ? [] : [`${path} stands in no room: tests/house/rooms.ts`]),
  ...(/^([a-z0-9-]+\/){0,2}[a-z0-9-]+\.tsx?$/.test(path)
    ? []
    : [`${path} is not kebab-case, at most two folders deep`]),
  ...(/(^|\/)(utils?|lib|helpers?|hooks|types|common|index)(\/|\.tsx?$)/.test(path)
    ? [`${path} is an attic or a barrel`]
    : []),
]);

export const sizes: Rule = (sources) => {
  const counts = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  const median = (of: typeof counts) => of.map(({ lines }) => lines).sort((a, b) => a - b)[of.length >> 1] ?? 0;
  const publish = counts.filter(({ path }) => path.startsWith('publish/'));
  return [
    ...counts.flatMap(({ path, lines }) =>
      lines > (long.includes(path) ? 200 : 150) ? [`${path} has ${lines} lines: cut it in two`] : [],
    ),
    ...[counts, publish].flatMap((of) => (median(of) >= 60 ? [`the median file has ${median(of)} lines`] : [])),
  ];
};

export const directions = each((source) =>
  importsOf(source)
    .filter(({ isPackage, to }) => !isPackage && !to.startsWith('..') && roomOf(to) !== roomOf(source.path))
    .filter(({ to }) => !rooms[roomOf(source.path)]?.imports.includes(roomOf(to)))
    .map(({ from, to }) => `${from} may not import ${to}: tests/house/rooms.ts says what ${roomOf(from)} may`),
);

export const packages = each((source) =>
  importsOf(source)
    .filter(({ isPackage }) => isPackage)
    .filter(({ to }) => {
      const { packages: known = [] } = rooms[roomOf(source.path)] ?? {};
      return !known.includes(to) && !(known.includes('node:') && to.startsWith('node:'));
    })
    .map(
      ({ from, to }) => `${from} may not import the package ${to}: tests/house/rooms.ts names those of ${roomOf(from)}`,
    ),
);

export const beyond = each((source) =>
  importsOf(source)
    .filter(({ to, isType }) => to.startsWith('..') && !(to === outside && isType))
    .map(({ from, to }) => `${from} may not import ${to}, which is outside src`),
);

export const existing = each((source) =>
  importsOf(source)
    .filter(({ isPackage, to }) => !isPackage && !(/\.(tsx?|json)$/.test(to) && existsSync(join('src', to))))
    .map(({ from, to }) => `${from} imports ${to}, which is no file`),
);

export const givingOnly = each((source) =>
  importsOf(source)
    .filter(({ from, to }) => roomOf(from) === 'sections' && giving.includes(to))
    .map(({ from, to }) => `${from} may not import ${to}: only sections/give knows an order and its total`),
);

export const contentTypes = each((source) =>
  importsOf(source)
    .filter(({ from, to, isType }) => roomOf(from) === 'pages' && to.startsWith('content/') && !isType && to !== loader)
    .map(({ from, to }) => `${from} may import only types from ${to}`),
);

/** What is imported late is fetched before, under its own name (src/client/load-code.ts). The entry is fetched by the start. */
export const lateImports = each(({ path, text }) => {
  if (path.startsWith('publish/') || path === 'main.tsx') return [];
  const calls = text.matchAll(/(?:loadCode\(\s*'(?<named>[^']*)',\s*\(\) => )?(?<!typeof )import\('(?<to>\.[^']+)'\)/g);
  return Array.from(calls, ({ groups = {} }) => ({ named: groups.named, to: join('src', path, '..', groups.to ?? '') }))
    .filter(({ named, to }) => named !== to)
    .map(({ to }) => `${path} imports ${to} late: loadCode('${to}', () => import(…))`);
});

/** Trusted Types and the Content-Security-Policy would refuse them. */
export const markup = each(({ path, text }) =>
  !path.startsWith('publish/') && /dangerouslySetInnerHTML|\.innerHTML\s*=|\sstyle=\{/.test(text)
    ? [`${path} writes HTML or a style attribute`]
    : [],
);

export const settings = each(({ path, text }) =>
  path !== 'publish/settings.ts' && /\bprocess\.env\b|\bimport\.meta\.env\b(?!\.(DEV|PROD|SSR))/.test(text)
    ? [`${path} reads the environment: take it from publish/settings.ts`]
    : [],
);

/** A comment leads to a paper that a stranger has. */
export const citations = each((source) =>
  Array.from(commentsOf(source).matchAll(/[\w./-]+\.md\b/g), ([cited]) => cited)
    .filter((cited) => !statSync(cited, { throwIfNoEntry: false })?.isFile())
    .map((cited) => `${source.path} cites ${cited}, which is not in the repository`),
);
