import { expect, test, vi } from 'vitest';
import { ContentError } from '../../src/publish/documents/content-errors.ts';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { publishError } from '../../src/publish/publish-error.ts';
import { localServer } from './local-server.ts';

test('staff read in the dataset why the last release failed; visitors cannot', async () => {
  const { server, project, staff, close } = await localServer();
  const rule = new ContentError([{ kind: 'rule', values: { remedy: 'Isi harga' } }]);
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await publishError(rule, project);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('SANITY_STATUS_TOKEN'));
  expect(server.store.get('status.situs')).toBeUndefined();
  const writable = { ...project, statusToken: 'lokal' };
  const query = '*[_id == "status.situs"][0]{problems}';
  await publishError(new Error('ENOENT /home/staf'), writable);
  const technical: unknown = expect.stringMatching(/^Kesalahan teknis, bukan karena konten\./);
  expect(await staff.fetch<unknown>(query)).toEqual({ problems: [{ text: technical }] });
  await publishError(rule, writable);
  expect(await staff.fetch<unknown>(query)).toEqual({ problems: [{ text: 'Isi harga.' }] });
  const visitor = sanityClient(project, { maxRetries: 0, perspective: 'raw' });
  expect(await visitor.fetch<unknown>(query).catch(() => null)).toBeNull();
  await close();
});
