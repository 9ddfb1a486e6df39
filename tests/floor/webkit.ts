import { clickActions, keyActions, viewport, type Driver } from './driver.ts';
import { startEngine } from './engine-process.ts';

/** Port of the driver, which cannot choose a free one by itself. */
const port = Number(process.env.PORT ?? 4181);

/** WebKitGTK over WebDriver, in a display of its own: it has no headless mode. */
export async function openWebkit(executable: string): Promise<Driver> {
  const engine = await startEngine(
    ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24', 'sh', '-c', `echo ready; exec ${executable} --port=${port}`],
    /(ready)/,
    // WebKit's sandbox needs user namespaces, which containers refuse.
    { env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } },
  );
  const send = async <Value>(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  // The driver sometimes misses the load event and would wait five minutes, so the visitor polls for the page.
  const { sessionId } = await listening(() =>
    send<{ sessionId: string }>('', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } }),
  );
  const sessionPath = `/${sessionId}`;
  await send(`${sessionPath}/window/rect`, { ...viewport });
  const perform = (source: object) => send(`${sessionPath}/actions`, { actions: [source] });
  return {
    go: async (url) => void (await send(`${sessionPath}/url`, { url })),
    evaluate: <Value>(expression: string) =>
      send<Value>(`${sessionPath}/execute/async`, {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null));`,
        args: [],
      }),
    press: async (x, y) => void (await perform(clickActions(x, y))),
    type: async (text) => void (await perform(keyActions(text))),
    screenshot: async () => Buffer.from(await send<string>(`${sessionPath}/screenshot`), 'base64'),
    close: async () => {
      await send(sessionPath, undefined, 'DELETE').catch(() => {}); // it may be gone with its browser
      await engine.stop();
    },
  };
}

/** Polls the driver until it answers: it prints nothing when it is ready. */
async function listening<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TypeError) || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
