import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentError } from '../../src/publish/documents/content-errors.ts';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { publishError } from '../../src/publish/publish-error.ts';
import { localServer } from './local-server.ts';

test('staff can read why a build failed on hosts that accept no file for it; visitors cannot', async () => {
  const { folder, server, project, staff, close } = await localServer();
  const failure = new ContentError([{ kind: 'rule', values: { remedy: 'Isi harga' } }]);
  const publish = (dataset: typeof project & { statusToken?: string }) =>
    publishError(join(folder, 'none'), failure, { dataset });
  await publish(project);
  expect(server.store.get('status.situs')).toBeUndefined();
  await publish({ ...project, statusToken: 'lokal' });
  const query = '*[_id == "status.situs"][0]{problems}';
  expect(await staff.fetch<unknown>(query)).toEqual({ problems: [{ text: 'Isi harga.' }] });
  const visitor = sanityClient(project, { maxRetries: 0, perspective: 'raw' });
  expect(await visitor.fetch<unknown>(query).catch(() => null)).toBeNull();
  await close();
});
