import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickActions, keyActions, viewport, type Driver } from './driver.ts';
import { startEngine } from './engine-process.ts';

interface Answer {
  id?: number;
  result?: unknown;
  error?: unknown;
}

/** A connection that sends numbered commands in JSON (WebDriver BiDi). */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No answer at ${url}`)));
  });
  const waiting = new Map<number | undefined, PromiseWithResolvers<never>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, ...more } = JSON.parse(String(data)) as Answer;
    if (error) waiting.get(id)?.reject(new Error(JSON.stringify({ error, ...more })));
    else waiting.get(id)?.resolve(result as never);
    waiting.delete(id);
  });
  let last = 0;
  return {
    send<Result>(method: string, params: object = {}): Promise<Result> {
      last += 1;
      socket.send(JSON.stringify({ id: last, method, params }));
      const answer = Promise.withResolvers<never>();
      waiting.set(last, answer);
      return answer.promise;
    },
    close: () => socket.close(),
  };
}

/** Firefox over WebDriver BiDi, without a driver program. */
export async function openFirefox(executable: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'floor-'));
  const engine = await startEngine(
    [executable, '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    /WebDriver BiDi listening on (ws:\S+)/,
    { env: { ...process.env, HOME: profile } },
  );
  const session = await connect(`${engine.matched}/session`);
  await session.send('session.new', { capabilities: {} });
  const { contexts } = await session.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  let context = contexts[0]?.context;
  /** Each page gets its own tab: navigating away from a page that still loads fails or never answers. */
  const openTab = async () => {
    const oldTab = context;
    ({ context } = await session.send<{ context: string }>('browsingContext.create', { type: 'tab' }));
    await session.send('browsingContext.setViewport', { context, viewport });
    await session.send('browsingContext.close', { context: oldTab });
  };

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const answer = await session.send<{ type: string; result: { value: string }; exceptionDetails?: object }>(
      'script.evaluate',
      {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')`,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      },
    );
    if (answer.type !== 'success') throw new Error(JSON.stringify(answer.exceptionDetails));
    return JSON.parse(answer.result.value) as Value;
  };
  const perform = (source: object) => session.send('input.performActions', { context, actions: [source] });
  return {
    go: async (url) => {
      if (url === 'about:blank') await openTab();
      else await session.send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    evaluate,
    press: async (x, y) => void (await perform(clickActions(x, y))),
    type: async (text) => void (await perform(keyActions(text))),
    screenshot: async () =>
      Buffer.from(
        (await session.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
        'base64',
      ),
    close: async () => {
      session.close();
      await engine.stop();
    },
  };
}
