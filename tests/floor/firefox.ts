import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickActions, keyActions, viewport, type Driver } from './driver.ts';
import { startEngine } from './engine-process.ts';
import { connect } from './socket.ts';

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
