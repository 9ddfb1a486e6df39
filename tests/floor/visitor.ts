import type { Driver } from './driver.ts';
import { running, scripted } from '../../src/client/protocol.ts';

/** Timeout in ms; a busy machine without a GPU renders slowly. */
const timeout = 30_000;

/** The acts of a visitor, in any engine. An element is given as a JavaScript expression, evaluated in the page. */
export class Visitor {
  readonly driver: Driver;
  private readonly origin: string;

  constructor(driver: Driver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  see = <Value>(expression: string) => this.driver.evaluate<Value>(expression);

  /** Whether an expression is true. A document that is being replaced fails to answer, or in Firefox never answers. */
  private holds(expression: string): Promise<boolean> {
    const silence = new Promise<boolean>((resolve) => setTimeout(resolve, 2000, false));
    return Promise.race([this.see<boolean>(`Boolean(${expression})`).catch(() => false), silence]);
  }

  /** Waits until an expression is true. Throws with the page's text after the timeout. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + timeout;
    while (!(await this.holds(expression))) {
      if (performance.now() > end)
        throw new Error(`Timed out waiting for: ${expression}\n${await this.see<string>('document.body.innerText')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  async visit(path: string, origin = this.origin): Promise<void> {
    // about:blank first: navigating to the same address would not reload.
    await this.driver.go('about:blank');
    await this.until(`location.href === 'about:blank'`);
    await this.driver.go(origin + path);
    await this.until(`location.pathname === '${path.split('?')[0]}' && document.readyState === 'complete'`);
  }

  /** A real click at the element's place on the screen. */
  async press(element: string): Promise<void> {
    await this.until(element);
    const [x, y] = await this.see<[number, number]>(`(() => {
      const element = ${element};
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })()`);
    await this.driver.press(x, y);
  }

  /** Presses the margin: any press on the page starts the application. */
  pressMargin = () => this.driver.press(3, 300);

  async fill(selector: string, text: string): Promise<void> {
    const element = `document.querySelector('${selector}')`;
    await this.press(element);
    await this.until(`document.activeElement === ${element}`);
    await this.driver.type(text);
    await this.until(`${element}.value === ${JSON.stringify(text)}`);
    // Firefox scrolls back to the field in the frame after the typing; the next press must not meet that.
    await this.see('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }

  /** The popup of a <select> is not in the page, so the value is set and the events of a choice are sent. */
  choose = (selector: string, value: string) =>
    this.see(`(() => {
      const list = document.querySelector('${selector}');
      list.value = [...list.options].find(({ text, value }) => text.startsWith('${value}') || value === '${value}').value;
      for (const name of ['input', 'change']) list.dispatchEvent(new Event(name, { bubbles: true }));
    })()`);

  /** Waits until the page's script and every island of the page run. */
  started = () =>
    this.until(
      `document.documentElement.hasAttribute('${scripted}') && !document.querySelector('[data-island]:not([${running}])')`,
    );
}

/** The first of these elements that is visible and contains this text. */
export const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find((element) =>
    element.offsetParent && (element.getAttribute('aria-label') ?? element.textContent).includes(${JSON.stringify(text)}))`;
