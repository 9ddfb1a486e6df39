import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pushContent } from '../../src/publish/documents/content-push.ts';
import { fallbackDocuments } from '../../src/publish/documents/documents.ts';
import { pullContent } from '../../src/publish/documents/pull-content.ts';
import type { Dataset } from '../../src/publish/settings.ts';
import { localServer } from './local-server.ts';

const fallback = 'content-fallback';
const documentCount = (await fallbackDocuments(fallback)).filter(({ _type }) => _type !== 'sanity.imageAsset').length;
let local: Awaited<ReturnType<typeof localServer>>;
let server: typeof local.server;
let folder: string;
let project: Dataset;

beforeAll(async () => {
  local = await localServer();
  ({ server, folder } = local);
  project = { ...local.project, writeToken: 'lokal' };
});
afterAll(() => local.close());

const push = async (write: boolean) => {
  const lines: string[] = [];
  const count = await pushContent(project, fallback, { write, say: (line) => lines.push(line) });
  return { count, lines };
};

test('a push without --write only says what it would do', async () => {
  const { count, lines } = await push(false);
  expect(count).toBe(documentCount);
  expect(lines).toHaveLength(documentCount);
  expect(server.store.all()).toEqual([]);
});

test('without a token nothing is written', async () => {
  const refused = pushContent({ ...project, writeToken: undefined }, fallback, { write: true, say: () => {} });
  await expect(refused).rejects.toThrow('SANITY_WRITE_TOKEN');
  expect(server.store.all()).toEqual([]);
});

test('a push into an empty dataset and a pull give back every file, byte for byte', async () => {
  expect((await push(true)).count).toBe(documentCount);
  const out = join(folder, 'pulled');
  await pullContent(project, out);
  const files = (await readdir(fallback)).filter((file) => file.endsWith('.json'));
  expect((await readdir(out)).filter((file) => file.endsWith('.json'))).toEqual(files);
  const texts = await Promise.all(files.map((file) => readFile(join(fallback, file), 'utf8')));
  const pictures = (await readdir(join(out, 'images'))).map((file) => join('images', file));
  expect(pictures).toHaveLength(new Set(texts.join('').match(/image-[0-9a-f]{40}/g)).size);
  for (const file of [...files, ...pictures])
    expect((await readFile(join(out, file))).equals(await readFile(join(fallback, file))), file).toBe(true);
});

test('a second push changes nothing: it lists what staff have changed and added, and keeps their drafts', async () => {
  expect((await push(true)).count).toBe(0);
  const plan = server.store.get('paket-pro');
  if (!plan) throw new Error('no plan');
  await local.staff.patch('paket-pro').set({ price: 31_000 }).commit();
  await local.staff.create({ ...plan, _id: 'drafts.paket-pro', price: 33_000 });
  await local.staff.create({ ...plan, _id: 'paket-baru' });
  const { lines } = await push(true);
  expect(lines).toEqual(['differs: plan paket-pro', 'only in the dataset: plan paket-baru']);
  expect(server.store.get('paket-pro')?.price).toBe(29_000);
  expect(server.store.get('drafts.paket-pro')?.price).toBe(33_000);
  expect(server.store.get('paket-baru')).toBeDefined();
});

test('the file of a list that staff emptied stays, and is empty', async () => {
  const out = join(folder, 'pulled');
  const questions = server.store.all().filter(({ _type }) => _type === 'faq');
  expect(questions.length).toBeGreaterThan(0);
  for (const { _id } of questions) await local.staff.delete(_id);
  await pullContent(project, out);
  expect(JSON.parse(await readFile(join(out, 'faq.json'), 'utf8'))).toEqual([]);
  expect(await fallbackDocuments(out)).toEqual(expect.not.arrayContaining([expect.objectContaining({ _type: 'faq' })]));
});

test('content that the site would refuse is not pulled', async () => {
  await local.staff.patch('bankAccount').set({ number: '12' }).commit();
  const out = join(folder, 'refused');
  await expect(pullContent(project, out)).rejects.toThrow('nomor rekening');
  await expect(readdir(out)).rejects.toThrow('ENOENT');
});
