import { expect, test, vi } from 'vitest';
import * as source from '../../src/publish/documents/documents.ts';
import { contentPlugin } from '../../src/publish/content-plugin.ts';
import { readSettings } from '../../src/publish/settings.ts';

vi.mock(import('../../src/publish/documents/documents.ts'), { spy: true });

type Handler = (request: { url: string }, response: unknown, next: () => void) => void;

/** The part of Vite's server that the plugin uses. */
function fakeServer() {
  const opened: (() => void)[] = [];
  const handlers: Handler[] = [];
  const send = vi.fn<(message: unknown) => void>();
  const server = {
    config: { logger: { info: () => {}, error: () => {} } },
    watcher: { on: () => {} },
    ws: { send, on: (_event: string, act: () => void) => opened.push(act) },
    middlewares: { use: (handler: Handler) => handlers.push(handler) },
  };
  /** The answer to a request for which there is no file. */
  const ask = (url: string) => {
    const answer = { status: 200, body: '' };
    const response = {
      writeHead: (status: number) => Object.assign(answer, { status }) && response,
      end: (body: string) => Object.assign(answer, { body }),
    };
    handlers.at(-1)?.({ url }, response, () => {});
    return answer;
  };
  return { server, send, ask, open: () => opened.forEach((act) => act()) };
}

test('with invalid content the dev server names the field in open pages and answers 503', async () => {
  const documents = await source.fallbackDocuments();
  vi.mocked(source.readDocuments).mockResolvedValueOnce(
    documents.map((document) => (document._id === 'aboutPage' ? { ...document, hero: { title: '' } } : document)),
  );
  const { server, send, ask, open } = fakeServer();
  const { configureServer } = contentPlugin(readSettings({}, []));
  const after = await (configureServer as (given: unknown) => Promise<() => void>)(server);
  after();
  open();
  const overlay = { type: 'error', err: { message: expect.stringContaining('aboutPage, isian hero.title') as string } };
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ ...overlay, err: expect.objectContaining(overlay.err) as object }),
  );
  for (const url of ['/about', '/content/about.json'])
    expect(ask(url)).toMatchObject({ status: 503, body: overlay.err.message });
});
