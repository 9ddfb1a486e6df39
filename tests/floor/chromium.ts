import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { viewport, type Driver } from './driver.ts';
import { startEngine } from './engine-process.ts';
import { connect } from './socket.ts';

/** Flags for a Chromium built for small servers. It must start in its own folder, where its libraries are. */
const args = [
  '--headless',
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-dev-shm-usage',
  '--hide-scrollbars',
  '--lang=id-ID',
  '--remote-debugging-port=0',
];

/** Starts Chromium and uses its first page: version 92 exits when a second one is opened. */
export async function openChromium(executable: string, more: string[] = []): Promise<Driver> {
  const folder = dirname(executable);
  const profile = await mkdtemp(join(tmpdir(), 'floor-'));
  const engine = await startEngine(
    [executable, ...args, ...more, `--user-data-dir=${profile}`, 'about:blank'],
    /DevTools listening on (ws:\S+)/,
    // A clean environment: with the variables that vitest sets, the page does not answer.
    {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: profile, LD_LIBRARY_PATH: `${folder}:${join(folder, 'lib')}` },
    },
  );
  const list = await fetch(`http://${new URL(engine.matched).host}/json/list`);
  const targets = (await list.json()) as { type: string; webSocketDebuggerUrl: string }[];
  const page = await connect(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: true });
  // Headless Chromium cannot ask for a permission; elsewhere a click on the button is enough.
  await page.send('Browser.grantPermissions', { permissions: ['clipboardReadWrite', 'clipboardSanitizedWrite'] });
  const mouse = (type: string, x: number, y: number) =>
    page.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await page.send<{ result: { value: Value }; exceptionDetails?: object }>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: true },
    );
    if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
    return result.value;
  };
  return {
    go: async (url) => void (await page.send('Page.navigate', { url })),
    evaluate,
    press: async (x, y) => {
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    type: async (text) => void (await page.send('Input.insertText', { text })),
    screenshot: async () =>
      Buffer.from((await page.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })).data, 'base64'),
    close: async () => {
      page.close();
      await engine.stop();
    },
  };
}
