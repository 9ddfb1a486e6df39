import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as protocol from '../src/protocol.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(join('src', file), 'utf8')]));
const outside = [...sources].filter(([file]) => !file.startsWith('start/') && file !== 'protocol.ts');
const inside = [...sources].filter(([file]) => file.startsWith('start/'));

/** Each constant with the names that stand in it: `[data-opens],[data-closes]` are two. */
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
