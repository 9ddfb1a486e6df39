import { expect, test, vi } from 'vitest';
import * as fallback from '../../src/publish/documents/fallback-documents.ts';
import { contentPlugin } from '../../src/publish/content-plugin.ts';
import { readSettings } from '../../src/publish/settings.ts';

const { fallbackDocuments } = fallback;
vi.mock(import('../../src/publish/documents/fallback-documents.ts'), { spy: true });

type Handler = (request: { url: string }, response: unknown, next: () => void) => void;

/** As much of Vite's server as the plugin touches. */
function fakeServer() {
  const opened: (() => void)[] = [];
  const handlers = new Map<unknown, Handler>();
  const send = vi.fn<(message: unknown) => void>();
  const server = {
    config: { logger: { info: () => {}, error: () => {} } },
    watcher: { on: () => {} },
    ws: { send, on: (_event: string, act: () => void) => opened.push(act) },
    middlewares: { use: (path: unknown, handler: Handler) => handlers.set(path, handler) },
  };
  const ask = (url: string) => {
    const answer = { status: 200, body: '' };
    const response = {
      setHeader: () => {},
      writeHead: (status: number) => Object.assign(answer, { status }) && response,
      end: (body: string) => Object.assign(answer, { body }),
    };
    handlers.get('/content')?.({ url }, response, () => (answer.status = 404));
    return answer;
  };
  return { server, send, ask, open: () => opened.forEach((act) => act()) };
}

test('started with invalid content: every opened page names the field, and a request for content gets no page', async () => {
  const documents = await fallbackDocuments();
  vi.mocked(fallback.fallbackDocuments).mockResolvedValueOnce(
    documents.map((document) => (document._id === 'aboutPage' ? { ...document, hero: { title: '' } } : document)),
  );
  const { server, send, ask, open } = fakeServer();
  const { configureServer } = contentPlugin(readSettings({}, []));
  await (configureServer as (given: unknown) => Promise<void>)(server);
  open();
  const overlay = { type: 'error', err: { message: expect.stringContaining('aboutPage, isian hero.title') as string } };
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ ...overlay, err: expect.objectContaining(overlay.err) as object }),
  );
  expect(ask('/about.json')).toMatchObject({ status: 503, body: overlay.err.message });
  expect(ask('/fonts')).toMatchObject({ status: 404 });
});
