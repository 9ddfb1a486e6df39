import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { expect, test } from 'vitest';
import { publishError } from '../../src/publish/publish-error.ts';
import { ContentError } from '../../src/publish/documents/content-errors.ts';
import { startContentServer } from '../../studio/content-server/server.ts';

test('staff can read why a build failed on hosts that accept no file for it; visitors cannot', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'status-'));
  const server = await startContentServer({ port: 0, dataDir, log: () => {} });
  const place = { projectId: 'lokal', dataset: 'production', apiHost: server.url };
  const nowhere = join(dataDir, 'none');
  await publishError(nowhere, new ContentError([{ kind: 'rule', values: { remedy: 'Isi harga.' } }]), {
    dataset: place,
  });
  expect(server.store.get('status.situs')).toBeUndefined();
  await publishError(nowhere, new ContentError([{ kind: 'rule', values: { remedy: 'Isi harga.' } }]), {
    dataset: { ...place, statusToken: 'lokal' },
  });
  const read = (token?: string) =>
    createClient({
      ...place,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2026-10-01',
      ...(token && { token }),
    })
      .withConfig({ perspective: 'raw' })
      .fetch<unknown>('*[_id == "status.situs"][0]{problems}');
  expect(await read('lokal')).toEqual({ problems: [{ text: 'Isi harga.' }] });
  expect(await read().catch(() => null)).toBeNull();
  await server.close();
  await rm(dataDir, { recursive: true });
});
