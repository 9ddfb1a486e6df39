import type { IRegularForbiddenRuleType } from 'dependency-cruiser';
import { giving, rooms } from './rooms.ts';

// Turns the table of rooms into rules for dependency-cruiser.

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
const isFile = (name: string) => /\.tsx?$/.test(name);
/** Pattern of a room in src: one file, or the files directly in a folder. `client` → `^src/client/[^/]+$` */
const inSrc = (room: string) => `^src/${escape(room)}${isFile(room) ? '$' : '/[^/]+$'}`;

/** Pattern of a package, or of a part of it: `@a/b/c` → `^(node_modules/)?@a/b(/|$).*c`. `node:` is all of Node's own. */
function packageFiles(path: string): string {
  if (path === 'node:') return '^(node:)?[a-z_/]+$';
  const [, name = '', part] = /^((?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  return `^(node_modules/)?${escape(name)}(/|$)${part ? `.*${escape(part)}` : ''}`;
}

/** Files that are rooms of their own, and so not part of their folder's room. */
const files = Object.keys(rooms).filter(isFile).map(inSrc);

const roomRules = Object.entries(rooms).map(([room, { imports, packages }]): IRegularForbiddenRuleType => {
  const allowed = [room, ...imports].map(inSrc);
  return {
    name: `${room} may import ${[...imports, ...packages].join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: inSrc(room), pathNot: isFile(room) ? [] : files },
    to: { pathNot: [...allowed, ...packages.map(packageFiles)] },
  };
});

const rule = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, severity: 'error', from, to });

export const forbidden: IRegularForbiddenRuleType[] = [
  ...roomRules,
  rule('no circular imports', { path: '^(src|studio)/' }, { circular: true }),
  rule(
    'only sections/give and pages may import orders and their totals',
    { path: '^src/sections/(shell/)?[^/]+$' },
    { path: giving.map((file) => inSrc(file)) },
  ),
  rule(
    'pages take only types from content: zod and queries would reach the browser',
    { path: '^src/(pages|client)/' },
    { path: '^src/content/', dependencyTypesNot: ['type-only'] },
  ),
  rule('the site takes nothing from the Studio', { path: '^src/' }, { path: '^studio/' }),
  rule(
    'the Studio takes only content, money rules and words from the site: src/publish runs in Node',
    { path: '^studio/', pathNot: '^studio/(preview/|start\\.ts$)' },
    {
      path: '^src/',
      pathNot: '^src/((content|transaction)/|(page-table|words/(days|chat))\\.ts$)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'local-sanity and parts know neither site nor Studio',
    { path: '^studio/(local-sanity|parts)/' },
    { path: '^(src|studio)/(?!local-sanity/|parts/|node_modules/)' },
  ),
  rule(
    'transfer-matching takes of the site and the Studio only what its README names',
    { path: '^studio/plugins/transfer-matching/' },
    {
      path: '^(src|studio)/(?!node_modules/|plugins/transfer-matching/)',
      pathNot: '^(studio/parts/|src/(transaction/|(words/(days|chat)|content/stored-value)\\.ts$))',
    },
  ),
];

export const allRooms = Object.keys(rooms).map((room) => new RegExp(inSrc(room)));
