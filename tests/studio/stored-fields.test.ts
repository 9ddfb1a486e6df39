import { parse, type TypeNode, typeEvaluate } from 'groq-js';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { pageContracts } from '../../src/content/page-contracts.ts';
import { evaluate } from '../../src/publish/documents/documents.ts';
import { storedTypes } from '../../studio/check-documents.ts';

/** The types that a stored value may have, without null. None for a field that no form has. */
function typesOf(node: TypeNode | undefined): TypeNode[] {
  if (!node || node.type === 'null') return [];
  if (node.type === 'union') return node.of.flatMap(typesOf);
  if (node.type !== 'inline') return [node];
  const named = storedTypes.find(({ name }) => name === node.name);
  return typesOf(named && 'value' in named ? named.value : undefined);
}

/** Where a shape expects something else than the forms store: `hero.title is no string: number`. */
function differences(shape: z.core.$ZodType, stored: readonly TypeNode[], path: string): string[] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  const expectType = (type: TypeNode['type']) =>
    stored.length > 0 && stored.every((node) => node.type === type)
      ? []
      : [`${path} is no ${type}: ${stored.map((node) => node.type).join(', ') || 'no form has it'}`];
  const expectEntries = (entry: z.core.$ZodType | null | undefined) => {
    const entries = stored.flatMap((node) => (node.type === 'array' ? typesOf(node.of) : []));
    return entry && entries.length > 0 ? differences(entry, entries, `${path}[]`) : expectType('array');
  };
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return differences(def.innerType, stored, path);
    case 'pipe':
      return differences(def.in, stored, path);
    case 'array':
      return expectEntries(def.element);
    case 'tuple':
      return expectEntries(def.items[0]);
    case 'enum':
    case 'literal':
      return expectType('string');
    case 'object': {
      const valueOf = (name: string) =>
        stored.flatMap((node) => (node.type === 'object' ? typesOf(node.attributes[name]?.value) : []));
      return Object.entries(def.shape).flatMap(([name, field]) => differences(field, valueOf(name), `${path}.${name}`));
    }
    default:
      return expectType(def.type as TypeNode['type']);
  }
}

test.each(Object.values(pageContracts))('the forms store what $document shows', ({ document, query, shape }) => {
  const stored = typesOf(typeEvaluate(parse(query), storedTypes));
  expect(differences(shape, stored, document)).toEqual([]);
});

/** The path of each stored text and number (`homePage.hero.title`). `example` adds them. */
const paths: string[] = [];

/** A value of a type, in which every text and number is its own path. Fields of Sanity itself are left out. */
function example(node: TypeNode, path: string): unknown {
  const [type] = typesOf(node);
  if (type?.type === 'array') return [example(type.of, path)];
  if (type?.type === 'boolean') return true;
  if (type?.type !== 'object') {
    paths.push(path);
    return path;
  }
  const fields = Object.entries(type.attributes).filter(([name]) => !/^_|^(asset|media|hotspot|crop)$/.test(name));
  return Object.fromEntries(fields.map(([name, { value }]) => [name, example(value, `${path}.${name}`)]));
}

test('pages show all that the forms store, but for what only orders or guards', async () => {
  const documents = storedTypes.flatMap((type) => {
    if (type.type !== 'document' || type.name.startsWith('sanity.')) return [];
    const fields = example({ type: 'object', attributes: type.attributes }, type.name) as object;
    return [{ ...fields, _id: type.name, _type: type.name }];
  });
  const shown = await Promise.all(Object.values(pageContracts).map(({ query }) => evaluate(query, documents)));
  const texts = new Set(JSON.stringify(shown).match(/(?<=")[\w.]+(?=")/g));
  expect(paths.filter((path) => !texts.has(path) && !path.endsWith('.orderRank'))).toEqual(['bankAccount.numberAgain']);
});
