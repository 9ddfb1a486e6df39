import { createServer } from 'vite';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { contentPlugin } from '../../src/publish/content-plugin.ts';
import { shapeContent } from '../../src/publish/documents/read-content.ts';
import { readSettings, type Settings } from '../../src/publish/settings.ts';
import { changed } from './hostile.ts';
import { serving } from './serving.ts';

test('with invalid content the dev server names the field in open pages and answers 503', async () => {
  const read = (settings: Settings) => shapeContent(changed('aboutPage', 'hero.title', ''), settings);
  const spies: Mock[] = [];
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false },
    plugins: [
      { name: 'spy', configureServer: ({ ws }) => void spies.push(vi.spyOn(ws, 'on'), vi.spyOn(ws, 'send')) },
      contentPlugin(readSettings({}, []), read),
    ],
  });
  onTestFinished(() => server.close());
  const problem: unknown = expect.stringContaining('aboutPage, isian hero.title');
  const [on, send] = spies;
  const opened = on?.mock.calls.findLast(([event]) => event === 'connection');
  (opened as [string, () => void])[1]();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ err: { message: problem, stack: '' } }));
  const origin = await serving(server.middlewares);
  for (const path of ['/about', '/content/about.json']) {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([503, problem]);
  }
});
