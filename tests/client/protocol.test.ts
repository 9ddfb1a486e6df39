import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as protocol from '../../src/client/protocol.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
/** What the application's files in src/client have besides: they are the other side. */
const ofApplication = /^client\/(keep-page|timed-visibility|load-failure|load-page-code|history-entry)\./;
const isInlined = (file: string) =>
  file.startsWith('client/') && !ofApplication.test(file) && file !== 'client/protocol.ts';
const outside = [...sources].filter(([file]) => !isInlined(file) && file !== 'client/protocol.ts');
const inside = [...sources].filter(([file]) => isInlined(file));

/** Each constant with the attribute names in it: `[data-opens],[data-closes]` has two. */
const constants = Object.entries(protocol).flatMap(([constant, value]) =>
  typeof value === 'string' ? value.split(',').map((name) => [constant, name.replaceAll(/[[\]]/g, '')] as const) : [],
);

test.each(constants)('%s: the other side knows %s as well', (constant, name) => {
  const others = outside.filter(([, text]) => text.includes(name) || new RegExp(`\\b${constant}\\b`).test(text));
  expect(others.map(([file]) => file)).not.toEqual([]);
});

test('the inlined scripts write none of these names themselves', () => {
  const literal = /['"`[](?:app:|data-)/;
  expect(inside.filter(([, text]) => literal.test(text)).map(([file]) => file)).toEqual([]);
});
