import { expect, test } from 'vitest';
import { sanityClient } from '../../src/publish/documents/sanity-documents.ts';
import { publishError } from '../../src/publish/publish-error.ts';
import { localContent } from '../../src/publish/settings.ts';
import { run } from '../program.ts';
import { releaseEnv, withValue } from '../publish/releasable.ts';
import { localServer } from './local-server.ts';

test('staff read in the dataset why the last release failed, and in which field; visitors cannot', async () => {
  const { folder, server, project, staff, close } = await localServer();
  const query = '*[_id == "status.situs"][0].problems';
  await publishError(new Error('ENOENT /home/staf'), { ...project, statusToken: 'lokal' });
  const technical: unknown = expect.stringMatching(/^Kesalahan teknis, bukan karena konten\./);
  expect(await staff.fetch<unknown>(query)).toEqual([{ text: technical }]);

  const documents = withValue('paket-pro', 'placeholder', true);
  await staff.mutate(documents.map((document) => ({ createOrReplace: document })));
  const settings = { ...releaseEnv, ...localContent, SANITY_API_HOST: server.url, OUT_DIR: `${folder}/dist` };
  const release = (token: string) => run('src/publish/release.ts', [], { ...settings, SANITY_STATUS_TOKEN: token });
  const reason: unknown = expect.stringContaining('dokumen ini masih ditandai');
  expect(await release('lokal')).toMatchObject({ code: 1, output: reason });
  const problem = { id: 'paket-pro', type: 'plan', path: 'placeholder', text: reason };
  expect(await staff.fetch<unknown>(query)).toEqual([problem]);
  const visitor = sanityClient(project, { maxRetries: 0, perspective: 'raw' });
  expect(await visitor.fetch<unknown>(query).catch(() => null)).toBeNull();

  const unseen = await release('salah');
  expect(unseen).toMatchObject({ code: 1, output: reason });
  expect(unseen.output).toMatch(/^Sanity did not take the reasons, .+: Unauthorized/m);
  await close();
});
